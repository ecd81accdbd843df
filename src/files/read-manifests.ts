import { isAbsolute, join, relative, sep } from 'node:path';
import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { expandGlob } from './expand-glob.js';
import { disk, type FileTree } from './file-tree.js';
import { systemCode, unreadable } from './read-text-file.js';

export interface ManifestFile {
  /** Relative to the folder of the settings, with forward slashes; may begin with `../`. */
  readonly path: string;
  readonly text: string;
}

export interface ManifestSearch {
  /** The folder of the settings, absolute. */
  readonly folder: string;
  /** As in the settings; one that begins with `!` leaves files out. */
  readonly globs: readonly string[];
  /** The settings file itself, absolute. It is no manifest, whatever the globs match. */
  readonly settings: string;
  /** Default: the disk. */
  readonly tree?: FileTree;
  /** Whether globs may match nothing, as in a revision that knew nothing of what they match now. Default: false. */
  readonly mayBeEmpty?: boolean;
}

/**
 * Reads every file that the globs match, sorted by path; a file that is matched under several paths, by links, once.
 *
 * @throws HeadwaterError of exit code 64: `no-manifest-matches`, `unreadable-file`
 */
export async function readManifests(search: ManifestSearch): Promise<readonly ManifestFile[]> {
  const { folder, settings, globs, tree = disk, mayBeEmpty = false } = search;
  const matched = await matches({ folder, settings, globs, tree, mayBeEmpty });
  const seen = new Set([await tree.realpath(settings).catch(() => settings)]);
  const found: { readonly path: string; readonly shownAs: string }[] = [];
  for (const path of [...matched.keys()].sort()) {
    const real = await realPathWithin(matched.get(path) ?? folder, join(folder, path), { shownAs: path, tree });
    if (seen.has(real)) continue;
    seen.add(real);
    found.push({ path: real, shownAs: path });
  }
  if (found.length === 0 && !mayBeEmpty) throw noMatch(globs.join(', '), 'leaves no file');
  const texts = await tree.readTexts(found);
  return found.map(({ shownAs }, index) => ({ path: shownAs, text: texts[index] ?? '' }));
}

/** Each path with the folder that its glob searches. */
async function matches({ folder, globs, settings, tree, mayBeEmpty }: Required<ManifestSearch>): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const pattern of globs.filter((one) => !one.startsWith('!'))) {
    if (isAbsolute(pattern)) throw noMatch(pattern, 'must be relative to the folder of the settings');
    const { searched, paths } = await expandGlob(folder, pattern, tree.walk);
    const manifests = paths.filter((path) => join(folder, path) !== settings);
    if (manifests.length === 0 && !mayBeEmpty)
      throw noMatch(pattern, `matches no file in ${folder}${paths.length > 0 ? ' but the settings' : ''}`);
    for (const path of manifests) found.set(path, searched);
  }
  for (const pattern of globs.filter((one) => one.startsWith('!'))) {
    const { paths } = await expandGlob(folder, pattern.slice(1), tree.walk);
    for (const path of paths) found.delete(path);
  }
  return found;
}

/**
 * Findings print lines of manifests, so a link that somebody commits must not make a manifest of any file of the
 * machine. A link may lead to another place within the folder that the glob searches.
 */
async function realPathWithin(
  searched: string,
  file: string,
  { shownAs, tree }: { readonly shownAs: string; readonly tree: FileTree },
): Promise<string> {
  const [root, real] = await Promise.all([tree.realpath(searched), tree.realpath(file)]).catch((error: unknown) => {
    throw unreadable(shownAs, `cannot be read (${systemCode(error)})`);
  });
  const inside = relative(root, real);
  if (isAbsolute(inside) || inside === '..' || inside.startsWith(`..${sep}`)) throw unreadable(shownAs, 'is a link that leads outside');
  return real;
}

function noMatch(pattern: string, why: string): HeadwaterError {
  return new HeadwaterError('no-manifest-matches', `the glob "${pattern}" under "manifests" ${why}`, { exitCode: exitCodes.usage });
}
