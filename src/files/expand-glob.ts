import { join, relative, resolve, sep } from 'node:path';
import { type FileSystemAdapter, glob } from 'tinyglobby';

/**
 * Expands one glob to sorted paths relative to the folder, with forward slashes. Paths may begin
 * with `../`.
 *
 * `node_modules` and folders whose name begins with a dot are not searched. Links are followed: a
 * manifest that is silently left out would look like lineage that is no longer declared.
 *
 * @param walk the file system to search. The disk is used for functions that it lacks
 */
export async function expandGlob(
  folder: string,
  pattern: string,
  walk: FileSystemAdapter,
): Promise<readonly string[]> {
  const searched = globRoot(folder, pattern);
  const paths = await glob([stripLeadingDots(pattern)], {
    cwd: searched,
    ignore: ['**/node_modules/**'],
    onlyFiles: true,
    expandDirectories: false,
    fs: walk,
  });
  return paths.map((path) => relative(folder, join(searched, path)).replaceAll(sep, '/')).sort();
}

/**
 * Returns the absolute folder in which the search starts. It follows the leading `../` of the
 * pattern, since ignore patterns do not match outside the searched folder.
 */
export function globRoot(folder: string, pattern: string): string {
  return resolve(folder, pattern.slice(0, pattern.length - stripLeadingDots(pattern).length));
}

function stripLeadingDots(pattern: string): string {
  return pattern.replace(/^(?:\.{0,2}\/+)*/, '');
}
