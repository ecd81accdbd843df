import { join, relative, resolve, sep } from 'node:path';
import { type FileSystemAdapter, glob } from 'tinyglobby';

/**
 * Expands one glob to paths relative to the folder, with forward slashes; they may begin with `../`. Sorted. Folders whose name
 * begins with a dot and `node_modules` are not searched. Links are followed, because a manifest that is silently left out would
 * read as lineage that is no longer wanted.
 *
 * @param walk what is walked over; the disk where it holds nothing
 */
export async function expandGlob(folder: string, pattern: string, walk: FileSystemAdapter): Promise<readonly string[]> {
  const searched = searchedFolder(folder, pattern);
  const paths = await glob([belowLead(pattern)], {
    cwd: searched,
    ignore: ['**/node_modules/**'],
    onlyFiles: true,
    expandDirectories: false,
    fs: walk,
  });
  return paths.map((path) => relative(folder, join(searched, path)).replaceAll(sep, '/')).sort();
}

/**
 * The absolute folder in which the search begins: where the leading `../` lead, since patterns that leave files out do not see
 * beyond their folder.
 */
export function searchedFolder(folder: string, pattern: string): string {
  return resolve(folder, pattern.slice(0, pattern.length - belowLead(pattern).length));
}

function belowLead(pattern: string): string {
  return pattern.replace(/^(?:\.{0,2}\/+)*/, '');
}
