import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { throwIfInterrupted } from '../../errors/headwater-error.js';
import { parserEnvironment } from './parser-environment.js';
import { type PythonCommand, SCRIPT_FOLDER } from './parser-process.js';
import { firstLine } from './parser-stopped.js';

const run = promisify(execFile);

/** The package that has the parser. */
export const PACKAGE = 'acryl-datahub[sql-parser]';

export const REQUIREMENT: string = `${PACKAGE}>=1.7`;

const PYTHON = ['--no-project', '--with', REQUIREMENT, 'python'];

/** The Python with the package that uv fetched before. Never reaches the network. */
export const UV_PYTHON: PythonCommand = { command: 'uv', args: ['run', '--offline', ...PYTHON] };

const FETCH_ARGS = ['run', ...PYTHON, '--version'];

/** The command that lets uv fetch the package, for a shell. */
export const FETCH_COMMAND: string = `uv run --no-project --with "${REQUIREMENT}" python --version`;

/** The result: the package is there, uv is absent, or nothing was fetched. */
type Fetched =
  | { readonly kind: 'fetched' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly reason: string };

const FETCH_LIMIT_MS = 15 * 60_000;

interface FetchOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Lets uv fetch the package after a yes. Asks nothing if there is no uv.
 *
 * @throws HeadwaterError `interrupted`
 */
export async function fetchWithUv(
  confirm: (question: string) => Promise<boolean>,
  { env, signal }: FetchOptions,
): Promise<Fetched> {
  const options = { cwd: SCRIPT_FOLDER, env: parserEnvironment(env, true), windowsHide: true };
  const uv = async (args: readonly string[], timeout: number) =>
    await run('uv', args, { ...options, timeout, ...(signal && { signal }) });
  try {
    await uv(['--version'], 10_000);
  } catch {
    throwIfInterrupted(signal, 'uv was looked for');
    return { kind: 'absent' };
  }
  const question = `The parser of SQL is a package of Python, about 60 MB to fetch and 200 MB on disk. uv can fetch it into its cache:\n\n  ${FETCH_COMMAND}\n\nType yes to run this command: `;
  const isAllowed = await confirm(question);
  throwIfInterrupted(signal, 'uv was about to fetch the parser of SQL', true);
  if (!isAllowed) return { kind: 'refused', reason: 'may not fetch it' };
  try {
    await uv(FETCH_ARGS, FETCH_LIMIT_MS);
    return { kind: 'fetched' };
  } catch (error) {
    throwIfInterrupted(signal, 'uv fetched the parser of SQL');
    const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    return { kind: 'refused', reason: `did not fetch it: ${firstLine(stderr) || 'no message'}` };
  }
}
