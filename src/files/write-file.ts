import { randomUUID } from 'node:crypto';
import {
  access,
  appendFile,
  constants,
  lstat,
  mkdir,
  open,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { catchInterrupts } from './interrupts.js';
import { systemCode } from './read-text-file.js';
import { followLinks, withOutputFolder } from './work-tree-file.js';

/** Options of a file to write. */
export interface SaveOptions {
  /** True to create missing folders for their owner alone. Default: false. */
  readonly makeFolder?: boolean;
}

/**
 * Writes a file atomically: a reader sees either the old content or all of the new text. Only its
 * owner may read it.
 *
 * @param text the text, or its parts, which are then written one by one
 * @throws the system's error. The old content is then unchanged, and no temporary file is left
 */
export async function writeFileAtomic(
  path: string,
  text: string | Iterable<string>,
  { makeFolder = false }: SaveOptions = {},
): Promise<void> {
  await renameInto(path, text, { mode: 0o600, makeFolder });
}

/**
 * Replaces the content of an existing file atomically and keeps its permissions. Replaces the file
 * behind a link, not the link, if the link stays in its work tree.
 *
 * @throws the system's error. The old content is then unchanged, and no temporary file is left
 */
export async function replaceFileAtomic(path: string, text: string): Promise<void> {
  const { real } = await followLinks(resolve(path));
  const { mode } = await stat(real);
  await renameInto(real, text, { mode });
}

/**
 * Writes a file that belongs to the work tree atomically, with missing folders above it. A new file
 * has the permissions that the process gives to its files. An existing file keeps its permissions.
 * Replaces the file behind a link.
 *
 * @throws the system's error. The old content is then unchanged, and no temporary file is left
 */
export async function writeSourceFile(path: string, text: string): Promise<void> {
  try {
    await replaceFileAtomic(path, text);
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error;
    await mkdir(dirname(path), { recursive: true });
    await renameInto(path, text, {});
  }
}

/** Removes a file, if it exists. Throws the system's error. */
export async function removeFile(path: string): Promise<void> {
  await rm(path, { force: true });
}

/** `mode`: the permissions. Default: the permissions that the process gives to its files. */
async function renameInto(
  path: string,
  text: string | Iterable<string>,
  { mode, makeFolder = false }: SaveOptions & { readonly mode?: number },
): Promise<void> {
  const write = async (folder: string) => {
    // The same folder holds it, since a rename is atomic only within one file system.
    const temporary = join(folder, `${basename(path)}.${randomUUID()}.tmp`);
    try {
      await writeWhole(temporary, text, mode);
      await whileBusy(() => rename(temporary, join(folder, basename(path))));
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  };
  await catchInterrupts(() => withOutputFolder({ path: dirname(path), make: makeFolder }, write));
}

/** On Windows, the codes for a file that another program, such as a virus scanner, has open. */
const BUSY: ReadonlySet<string> = new Set(['EPERM', 'EACCES', 'EBUSY']);

/**
 * Repeats work on Windows for about a second, as long as another program has its file open. A
 * folder that may not be written gives the same codes there.
 *
 * @throws the last error; on other systems the first
 */
export async function whileBusy(
  work: () => Promise<void>,
  platform: string = process.platform,
): Promise<void> {
  for (let waitMs = 10; ; waitMs *= 2) {
    try {
      return await work();
    } catch (error) {
      const isBusy = platform === 'win32' && BUSY.has(systemCode(error));
      if (!isBusy || waitMs > 640) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}

async function writeWhole(
  path: string,
  text: string | Iterable<string>,
  mode: number | undefined,
): Promise<void> {
  const file = await open(path, 'wx', mode === undefined ? 0o666 : 0o600);
  try {
    const parts = typeof text === 'string' ? [text] : text;
    await writeFile(file, parts);
    // The mode is set last: at the open, the umask of the process would take permissions away.
    if (mode !== undefined) await file.chmod(mode);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Appends text to a file, and creates the file if it does not exist. The append is not atomic, so
 * no other process may write to the file at the same time.
 *
 * @throws the system's error
 */
export async function appendToFile(path: string, text: string): Promise<void> {
  await appendFile(path, text, 'utf8');
}

/**
 * Returns the reason why `writeFileAtomic` cannot write a file, as far as it shows without trying:
 * the folder is missing or not writable, or the path is not a regular file. A link or a device such
 * as /dev/stdout would be replaced by a file, which is never intended.
 */
export async function findWriteObstacle(path: string): Promise<string | undefined> {
  const folder = dirname(path);
  try {
    await followLinks(resolve(folder));
    if (!(await stat(folder)).isDirectory()) return `${folder} is not a folder`;
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = systemCode(error);
    return code === 'ENOENT' ? `the folder ${folder} does not exist` : `${folder}: ${code}`;
  }
  const there = await lstat(path).catch(() => undefined);
  return there === undefined || there.isFile()
    ? undefined
    : 'the path exists and is not a regular file';
}
