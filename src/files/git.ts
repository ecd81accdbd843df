import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface GitOptions {
  /** Default: 10 seconds. */
  readonly timeoutMs?: number;
  /** What may be printed at most. Default: 1 MB. */
  readonly maxBytes?: number;
  /** What is written to standard input. Default: nothing. */
  readonly input?: string;
}

const TIMEOUT_MS = 10_000;

/** Runs git in a folder, without a shell, and gives what it prints as text. */
export async function git(folder: string, args: readonly string[], options: GitOptions = {}): Promise<string> {
  return (await gitBytes(folder, args, options)).toString('utf8');
}

/**
 * The same, as bytes. Without locks, so that a plan does not get in the way of a git command beside it; without hooks of
 * fsmonitor.
 */
export async function gitBytes(
  folder: string,
  args: readonly string[],
  { timeoutMs = TIMEOUT_MS, maxBytes = 1024 * 1024, input }: GitOptions = {},
): Promise<Buffer> {
  const all = ['--no-optional-locks', '-c', 'core.fsmonitor=false', ...args];
  const started = run('git', all, { cwd: folder, timeout: timeoutMs, maxBuffer: maxBytes, windowsHide: true, encoding: 'buffer' });
  // A git that ends before it has read everything breaks the pipe; its exit code says why.
  started.child.stdin?.on('error', () => undefined);
  started.child.stdin?.end(input ?? '');
  return (await started).stdout;
}

/** The exit code of a git that ran and failed; undefined where it did not run or did not end by itself. */
export function gitExitCode(error: unknown): number | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : undefined;
}

/** What git said in its first line, or why there is nothing: it is not installed, it took too long. */
export function gitWords(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n')[0] : '';
  if (said) return said.replace(/^fatal: /, '');
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'git is not installed, or not in PATH';
  return error instanceof Error && 'killed' in error && error.killed === true ? 'git took too long' : 'git failed';
}
