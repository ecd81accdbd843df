import { constants } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, realpath } from 'node:fs/promises';
import { basename, dirname, join, parse, relative, resolve, sep } from 'node:path';
import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { disk, exists, findRepository, isWithin, type ShownFile } from './file-tree.js';
import { readTextFile, systemCode } from './read-text-file.js';

/**
 * Checks that a file has the expected text, and that its folder is in the work tree, before any
 * file is written. So no link leads a write outside, and no later text of another writer is lost.
 *
 * @param before the text that the file must have. Absent if the file must not exist
 * @throws HeadwaterError `file-unwritable`
 */
export async function checkWorkTreeFile(
  { path, shownAs }: ShownFile,
  { folder, before }: { readonly folder: string; readonly before: string | undefined },
): Promise<void> {
  const bounds = await disk.findBounds(folder);
  const real = await realPath(path);
  if (real === undefined || !isWithin(bounds, real))
    throw unwritable(`${shownAs} leads outside ${bounds}, and nothing there is written`);
  const there = (await disk.isFile(path))
    ? await readTextFile({ path, shownAs, maxBytes: Number.POSITIVE_INFINITY })
    : undefined;
  if (there === before && (before !== undefined || !(await isThere(path)))) return;
  throw before === undefined
    ? unwritable(`${shownAs} exists, and the settings do not name it as a manifest`)
    : unwritable(`${shownAs} was changed while this command ran`, 'run the command again');
}

function unwritable(message: string, hint?: string): HeadwaterError {
  return new HeadwaterError('file-unwritable', `${message}; nothing was written`, {
    exitCode: exitCodes.error,
    hint,
  });
}

/** The real path of a file that may not exist yet. Undefined for a link to nothing. */
async function realPath(path: string): Promise<string | undefined> {
  if (await isThere(path)) return await realpath(path).catch(() => undefined);
  const above = await realPath(dirname(path));
  return above === undefined ? undefined : join(above, basename(path));
}

async function isThere(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined;
}

/** A link leads a write out of the work tree. Its code has the form of a system code. */
class LeadsOutside extends Error {
  override readonly name = 'LeadsOutside';
  readonly code: string;

  constructor(tree: string) {
    const code = `a link leads outside ${tree}`;
    super(code);
    this.code = code;
  }
}

/** The folder to write to. */
export interface OutputFolder {
  readonly path: string;
  /** The folder that must hold it. Default: the work tree of a link on the way, if there is one. */
  readonly within?: string | undefined;
  /** True to make missing folders, accessible only to their owner. */
  readonly make?: boolean;
}

/**
 * Opens a folder for writes. No link within a git work tree may lead out of it, since a commit may
 * have made the link. A path that leads out without a link is the choice of the user.
 *
 * @param use takes the path of the folder. On Linux the path stays the same folder, even if another
 *   process replaces it by a link meanwhile
 * @throws LeadsOutside; the system's error
 */
export async function withOutputFolder<T>(
  { path, within, make = false }: OutputFolder,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const { real, tree } = await followLinks(resolve(path), within);
  if (make) await mkdir(real, { recursive: true, mode: 0o700 });
  const handle = await openFolder(real);
  const held = handle && `/proc/self/fd/${handle.fd}`;
  try {
    if (tree !== undefined && !isWithin(tree, await realpath(held ?? real)))
      throw new LeadsOutside(tree);
    return await use(held ?? real);
  } finally {
    await handle?.close();
  }
}

/** Undefined on a system without paths of open folders, and for a folder that cannot be listed. */
async function openFolder(path: string): Promise<FileHandle | undefined> {
  if (process.platform !== 'linux') return undefined;
  try {
    return await open(path, constants.O_RDONLY | constants.O_DIRECTORY);
  } catch (error) {
    if (systemCode(error) === 'EACCES') return undefined;
    throw error;
  }
}

/**
 * Returns the real path of a folder, which may not exist yet, and the work tree that holds it.
 *
 * @throws LeadsOutside
 */
export async function followLinks(
  path: string,
  within?: string,
): Promise<{ readonly real: string; readonly tree: string | undefined }> {
  let [real, tree] = [within ?? parse(path).root, within];
  for (const part of relative(real, path).split(sep).filter(Boolean)) {
    const next = join(real, part);
    const isLink = (await lstat(next).catch(() => undefined))?.isSymbolicLink() === true;
    real = isLink ? await realpath(next) : next;
    if (isLink && tree !== undefined && !isWithin(tree, real)) throw new LeadsOutside(tree);
    if (isLink) tree ??= await findRepository(real);
    else if (within === undefined && (await exists(join(real, '.git')))) tree = real;
  }
  return { real, tree };
}
