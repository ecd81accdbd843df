import { join, relative } from 'node:path';
import { disk, slashPath } from '../../files/file-tree.js';
import { MAX_FILE_BYTES, unreadable } from '../../files/read-text-file.js';
import { type ImportInput, readWhole, shownName } from './import-input.js';

/** A text of SQL. */
export interface SqlInput {
  /** The path for places: relative to the folder of the settings. */
  readonly file: string;
  readonly sql: string;
}

/**
 * Reads files of SQL, and every `.sql` file in folders. Skips links in folders, `node_modules`, and
 * folders whose name begins with a dot. A file that is named twice is read once.
 *
 * @param folder the folder of the settings
 * @throws HeadwaterError `unreadable-file` or `token-in-file`, exit code 64
 */
export async function readSqlInputs(
  inputs: readonly ImportInput[],
  folder: string,
): Promise<readonly SqlInput[]> {
  const files = new Map<string, ImportInput>();
  for (const input of inputs)
    for (const found of await findFiles(input)) files.set(placeName(found, folder), found);
  const texts: SqlInput[] = [];
  for (const [file, input] of files)
    texts.push({ file, sql: await readWhole(input, MAX_FILE_BYTES) });
  return texts;
}

function placeName(input: ImportInput, folder: string): string {
  const { file } = input;
  return 'stdin' in file ? shownName(input) : slashPath(relative(folder, file.path));
}

async function findFiles(input: ImportInput): Promise<readonly ImportInput[]> {
  const { file, token } = input;
  if ('stdin' in file || !(await disk.isFolder(file.path))) return [input];
  const found = await listFolder(file.path);
  if (found.length === 0)
    throw unreadable(file.shownAs, 'holds no file whose name ends in .sql', 'name such a file');
  return found.map((path) => {
    const shownAs = join(file.shownAs, relative(file.path, path));
    return { file: { path, shownAs }, token };
  });
}

/** A link in the folder leads to a file that is found anyway, or out of the folder. */
async function listFolder(folder: string): Promise<readonly string[]> {
  const entries = [...(await disk.list(folder))].sort((a, b) => (a.name < b.name ? -1 : 1));
  const found: string[] = [];
  for (const { name, kind } of entries) {
    const path = join(folder, name);
    if (kind === 'file' && name.toLowerCase().endsWith('.sql')) found.push(path);
    if (kind === 'folder' && !name.startsWith('.') && name !== 'node_modules')
      found.push(...(await listFolder(path)));
  }
  return found;
}
