import { join, relative, resolve, sep } from 'node:path';
import { type FileSystemAdapter, glob } from 'tinyglobby';

export interface GlobMatches {
  /** Absolute: the folder in which the search began. */
  readonly searched: string;
  /** Relative to the folder that was given, with forward slashes; may begin with `../`. Sorted. */
  readonly paths: readonly string[];
}

/**
 * Expands one glob. Folders whose name begins with a dot and `node_modules` are not searched; links are followed,
 * because a manifest that is silently left out would read as lineage that is no longer wanted.
 *
 * @param walk what is walked over; the disk where it holds nothing
 */
export async function expandGlob(folder: string, pattern: string, walk: FileSystemAdapter): Promise<GlobMatches> {
  // The search starts where the leading `../` lead: patterns that leave files out do not see beyond their folder.
  const rest = pattern.replace(/^(?:\.{0,2}\/+)*/, '');
  const searched = resolve(folder, pattern.slice(0, pattern.length - rest.length));
  const paths = await glob([rest], {
    cwd: searched,
    ignore: ['**/node_modules/**'],
    onlyFiles: true,
    expandDirectories: false,
    fs: walk,
  });
  return { searched, paths: paths.map((path) => relative(folder, join(searched, path)).replaceAll(sep, '/')).sort() };
}
