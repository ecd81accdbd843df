import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { readTextFile } from './read-text-file.js';

/** The source of settings and manifests: the disk, or a revision. Paths are absolute. */
export interface FileTree {
  /** Lists a folder. The list is empty if no readable folder is there. */
  readonly list: (folder: string) => Promise<readonly TreeEntry[]>;
  /** Returns true if a real path is a folder. */
  readonly isFolder: (path: string) => Promise<boolean>;
  /** Resolves all links. Fails if the path does not exist. */
  readonly realpath: (path: string) => Promise<string>;
  /** Returns true for a regular file. A FIFO or device may have no end. */
  readonly isFile: (path: string) => Promise<boolean>;
  /**
   * Returns the real path of the folder that must contain every file that settings in `folder`
   * refer to: the git work tree, else the folder itself. Findings print lines of these files, so a
   * commit must not be able to name arbitrary files of the machine as manifests.
   */
  readonly findBounds: (folder: string) => Promise<string>;
  /**
   * Reads the texts of files, in the given order, without byte order marks.
   *
   * @param bounds the folder that must hold the files at the moment when they are opened
   * @throws HeadwaterError `unreadable-file`, exit code 64
   */
  readonly readTexts: (files: readonly ShownFile[], bounds: string) => Promise<readonly string[]>;
}

/**
 * An entry of a folder. A FIFO or a device counts as a file, so that a glob matches it and the
 * reader refuses it. Without the refusal, its lineage would look no longer declared.
 */
export interface TreeEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'link';
}

export interface ShownFile {
  readonly path: string;
  /** The path as messages show it. */
  readonly shownAs: string;
}

/**
 * Folders whose files the system generates. `/proc/self/environ` holds the token of this process.
 * `/dev` is not among them: its devices are not regular files, and `/dev/shm` has files of users.
 */
const VIRTUAL_FOLDERS = ['/proc', '/sys'];

/** The files on the disk. */
export const disk: FileTree = {
  list: async (folder) => {
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    return entries.map((entry) => ({ name: entry.name, kind: kindOf(entry) }));
  },
  isFolder: async (path) => (await findFolder(path)) !== undefined,
  realpath,
  isFile: async (path) => {
    const real = await realpath(path).catch(() => undefined);
    if (real === undefined || VIRTUAL_FOLDERS.some((folder) => isWithin(folder, real)))
      return false;
    return (await stat(real)).isFile();
  },
  findBounds: async (folder) => {
    const real = await realpath(folder);
    return (await findRepository(real)) ?? real;
  },
  readTexts: async (files, bounds) => {
    const texts: string[] = [];
    const isInside = (real: string) => isWithin(bounds, real);
    for (const file of files) texts.push(await readTextFile({ ...file, isInside }));
    return texts;
  },
};

function kindOf(entry: Dirent): TreeEntry['kind'] {
  if (entry.isSymbolicLink()) return 'link';
  return entry.isDirectory() ? 'folder' : 'file';
}

/** Finds the nearest folder upward that holds `.git`. Undefined outside a git repository. */
export async function findRepository(folder: string): Promise<string | undefined> {
  const top = (await foldersUpward(folder)).at(-1);
  return top !== undefined && (await exists(join(top, '.git'))) ? top : undefined;
}

/** Lists the folders from `start` up to one with `.git`, which is a file in a worktree. */
export async function foldersUpward(start: string): Promise<readonly string[]> {
  const folders = [start];
  for (let at = start; !(await exists(join(at, '.git'))) && dirname(at) !== at; at = dirname(at))
    folders.push(dirname(at));
  return folders;
}

export async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}

/** Resolves all links to a folder. Undefined if no folder is there. */
export async function findFolder(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() ? await realpath(path) : undefined;
}

/** Returns true if a path is the folder or below it. Both are absolute. Resolves no links. */
export function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !(isAbsolute(way) || way === '..' || way.startsWith(`..${sep}`));
}

/**
 * Returns a path with `/` between its parts, as manifests, messages and git write it on every
 * system.
 *
 * @param separator the separator of the path. Default: the separator of this system
 */
export function slashPath(path: string, separator: string = sep): string {
  return path.replaceAll(separator, '/');
}
