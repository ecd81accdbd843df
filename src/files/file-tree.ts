import { realpath, stat } from 'node:fs/promises';
import type { FileSystemAdapter } from 'tinyglobby';
import { readTextFile } from './read-text-file.js';

/** Where settings and manifests are read from: the disk, or a revision of a repository. Paths are absolute. */
export interface FileTree {
  /** What globs walk over. */
  readonly walk: FileSystemAdapter;
  /** Fails for a path that leads nowhere. */
  readonly realpath: (path: string) => Promise<string>;
  readonly isFile: (path: string) => Promise<boolean>;
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

/** What is there now. */
export const disk: FileTree = {
  walk: {},
  realpath,
  isFile: async (path) => (await stat(path).catch(() => undefined))?.isFile() === true,
  readTexts: async (files) => {
    const texts: string[] = [];
    for (const file of files) texts.push(await readTextFile(file));
    return texts;
  },
};
