import { type Dirent, readdir } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import type { FileSystemAdapter } from 'tinyglobby';
import { findRepository } from './find-repository.js';
import { isWithin } from './is-within.js';
import { readTextFile } from './read-text-file.js';

/** Where settings and manifests are read from: the disk, or a revision of a repository. Paths are absolute. */
export interface FileTree {
  /** What globs walk over. */
  readonly walk: FileSystemAdapter;
  /** Fails for a path that leads nowhere. */
  readonly realpath: (path: string) => Promise<string>;
  /** Whether there is a regular file: one that has an end and that nobody has to write to while it is read. */
  readonly isFile: (path: string) => Promise<boolean>;
  /**
   * The folder beyond which nothing is read on behalf of settings in a folder: the git work tree, else the folder itself. A
   * real path. Findings print lines of what is read, so a commit must not make a manifest of any file of the machine.
   */
  readonly boundsOf: (folder: string) => Promise<string>;
  /**
   * The texts of files, in the order in which they were asked for; byte order marks are left out.
   *
   * @throws HeadwaterError `unreadable-file`, exit code 64
   */
  readonly readTexts: (files: readonly ShownFile[]) => Promise<readonly string[]>;
}

export interface ShownFile {
  readonly path: string;
  /** The path as messages show it. */
  readonly shownAs: string;
}

/** The system makes up what stands in these folders; `/proc/self/environ` holds the token of this very process. */
const MADE_UP = ['/proc', '/sys', '/dev'];

/** What is there now. */
export const disk: FileTree = {
  walk: { readdir: listAll } as unknown as FileSystemAdapter,
  realpath,
  isFile: async (path) => {
    const real = await realpath(path).catch(() => undefined);
    if (real === undefined || MADE_UP.some((folder) => isWithin(folder, real))) return false;
    return (await stat(real)).isFile();
  },
  boundsOf: async (folder) => {
    const real = await realpath(folder);
    return (await findRepository(real)) ?? real;
  },
  readTexts: async (files) => {
    const texts: string[] = [];
    for (const file of files) texts.push(await readTextFile(file));
    return texts;
  },
};

type Listed = (error: Error | null, entries?: readonly Pick<Dirent, 'name' | 'isFile' | 'isDirectory' | 'isSymbolicLink'>[]) => void;

/**
 * Lists a folder as globs ask for it. A FIFO or a device passes for a file: as a link that leads outside, it is matched, and
 * refused by whoever reads it. A manifest that is left out in silence would read as lineage that nobody declares any more.
 */
function listAll(path: string, options: { readonly withFileTypes: true }, callback: Listed): void {
  readdir(path, options, (error, entries) => {
    if (error) callback(error);
    else
      callback(
        null,
        entries.map((entry) => (isOrdinary(entry) ? entry : asFile(entry))),
      );
  });
}

function isOrdinary(entry: Dirent): boolean {
  return entry.isFile() || entry.isDirectory() || entry.isSymbolicLink();
}

function asFile({ name }: Dirent) {
  return { name, isFile: () => true, isDirectory: () => false, isSymbolicLink: () => false };
}
