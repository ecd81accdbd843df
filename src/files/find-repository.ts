import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Finds the nearest folder upward that holds `.git`. Undefined outside a git repository. */
export async function findRepository(folder: string): Promise<string | undefined> {
  const top = (await foldersUpward(folder)).at(-1);
  return top !== undefined && (await exists(join(top, '.git'))) ? top : undefined;
}

/**
 * Lists the folders from `start` up to the one that holds `.git`, else up to the top. In a worktree
 * `.git` is a file.
 */
export async function foldersUpward(start: string): Promise<readonly string[]> {
  const folders = [start];
  for (let at = start; !(await exists(join(at, '.git'))) && dirname(at) !== at; at = dirname(at))
    folders.push(dirname(at));
  return folders;
}

export async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
