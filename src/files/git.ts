import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

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
  const all = ['--no-optional-locks', '-c', 'core.fsmonitor=false', ...args];
  const started = run('git', all, {
    cwd: folder,
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

/**
 * Returns the first line that git wrote to standard error, else the reason: git is not installed,
 * or took too long.
 */
export function gitErrorMessage(error: unknown): string {
  const firstLine =
    error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n')[0] : '';
  if (firstLine) return firstLine.replace(/^fatal: /, '');
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    return 'git is not installed, or not in PATH';
  return error instanceof Error && 'killed' in error && error.killed === true
    ? 'git took too long'
    : 'git failed';
}
