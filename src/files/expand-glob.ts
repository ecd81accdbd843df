import { join, posix } from 'node:path';
import type { FileTree, TreeEntry } from './file-tree.js';
import { advance, type GlobPattern, type GlobPosition, isMatch, startOf } from './glob-pattern.js';

/** A search for files. */
export interface GlobSearch {
  /** The folder to search, absolute. */
  readonly folder: string;
  readonly tree: Pick<FileTree, 'list' | 'realpath' | 'isFolder'>;
  /** Takes the number of entries of every listed folder. It may throw to end the search. */
  readonly onListed: (entries: number) => void;
}

/**
 * Finds the files that a glob matches, as paths relative to the folder with forward slashes.
 *
 * Skips `node_modules` and folders whose name begins with a dot. Follows links: a manifest that is
 * silently left out would look like lineage that is no longer declared. Does not follow a link to a
 * folder around the link.
 */
export async function expandGlob(
  pattern: GlobPattern,
  search: GlobSearch,
): Promise<readonly string[]> {
  const found: string[] = [];
  const real = await search.tree.realpath(search.folder).catch(() => search.folder);
  await searchFolder({ path: '', around: [real], position: startOf(pattern) }, { search, found });
  return found.sort();
}

interface Place {
  /** Relative to the searched folder. */
  readonly path: string;
  /** The real paths of this folder and of the folders around it. This folder is the last. */
  readonly around: readonly string[];
  readonly position: GlobPosition;
}

interface Walk {
  readonly search: GlobSearch;
  readonly found: string[];
}

async function searchFolder(place: Place, walk: Walk): Promise<void> {
  const { folder, tree, onListed } = walk.search;
  const entries = await tree.list(join(folder, place.path));
  onListed(entries.length);
  for (const entry of entries) {
    const position = entry.name === 'node_modules' ? [] : advance(place.position, entry.name);
    if (position.length === 0) continue;
    const path = posix.join(place.path, entry.name);
    const real = await realFolder(path, entry, place, walk.search);
    if (real === undefined) {
      if (isMatch(position)) walk.found.push(path);
    } else if (entry.kind === 'folder' || !place.around.includes(real))
      await searchFolder({ path, around: [...place.around, real], position }, walk);
  }
}

/** The real path of an entry that is a folder or a link to one. Undefined for a file. */
async function realFolder(
  path: string,
  { name, kind }: TreeEntry,
  { around }: Place,
  { folder, tree }: GlobSearch,
): Promise<string | undefined> {
  if (kind === 'folder') return join(around.at(-1) ?? folder, name);
  if (kind === 'file') return undefined;
  // A link that leads nowhere counts as a file: the reader refuses it by name.
  const real = await tree.realpath(join(folder, path)).catch(() => undefined);
  return real !== undefined && (await tree.isFolder(real)) ? real : undefined;
}
