import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

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
