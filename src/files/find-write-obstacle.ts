import { access, constants, lstat, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemCode } from './read-text-file.js';

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
