import { join } from 'node:path';
import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { SETTINGS_FILE } from '../../files/find-settings.js';
import { systemCode } from '../../files/read-text-file.js';
import { checkWorkTreeFile } from '../../files/work-tree-file.js';
import { moveFile, removeFile, writeSourceFile } from '../../files/write-file.js';
import type { ImportResult } from '../merge/import-types.js';
import { journalText, type RestOfImport } from './import-journal.js';
import type { RecordFiles } from './import-records.js';
import type { ImportTarget } from './import-stack.js';

export interface WriteContext {
  readonly target: Pick<ImportTarget, 'settings' | 'newSettings'>;
  /** The folder of the settings, absolute. */
  readonly folder: string;
  readonly records: RecordFiles;
}

/**
 * Writes an import: first a journal of all that it writes and the waiting record, then the settings
 * and the manifests, and the record last. Each file is checked before the first is written. An import
 * that is stopped in between is finished by the next one.
 *
 * @throws HeadwaterError `file-unwritable`
 */
export async function writeImport(
  { files, record }: ImportResult,
  { target, folder, records }: WriteContext,
): Promise<void> {
  const isSettled = records.waiting === undefined && record === (records.record ?? record);
  if (files.length === 0 && isSettled) return;
  const { path, waitingPath, journalPath } = records;
  const { newSettings: settings } = target;
  const all = [
    { path: journalPath, before: records.journal },
    { path: waitingPath, before: records.waiting },
    ...(settings === undefined ? [] : [{ path: SETTINGS_FILE, before: undefined }]),
    ...files,
    { path, before: records.record },
  ];
  await checkFiles(all, folder);
  await writeOne(folder, journalPath, journalText({ record, settings, files }));
  await writeOne(folder, waitingPath, record);
  await writeRest({ settings, files }, { folder, records });
}

/**
 * Checks that each file still has the text that was read, and lies in the work tree.
 *
 * @throws HeadwaterError `file-unwritable`
 */
export async function checkFiles(
  files: readonly { readonly path: string; readonly before?: string | undefined }[],
  folder: string,
): Promise<void> {
  for (const { path, before } of files)
    await checkWorkTreeFile({ path: join(folder, path), shownAs: path }, { folder, before });
}

/**
 * Writes the settings and the manifests of an import whose record waits, then puts the record in its
 * place.
 *
 * @throws HeadwaterError `file-unwritable`
 */
export async function writeRest(
  { settings, files }: RestOfImport,
  { folder, records }: Pick<WriteContext, 'folder' | 'records'>,
): Promise<void> {
  const { path, waitingPath, journalPath } = records;
  if (settings !== undefined) await writeOne(folder, SETTINGS_FILE, settings);
  for (const file of files) await writeOne(folder, file.path, file.after);
  await attempt(path, () => moveFile(join(folder, waitingPath), join(folder, path)));
  await attempt(journalPath, () => removeFile(join(folder, journalPath)));
}

async function writeOne(folder: string, path: string, text: string): Promise<void> {
  await attempt(path, () => writeSourceFile(join(folder, path), text));
}

async function attempt(path: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    throw new HeadwaterError(
      'file-unwritable',
      `${path} cannot be written (${systemCode(error)}); it is as it was`,
      { exitCode: exitCodes.error, hint: 'make it writable, and run the import again: it goes on' },
    );
  }
}
