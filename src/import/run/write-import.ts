import { join } from 'node:path';
import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { SETTINGS_FILE } from '../../files/find-settings.js';
import { systemCode } from '../../files/read-text-file.js';
import { checkWorkTreeFile } from '../../files/work-tree-file.js';
import { removeFile, writeSourceFile } from '../../files/write-file.js';
import {
  findRest,
  type ImportFiles,
  type ImportJournal,
  journalText,
  parseJournal,
  readImportFiles,
} from './import-journal.js';

/**
 * Writes an import: first a journal of its files, then the settings and the manifests, and the
 * record last. Checks each file before it writes the first. If an import stops in between, the next
 * import finishes it.
 *
 * @param folder the folder of the settings
 * @throws HeadwaterError `file-unwritable`
 */
export async function writeImport(
  whole: ImportJournal,
  files: ImportFiles,
  folder: string,
): Promise<void> {
  const { record, journal } = files;
  // Git may have checked the record out with CRLF.
  const stored = record.before?.replaceAll('\r\n', '\n');
  const isSettled = journal.before === undefined && [whole.record, undefined].includes(stored);
  if (whole.files.length === 0 && isSettled) return;
  await checkFiles(whole, files, folder);
  await writeOne(folder, journal.path, journalText(whole));
  await writeRest(whole, files, folder);
}

/**
 * Finishes an import that was stopped while it wrote. Until then, a manifest may use a short name
 * that another manifest does not declare yet, so no run can read the manifests. If somebody has
 * changed one of the files since, nothing is written.
 *
 * @param folder the folder of the settings
 * @param name the name of the record
 * @returns the files that it wrote. Undefined if there was nothing to finish
 * @throws HeadwaterError `file-unwritable` or `unreadable-file`
 */
export async function finishImport(
  folder: string,
  name: string,
): Promise<ImportJournal | undefined> {
  const stored = await readImportFiles(folder, name);
  const journal = parseJournal(stored.journal.before ?? '');
  const rest = journal && (await findRest(journal, folder));
  if (rest === undefined) return undefined;
  await checkFiles(rest, stored, folder);
  await writeRest(rest, stored, folder);
  return rest;
}

/** Checks that each file still has the text that was read, and lies in the work tree. */
async function checkFiles(
  { settings, files }: ImportJournal,
  { record, journal }: ImportFiles,
  folder: string,
): Promise<void> {
  const own = settings === undefined ? [] : [{ path: SETTINGS_FILE, before: undefined }];
  for (const { path, before } of [journal, ...own, ...files, record])
    await checkWorkTreeFile({ path: join(folder, path), shownAs: path }, { folder, before });
}

/** Writes the files of a journal, and removes the journal. */
async function writeRest(
  { record, settings, files }: ImportJournal,
  stored: ImportFiles,
  folder: string,
): Promise<void> {
  if (settings !== undefined) await writeOne(folder, SETTINGS_FILE, settings);
  for (const file of files) await writeOne(folder, file.path, file.after);
  await writeOne(folder, stored.record.path, record);
  await attempt(stored.journal.path, () => removeFile(join(folder, stored.journal.path)));
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
      `${path} cannot be written (${systemCode(error)}); it is unchanged`,
      { exitCode: exitCodes.error, hint: 'make it writable, and run the import again: it goes on' },
    );
  }
}
