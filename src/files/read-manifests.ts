import { realpath } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { glob } from 'tinyglobby';
import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { readTextFile, systemCode, unreadable } from './read-text-file.js';

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
}

/**
 * Reads every file that the globs match, each once, sorted by path.
 *
 * Folders whose name begins with a dot and `node_modules` are never searched, and links to folders are not followed.
 *
 * @throws HeadwaterError of exit code 64: `no-manifest-matches`, `unreadable-file`
 */
export async function readManifests(search: ManifestSearch): Promise<readonly ManifestFile[]> {
  const bases = await matches(search);
  const files: ManifestFile[] = [];
  for (const path of [...bases.keys()].sort()) {
    await refuseLinkOutward(search.folder, path, bases.get(path) ?? '');
    files.push({ path, text: await readTextFile({ path: join(search.folder, path), shownAs: path }) });
  }
  return files;
}

/** Each path with the folder, relative to that of the settings, that its glob searches. */
async function matches({ folder, globs }: ManifestSearch): Promise<ReadonlyMap<string, string>> {
  const ignore = ['**/node_modules/**', ...globs.filter((one) => one.startsWith('!')).map((one) => one.slice(1))];
  const bases = new Map<string, string>();
  for (const pattern of globs.filter((one) => !one.startsWith('!'))) {
    if (isAbsolute(pattern)) throw noMatch(pattern, 'must be relative to the folder of the settings');
    const paths = await glob([pattern], { cwd: folder, ignore, onlyFiles: true, followSymbolicLinks: false, expandDirectories: false });
    if (paths.length === 0) throw noMatch(pattern, `matches no file in ${folder}`);
    const base = /^(\.\.?\/)*/.exec(pattern)?.[0] ?? '';
    for (const path of paths) bases.set(path, base);
  }
  return bases;
}

/**
 * Findings print lines of manifests, so a link that somebody commits must not make a file of the machine one. A link
 * may lead to another place within the folder that the glob searches.
 */
async function refuseLinkOutward(folder: string, path: string, base: string): Promise<void> {
  const [searched, real] = await Promise.all([realpath(resolve(folder, base)), realpath(join(folder, path))]).catch((error: unknown) => {
    throw unreadable(path, `cannot be read (${systemCode(error)})`);
  });
  const inside = relative(searched, real);
  if (isAbsolute(inside) || inside === '..' || inside.startsWith(`..${sep}`)) throw unreadable(path, 'is a link that leads outside');
}

function noMatch(pattern: string, why: string): HeadwaterError {
  return new HeadwaterError('no-manifest-matches', `the glob "${pattern}" under "manifests" ${why}`, { exitCode: exitCodes.usage });
}
