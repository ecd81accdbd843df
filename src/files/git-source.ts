import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The revision that the files of a folder come from. */
export interface GitSource {
  /** The full hash of HEAD. */
  readonly commit: string;
  /** Files of the folder differ from that commit; files that git does not know count, ignored ones do not. */
  readonly dirty: boolean;
}

const TIMEOUT_MS = 10_000;

const run = promisify(execFile);

/** Asks git about a folder. Nothing without git, outside a repository, or before the first commit. */
export async function readGitSource(folder: string): Promise<GitSource | null> {
  try {
    const commit = await git(folder, ['rev-parse', '--verify', 'HEAD']);
    return { commit: commit.trim(), dirty: await isDirty(folder) };
  } catch {
    return null;
  }
}

/** With so many changes that their list outgrows the buffer, git is stopped; that says enough. */
async function isDirty(folder: string): Promise<boolean> {
  try {
    return (await git(folder, ['status', '--porcelain', '--', '.'])) !== '';
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return true;
    throw error;
  }
}

/** Without locks, so that a plan does not get in the way of a git command beside it; without hooks of fsmonitor. */
async function git(folder: string, args: readonly string[]): Promise<string> {
  const all = ['--no-optional-locks', '-c', 'core.fsmonitor=false', ...args];
  const { stdout } = await run('git', all, { cwd: folder, timeout: TIMEOUT_MS, windowsHide: true, encoding: 'utf8' });
  return stdout;
}
