import { basename, dirname, isAbsolute, join, parse, relative, resolve } from 'node:path';
import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { nearPath } from '../errors/near-path.js';
import { expandGlob } from './expand-glob.js';
import { disk, type FileTree, isWithin, slashPath, type TreeEntry } from './file-tree.js';
import { parseGlob } from './glob-pattern.js';
import { systemCode, unreadable } from './read-text-file.js';

export interface ManifestFile {
  /** Relative to the folder of the settings, with forward slashes; may begin with `../`. */
  readonly path: string;
  readonly text: string;
}

export interface ManifestSearch {
  /** The folder of the settings, absolute. */
  readonly folder: string;
  /** The globs of the settings. A glob that begins with `!` excludes files. */
  readonly globs: readonly string[];
  /** The settings file, absolute. It never counts as a manifest, even if a glob matches it. */
  readonly settings: string;
  /** Default: the disk. */
  readonly tree?: FileTree;
  /**
   * True if globs may match nothing, as in an older revision without these files. Default: false.
   */
  readonly mayBeEmpty?: boolean;
  /** Takes the number of files that were found so far. Zero comes first. */
  readonly onFound?: (count: number) => void;
}

/**
 * Reads every file that the globs match, sorted by path. A file that links make match under several
 * paths is read once.
 *
 * @throws HeadwaterError of exit code 64: `no-manifest-matches`, `bad-glob`, `unreadable-file`
 */
export async function readManifests(search: ManifestSearch): Promise<readonly ManifestFile[]> {
  const { folder, settings, globs, tree = disk, mayBeEmpty = false, onFound } = search;
  onFound?.(0);
  const bounds = await tree.findBounds(folder);
  const matched = await matchGlobs({ folder, settings, globs, tree, mayBeEmpty }, bounds);
  const seen = new Set([await tree.realpath(settings).catch(() => settings)]);
  const found: { readonly path: string; readonly shownAs: string }[] = [];
  for (const path of [...matched].sort()) {
    const real = await resolveRegularFile(join(folder, path), { shownAs: path, bounds, tree });
    if (seen.has(real)) continue;
    seen.add(real);
    found.push({ path: real, shownAs: path });
    onFound?.(found.length);
  }
  if (found.length === 0 && !mayBeEmpty) throw noMatch(globs.join(', '), 'leaves no file');
  const texts = await tree.readTexts(found, bounds);
  return found.map(({ shownAs }, index) => ({ path: shownAs, text: texts[index] ?? '' }));
}

/**
 * Returns those of some paths that {@link readManifests} would read if they existed.
 *
 * @param paths relative to the folder, with forward slashes
 */
export async function selectManifests(
  paths: readonly string[],
  { folder, globs, settings }: Pick<ManifestSearch, 'folder' | 'globs' | 'settings'>,
): Promise<ReadonlySet<string>> {
  const tree = {
    ...disk,
    realpath: async (path: string) => path,
    ...pathsAsFiles(paths.map((path) => join(folder, path))),
  };
  const bounds = parse(folder).root;
  return await matchGlobs({ folder, globs, settings, tree, mayBeEmpty: true }, bounds);
}

/** A tree that has these files and no others. */
function pathsAsFiles(paths: readonly string[]): Pick<FileTree, 'list' | 'isFolder'> {
  const folders = new Map<string, Map<string, TreeEntry>>();
  for (const path of paths) {
    let kind: TreeEntry['kind'] = 'file';
    for (let at = path; dirname(at) !== at; at = dirname(at), kind = 'folder') {
      const entries = folders.get(dirname(at)) ?? new Map<string, TreeEntry>();
      folders.set(dirname(at), entries.set(basename(at), { name: basename(at), kind }));
    }
  }
  return {
    list: async (path) => [...(folders.get(resolve(path))?.values() ?? [])],
    isFolder: async (path) => folders.has(path),
  };
}

/** Returns the paths that the globs match and do not exclude. */
async function matchGlobs(
  { folder, globs, settings, tree, mayBeEmpty }: Required<Omit<ManifestSearch, 'onFound'>>,
  bounds: string,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const onListed = entryBudget();
  const expand = async (pattern: string) => {
    const searched = globRoot(folder, pattern);
    const real = await tree.realpath(searched).catch(() => searched);
    if (!isWithin(bounds, real))
      throw noMatch(pattern, `leads to ${searched}, and nothing outside ${bounds} is read`);
    return await expandAt(folder, pattern, { tree, onListed });
  };
  for (const pattern of globs.filter((one) => !one.startsWith('!'))) {
    if (isAbsolute(pattern))
      throw noMatch(pattern, 'must be relative to the folder of the settings');
    const paths = await expand(pattern);
    const manifests = paths.filter((path) => join(folder, path) !== settings);
    if (manifests.length === 0 && !mayBeEmpty)
      throw noMatch(
        pattern,
        `matches no file in ${folder}${paths.length > 0 ? ' but the settings' : ''}`,
        withSlashes(pattern) ??
          nearPath(pattern, await listYamlFiles(folder, { tree, onListed }, settings)),
      );
    for (const path of manifests) found.add(path);
  }
  for (const pattern of globs.filter((one) => one.startsWith('!'))) {
    for (const path of await expand(pattern.slice(1))) found.delete(path);
  }
  return found;
}

