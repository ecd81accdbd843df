import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { tempFolderInMemory } from '../server/temp-folder.js';

export interface StackFolder {
  readonly path: string;
  readonly write: (file: string, text: string) => Promise<void>;
}

/**
 * Makes a temporary folder with these files. Adds a `headwater.yaml` of the stack `shop` if none is
 * given. It is removed after the test.
 */
export async function stackFolder(files: Readonly<Record<string, string>>): Promise<StackFolder> {
  const path = tempFolderInMemory();
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(path, file)), { recursive: true });
    await writeFile(join(path, file), text);
  };
  const all = { 'headwater.yaml': 'version: 1\nstack: shop\n', ...files };
  for (const [file, text] of Object.entries(all)) await write(file, text);
  return { path, write };
}
