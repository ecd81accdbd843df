import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
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

/** Runs git without the user's settings. */
export function runGit(folder: string, args: readonly string[]): string {
  const settings = [
    'user.name=A',
    'user.email=a@example.com',
    'commit.gpgsign=false',
    'protocol.file.allow=always',
  ];
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  const all = [...settings.flatMap((one) => ['-c', one]), ...args];
  return execFileSync('git', all, {
    cwd: folder,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}
