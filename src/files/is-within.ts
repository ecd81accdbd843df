import { isAbsolute, relative, sep } from 'node:path';

/** Whether a path is a folder or lies below it. Both are absolute, and links are not followed. */
export function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !(isAbsolute(way) || way === '..' || way.startsWith(`..${sep}`));
}
