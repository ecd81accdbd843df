import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { env, execPath } from 'node:process';
import { promisify } from 'node:util';
import { findRepository } from './file-tree.js';
import { systemCode } from './read-text-file.js';

const run = promisify(execFile);

export interface GitOptions {
  /** Default: 10 seconds. */
  readonly timeoutMs?: number;
  /** The limit of the output. Default: 1 MB. */
  readonly maxBytes?: number;
  /** The text for standard input. Default: empty. */
  readonly input?: string;
}

const TIMEOUT_MS = 10_000;

/**
 * The folder that git is started in. Windows looks there first, so in the folder of a repository a
 * committed `git.exe` would run.
 */
const START_FOLDER = dirname(execPath);

/** Runs git in a folder, without a shell, and returns its output as text. */
export async function git(
  folder: string,
  args: readonly string[],
  options: GitOptions = {},
): Promise<string> {
  return (await gitBytes(folder, args, options)).toString('utf8');
}

/**
 * Runs git like {@link git} and returns its output as bytes. Takes no optional locks, so that a
 * plan does not disturb another git command. Runs no fsmonitor hook.
 */
export async function gitBytes(
  folder: string,
  args: readonly string[],
  { timeoutMs = TIMEOUT_MS, maxBytes = 1024 * 1024, input }: GitOptions = {},
): Promise<Buffer> {
  const all = ['-C', folder, '--no-optional-locks', '-c', 'core.fsmonitor=false', ...args];
  const started = run('git', all, {
    cwd: START_FOLDER,
    timeout: timeoutMs,
    maxBuffer: maxBytes,
    windowsHide: true,
    encoding: 'buffer',
  });
  // Git breaks the pipe if it ends before it has read everything. Its exit code says why.
  started.child.stdin?.on('error', () => undefined);
  started.child.stdin?.end(input ?? '');
  return (await started).stdout;
}

/** Returns the exit code of a failed git run. Undefined if git did not start or was killed. */
export function gitExitCode(error: unknown): number | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'number'
    ? error.code
    : undefined;
}

/** Returns the first line that git wrote to standard error, else why it did not run. */
export function gitErrorMessage(error: unknown): string {
  const first =
    error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n')[0] : '';
  if (first) return first.replace(/^fatal: /, '');
  if (systemCode(error) === 'ENOENT') return 'git is not installed, or not in PATH';
  return error instanceof Error && 'killed' in error && error.killed === true
    ? 'git took too long'
    : 'git failed';
}

/** The revision that the files of a folder come from. */
export interface GitSource {
  /** The full hash of HEAD. */
  readonly commit: string;
  /** True if files of the folder differ from it. Untracked files count, ignored ones do not. */
  readonly dirty: boolean;
}

/** Reads commit and state of a folder. Null without git, a repository or a commit. */
export async function readGitSource(folder: string): Promise<GitSource | null> {
  try {
    return { commit: await readHead(folder), dirty: await isDirty(folder) };
  } catch {
    return null;
  }
}

/** Reads only the commit, which is fast however many files exist. Null in the same cases. */
export async function readGitCommit(folder: string): Promise<string | null> {
  return await readHead(folder).catch(() => null);
}

/** The remote `origin` of a repository, as the clone knows it. Nothing is fetched. */
export interface GitRemote {
  /** May hold a password. */
  readonly url: string;
  /** The default branch of the remote. Null if the clone does not know it. */
  readonly branch: string | null;
}

/** Reads the remote `origin`. Null without git, outside a repository, and without that remote. */
export async function readGitRemote(folder: string): Promise<GitRemote | null> {
  if (!(await isInRepository(folder))) return null;
  const url = await firstLine(folder, ['remote', 'get-url', 'origin']);
  if (url === undefined) return null;
  const head = await firstLine(folder, ['symbolic-ref', '--short', 'refs/remotes/origin/HEAD']);
  return { url, branch: head?.replace(/^origin\//, '') ?? null };
}

/** Returns the first line of the output. Undefined if git fails or prints none. */
export async function firstLine(
  folder: string,
  args: readonly string[],
): Promise<string | undefined> {
  const text = await git(folder, args).catch(() => '');
  return text.split('\n')[0] || undefined;
}

async function readHead(folder: string): Promise<string> {
  if (!(await isInRepository(folder))) throw new Error('no git repository');
  return (await git(folder, ['rev-parse', '--verify', 'HEAD'])).trim();
}

/**
 * Returns true in a repository. Elsewhere git is not started: the start of a process takes longer
 * than the rest of a small plan. `GIT_DIR` names a repository that no folder upward holds.
 */
async function isInRepository(folder: string): Promise<boolean> {
  return env['GIT_DIR'] !== undefined || (await findRepository(folder)) !== undefined;
}

/** Returns true if git lists changes, even more than the buffer takes. */
async function isDirty(folder: string): Promise<boolean> {
  try {
    return (await git(folder, ['status', '--porcelain', '--', '.'])) !== '';
  } catch (error) {
    if (systemCode(error) === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return true;
    throw error;
  }
}
