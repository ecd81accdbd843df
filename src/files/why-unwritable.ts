import { access, constants, lstat, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemCode } from './read-text-file.js';

/**
 * Why a file could not be written as `writeFileWhole` does it, as far as can be told without trying: its folder is missing
 * or closed to us, or something stands at the path that is no plain file. A link or a device such as /dev/stdout would be
 * replaced by a file, which nobody means.
 */
export async function whyUnwritable(path: string): Promise<string | undefined> {
  const folder = dirname(path);
  try {
    if (!(await stat(folder)).isDirectory()) return `${folder} is no folder`;
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = systemCode(error);
    return code === 'ENOENT' ? `there is no folder ${folder}` : `${folder}: ${code}`;
  }
  const there = await lstat(path).catch(() => undefined);
  return there === undefined || there.isFile() ? undefined : 'what stands there is no plain file';
}
