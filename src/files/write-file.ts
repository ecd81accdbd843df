import { randomUUID } from 'node:crypto';
import { fstatSync, writeSync } from 'node:fs';
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
} from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemCode } from './read-text-file.js';

/** Options of a file to write. */
export interface WriteOptions {
  /**
   * True to create missing folders above the file, accessible only to their owner. Default: false,
   * the folder must exist.
   */
  readonly makeFolder?: boolean;
}

/**
 * Writes a file atomically: a reader sees either the old content or all of the new text. Only its
 * owner may read it.
 *
 * @throws the system's error. The old content is then unchanged, and no temporary file is left
 */
export async function writeFileAtomic(
  path: string,
  text: string,
  { makeFolder = false }: WriteOptions = {},
): Promise<void> {
  if (makeFolder) await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // In the same folder, since a rename is atomic only within one file system.
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
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

/**
 * Returns true if an open file is a regular one: no terminal, pipe or device. False if it is
 * closed.
 */
export function isPlainFile(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isFile();
  } catch {
    return false;
  }
}

/**
 * Writes all bytes to an open file.
 *
 * @throws the system's error. A full disk takes a part first, and the next write fails
 */
export function writeAll(descriptor: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
}
