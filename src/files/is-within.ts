import { isAbsolute, relative, sep } from 'node:path';

/**
 * Returns true if a path is the folder or lies below it. Both are absolute. Links are not followed.
 */
export function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !(isAbsolute(way) || way === '..' || way.startsWith(`..${sep}`));
}
