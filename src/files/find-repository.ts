import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The nearest folder upward that holds `.git`; undefined outside a git repository. */
export async function findRepository(folder: string): Promise<string | undefined> {
  const top = (await foldersUpward(folder)).at(-1);
  return top !== undefined && (await exists(join(top, '.git'))) ? top : undefined;
}

/** From the folder itself up to the one that holds `.git`, which is a file in a worktree; else to the top. */
export async function foldersUpward(start: string): Promise<readonly string[]> {
  const folders = [start];
  for (let at = start; !(await exists(join(at, '.git'))) && dirname(at) !== at; at = dirname(at)) folders.push(dirname(at));
  return folders;
}

export async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
