import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runGit } from './git-shell.js';
import { type CliRun, runCli } from './run-cli.js';
import { type StackFolder, stackFolder } from './stack-folder.js';

export interface GitStack extends StackFolder {
  readonly git: (...args: readonly string[]) => string;
  /** Commits everything, and returns the full hash. */
  readonly commit: () => string;
  readonly remove: (file: string) => Promise<void>;
  readonly headwater: (...args: readonly string[]) => Promise<CliRun>;
}

/**
 * Makes a git repository with these files committed on `main`, including `headwater.yaml`. It has
 * no catalog and no token.
 */
export async function gitStack(files: Readonly<Record<string, string>>): Promise<GitStack> {
  const { path, write } = await stackFolder(files);
  const stack = gitStackIn(path);
  stack.git('init', '-q', '-b', 'main');
  stack.commit();
  return { ...stack, write };
}

/** Wraps an existing repository, such as a clone. */
export function gitStackIn(path: string): Omit<GitStack, 'write'> {
  const git = (...args: readonly string[]) => runGit(path, args);
  return {
    path,
    git,
    commit: () => {
      git('add', '-A');
      git('commit', '-qm', 'change', '--allow-empty');
      return git('rev-parse', 'HEAD');
    },
    remove: (file) => rm(join(path, file), { recursive: true }),
    headwater: (...args) => runCli(args, { cwd: path }),
  };
}