/** Returns the real path of a file, after checking that it is a regular one within the bounds. */
async function resolveRegularFile(
  file: string,
  {
    shownAs,
    bounds,
    tree,
  }: { readonly shownAs: string; readonly bounds: string; readonly tree: FileTree },
): Promise<string> {
  const real = await tree.realpath(file).catch((error: unknown) => {
    const code = systemCode(error);
    throw unreadable(
      shownAs,
      code === 'ENOENT' ? 'is a link to a file that does not exist' : `cannot be read (${code})`,
    );
  });
  if (!isWithin(bounds, real))
    throw unreadable(shownAs, `leads outside ${bounds}, and nothing there is read`);
  if (!(await tree.isFile(real)))
    throw unreadable(
      shownAs,
      'is not a regular file; leave it out with a glob that begins with "!"',
    );
  return real;
}

/** The glob that one with the separators of Windows means. Undefined for one without them. */
function withSlashes(pattern: string): string | undefined {
  return pattern.includes('\\') ? slashPath(pattern, '\\') : undefined;
}

function noMatch(pattern: string, why: string, near?: string): HeadwaterError {
  return new HeadwaterError(
    'no-manifest-matches',
    `the glob "${pattern}" under "manifests" ${why}`,
    { exitCode: exitCodes.usage, hint: near && `did you mean "${near}"?` },
  );
}

/**
 * The entries of folders that all globs of some settings may meet. A monorepo of two million files
 * fits in, and links that lead through one folder in ever new ways do not.
 */
const MAX_ENTRIES = 10_000_000;

function entryBudget(): (entries: number) => void {
  let left = MAX_ENTRIES;
  return (entries) => {
    left -= entries;
    if (left < 0)
      throw badGlob(
        'the globs under "manifests"',
        `meet more than ${MAX_ENTRIES} files and folders`,
        'name the folders of the manifests in front of the first * or **',
      );
  };
}

function badGlob(subject: string, why: string, hint: string): HeadwaterError {
  return new HeadwaterError('bad-glob', `${subject} ${why}`, { exitCode: exitCodes.usage, hint });
}

/** The YAML files of a folder, at most four folders deep. */
const YAML_FILES = '{,*/,*/*/,*/*/*/}*.{yaml,yml}';

/** Lists the YAML files of a folder but the settings, relative to it. They only serve a hint. */
async function listYamlFiles(
  folder: string,
  search: TreeSearch,
  settings: string,
): Promise<readonly string[]> {
  const paths = await expandAt(folder, YAML_FILES, search);
  return paths.filter((path) => join(folder, path) !== settings);
}

interface TreeSearch {
  readonly tree: FileTree;
  readonly onListed: (entries: number) => void;
}

/** Expands a glob to paths relative to the folder. Paths may begin with `../`. */
async function expandAt(
  folder: string,
  pattern: string,
  search: TreeSearch,
): Promise<readonly string[]> {
  const searched = globRoot(folder, pattern);
  const parsed = parseGlob(stripLeadingDots(pattern));
  if (!parsed.ok)
    throw badGlob(
      `the glob ${shortened(pattern)} under "manifests"`,
      parsed.problem,
      'write several globs, or one that begins with "!" to leave files out',
    );
  const paths = await expandGlob(parsed.value, { folder: searched, ...search });
  return paths.map((path) => slashPath(relative(folder, join(searched, path)))).sort();
}

/** A glob in quotes, without its end if it is long. */
function shortened(pattern: string): string {
  return pattern.length > 100 ? `"${pattern.slice(0, 100)}..."` : `"${pattern}"`;
}

/**
 * Returns the absolute folder in which the search starts. It follows the leading `../` of the
 * pattern, since ignore patterns do not match outside the searched folder.
 */
function globRoot(folder: string, pattern: string): string {
  return resolve(folder, pattern.slice(0, pattern.length - stripLeadingDots(pattern).length));
}

function stripLeadingDots(pattern: string): string {
  return pattern.replace(/^(?:\.{0,2}\/+)*/, '');
}
