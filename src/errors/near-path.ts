import { didYouMean } from './did-you-mean.js';

/**
 * Finds the path or glob that a user probably meant by a pattern that matches no file: a file or a
 * folder with a similar name, or the other extension of YAML. Undefined if nothing is near.
 *
 * @param pattern a path or glob with forward slashes
 * @param paths the files that exist, relative to the same folder
 */
export function nearPath(pattern: string, paths: readonly string[]): string | undefined {
  const glob = /[*?[{(!]/.exec(pattern);
  if (glob === null) return didYouMean(pattern, paths);
  const split = pattern.lastIndexOf('/', glob.index);
  const [folder, rest] = [pattern.slice(0, Math.max(split, 0)), pattern.slice(split + 1)];
  const folders = new Set(paths.flatMap(foldersOf));
  if (folder !== '' && !folders.has(folder)) {
    const near = didYouMean(folder, folders);
    return near === undefined ? undefined : `${near}/${rest}`;
  }
  const [extension] = /\.ya?ml$/.exec(rest) ?? [];
  if (extension === undefined) return undefined;
  const other = extension === '.yaml' ? '.yml' : '.yaml';
  const inside = paths.filter((path) => folder === '' || path.startsWith(`${folder}/`));
  return inside.some((path) => path.endsWith(other))
    ? pattern.slice(0, -extension.length) + other
    : undefined;
}

/** Returns all folders of a path, such as `a` and `a/b` of `a/b/c.yaml`. */
function foldersOf(path: string): readonly string[] {
  return [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));
}
