import { isAbsolute, join, relative, resolve } from 'node:path';
import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { nearPath } from '../errors/near-path.js';
import { expandGlob, type GlobSearch } from './expand-glob.js';
import { disk, type FileTree, isWithin, type ShownFile, slashPath } from './file-tree.js';
import { advance, type GlobPattern, isMatch, parseGlob, startOf } from './glob-pattern.js';
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
  /** True if globs may match nothing, as in an older revision. Default: false. */
  readonly mayBeEmpty?: boolean;
  /** Takes the number of files that were found so far. Zero comes first. */
  readonly onFound?: (count: number) => void;
}

/**
 * Reads every file that the globs match, sorted by path. Reads a file once even if links make it
 * match under several paths.
 *
 * @throws HeadwaterError of exit code 64: `no-manifest-matches`, `bad-glob`, `unreadable-file`
 */
export async function readManifests(search: ManifestSearch): Promise<readonly ManifestFile[]> {
  const { folder, settings, globs, tree = disk, mayBeEmpty = false, onFound } = search;
  onFound?.(0);
  const bounds = await tree.findBounds(folder);
  const matched = await matchGlobs({ folder, settings, globs, tree, mayBeEmpty }, bounds);
  const seen = new Set([await tree.realpath(settings).catch(() => settings)]);
  const found: ShownFile[] = [];
  for (const path of [...matched].sort()) {
    const file = { path: join(folder, path), shownAs: path };
    const real = await resolveRegularFile(file, { bounds, tree });
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
 * Finds the paths that {@link readManifests} would read if the files existed.
 *
 * @param paths relative to the folder, with forward slashes
 * @throws HeadwaterError `bad-glob`, exit code 64
 */
export function selectManifests(
  paths: readonly string[],
  { folder, globs, settings }: Pick<ManifestSearch, 'folder' | 'globs' | 'settings'>,
): ReadonlySet<string> {
  const included = globs.filter((one) => !isExclusion(one)).map((one) => pathMatcher(folder, one));
  const excluded = globs.filter(isExclusion).map((one) => pathMatcher(folder, one.slice(1)));
  const isSelected = (path: string) =>
    path !== settings &&
    included.some((isMatched) => isMatched(path)) &&
    !excluded.some((isMatched) => isMatched(path));
  return new Set(paths.filter((path) => isSelected(join(folder, path))));
}

function isExclusion(glob: string): boolean {
  return glob.startsWith('!');
}

/** Returns a check of absolute paths: true if a search for the glob would find a file there. */
function pathMatcher(folder: string, glob: string): (path: string) => boolean {
  const root = globRoot(folder, glob);
  const start = startOf(parsePattern(glob));
  return (path) => {
    const names = slashPath(relative(root, path)).split('/');
    if (names[0] === '..' || names.includes('node_modules')) return false;
    return isMatch(names.reduce(advance, start));
  };
}

/** Returns the paths that the globs match and do not exclude. */
async function matchGlobs(
  { folder, globs, settings, tree, mayBeEmpty }: Required<Omit<ManifestSearch, 'onFound'>>,
  bounds: string,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const isManifest = (path: string) => join(folder, path) !== settings;
  const onListed = entryBudget();
  const expand = async (pattern: string) => {
    const searched = globRoot(folder, pattern);
    const real = await tree.realpath(searched).catch(() => searched);
    if (!isWithin(bounds, real))
      throw noMatch(pattern, `leads to ${searched}, and nothing outside ${bounds} is read`);
    return await expandAt(folder, pattern, { tree, onListed });
  };
  for (const pattern of globs.filter((one) => !isExclusion(one))) {
    if (isAbsolute(pattern))
      throw noMatch(pattern, 'must be relative to the folder of the settings');
    const paths = await expand(pattern);
    const manifests = paths.filter(isManifest);
    if (manifests.length === 0 && !mayBeEmpty) {
      const files = await expandAt(folder, YAML_FILES, { tree, onListed });
      throw noMatch(
        pattern,
        `matches no file in ${folder}${paths.length > 0 ? ' but the settings' : ''}`,
        withSlashes(pattern) ?? nearPath(pattern, files.filter(isManifest)),
      );
    }
    for (const path of manifests) found.add(path);
  }
  for (const pattern of globs.filter(isExclusion))
    for (const path of await expand(pattern.slice(1))) found.delete(path);
  return found;
}

/** Returns the real path of a file, after checking that it is a regular one within the bounds. */
async function resolveRegularFile(
  { path, shownAs }: ShownFile,
  { bounds, tree }: { readonly bounds: string; readonly tree: FileTree },
): Promise<string> {
  const real = await tree.realpath(path).catch((error: unknown) => {
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

/** Returns the slash form of a glob with Windows separators. Undefined for any other glob. */
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
 * Maximum number of folder entries that all globs of some settings may meet. A monorepo of two
 * million files stays below it. Links that lead through one folder in ever new ways exceed it.
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

/** The YAML files of a folder, at most four folders deep. They only serve a hint. */
const YAML_FILES = '{,*/,*/*/,*/*/*/}*.{yaml,yml}';

/** Expands a glob to paths relative to the folder. Paths may begin with `../`. */
async function expandAt(
  folder: string,
  pattern: string,
  search: Pick<GlobSearch, 'tree' | 'onListed'>,
): Promise<readonly string[]> {
  const searched = globRoot(folder, pattern);
  const paths = await expandGlob(parsePattern(pattern), { folder: searched, ...search });
  return paths.map((path) => slashPath(relative(folder, join(searched, path)))).sort();
}

function parsePattern(pattern: string): GlobPattern {
  const parsed = parseGlob(stripLeadingDots(pattern));
  if (parsed.ok) return parsed.value;
  const shown = pattern.length > 100 ? `${pattern.slice(0, 100)}...` : pattern;
  throw badGlob(
    `the glob "${shown}" under "manifests"`,
    parsed.problem,
    'write several globs, or one that begins with "!" to leave files out',
  );
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
