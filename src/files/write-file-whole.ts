import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface WriteOptions {
  /** Whether to make the folder above the file, and those above it, for their owner alone. Default: it has to be there. */
  readonly makeFolder?: boolean;
}

/**
 * Writes a file all at once: a reader sees what was there before, or all of the new text. Only its owner may read it.
 *
 * @throws the system's error; then what was there before is as it was, and nothing else is left
 */
export async function writeFileWhole(path: string, text: string, { makeFolder = false }: WriteOptions = {}): Promise<void> {
  if (makeFolder) await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // In the same folder, since a rename is atomic within one file system alone.
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
