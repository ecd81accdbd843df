import { join } from 'node:path';
import { SETTINGS_FILE } from '../../files/find-settings.js';
import { removeFile } from '../../files/write-file.js';
import { findRest, parseJournal, type RestOfImport } from './import-journal.js';
import { readRecordFiles } from './import-records.js';
import { checkFiles, writeRest } from './write-import.js';

/** Nothing is left to write. */
export const NO_REST: RestOfImport = { settings: undefined, files: [] };

/**
 * Finishes an import that was stopped while it wrote. In between, a manifest may use a short name
 * that another one does not declare yet, so the manifests cannot be read before that. If somebody has
 * changed one of its files since, nothing is written.
 *
 * @param folder that of the settings
 * @param name of the record
 * @returns what it wrote
 * @throws HeadwaterError `file-unwritable` or `unreadable-file`
 */
export async function finishImport(folder: string, name: string): Promise<RestOfImport> {
  const records = await readRecordFiles(folder, name);
  const { journal: text, waiting } = records;
  if (text === undefined) return NO_REST;
  if (waiting === undefined) {
    // All files are written, and the record too. Or none was.
    await removeFile(join(folder, records.journalPath));
    return NO_REST;
  }
  const journal = parseJournal(text, waiting);
  const rest = journal && (await findRest(journal, folder));
  if (rest === undefined) return NO_REST;
  const written = [
    { path: records.waitingPath, before: waiting },
    { path: records.path, before: records.record },
    ...(rest.settings === undefined ? [] : [{ path: SETTINGS_FILE, before: undefined }]),
    ...rest.files,
  ];
  await checkFiles(written, folder);
  await writeRest(rest, { folder, records });
  return rest;
}
