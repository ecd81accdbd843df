import { resolve } from 'node:path';
import { badFlag, HeadwaterError } from '../../errors/headwater-error.js';
import type { OpenParser, ParserSetting } from '../foreign/sql/sql-parser.js';
import { FETCH_COMMAND, fetchWithUv, PACKAGE, REQUIREMENT, UV_PYTHON } from './fetch-with-uv.js';
import { parserEnvironment } from './parser-environment.js';
import type { PythonCommand } from './parser-process.js';
import {
  type ParserSession,
  startSession,
  TIME_LIMITS,
  type TimeLimits,
} from './parser-session.js';
import { ParserStopped } from './parser-stopped.js';
import { pythonParser } from './python-parser.js';

export interface ParserRequest {
  /** The Python of `--python`. Default: the variable HEADWATER_PYTHON, else one that is found. */
  readonly python?: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder that the path of a Python is relative to. */
  readonly cwd: string;
  /** Kills the process. */
  readonly signal?: AbortSignal | undefined;
  /** Asks whether uv may fetch the package. Default: no, as without a terminal. */
  readonly confirm?: ((question: string) => Promise<boolean>) | undefined;
  /** Takes the line with the versions. Default: nobody does. */
  readonly note?: ((line: string) => void) | undefined;
  /** Default: {@link TIME_LIMITS}. */
  readonly limits?: Partial<TimeLimits> | undefined;
}

/**
 * Returns a start of DataHub's parser in a process of Python. Later starts use the Python that the
 * first one found.
 *
 * Looks for a Python that has the package: the one that the user names, `python3` and `python` of
 * the path, on Windows `py` too, and the one that uv made before. Nothing is fetched without a yes.
 *
 * The start throws `parser-missing`, exit code 1, without such a Python; `bad-flag`, exit code 64,
 * for a dialect that the parser does not know; `interrupted`, exit code 130.
 */
export function parserOpener(request: ParserRequest): OpenParser {
  let found: PythonCommand | undefined;
  return async (setting) => {
    const attempts: string[] = [];
    for await (const command of found === undefined ? commands(request, attempts) : [found]) {
      const session = await tryCommand(command, { ...request, setting }, attempts);
      if (session === undefined) continue;
      if (found === undefined) noteVersions(session, request);
      found = command;
      return pythonParser(session);
    }
    throw missing(attempts, request);
  };
}

/** The commands to try, best first. The last one may need a yes. */
async function* commands(
  request: ParserRequest,
  attempts: string[],
): AsyncGenerator<PythonCommand> {
  const named = namedPython(request);
  if (named !== undefined) {
    yield { command: named.path, args: [] };
    return;
  }
  yield { command: 'python3', args: [] };
  yield { command: 'python', args: [] };
  // The installer of Python for Windows always adds this launcher, and the others on request.
  if (process.platform === 'win32') yield { command: 'py', args: ['-3'] };
  yield UV_PYTHON;
  if (request.confirm === undefined) return;
  const fetched = await fetchWithUv(request.confirm, request);
  if (fetched.kind === 'fetched') yield UV_PYTHON;
  if (fetched.kind === 'refused') attempts.push(`uv: ${fetched.reason}`);
}

function namedPython(request: ParserRequest): { path: string; by: string } | undefined {
  const { python, env, cwd } = request;
  const named = python ?? env['HEADWATER_PYTHON']?.trim();
  if (!named) return undefined;
  // A bare name is looked for in the path, as a shell does.
  const path = /[\\/]/.test(named) ? resolve(cwd, named) : named;
  return { path, by: python === undefined ? 'HEADWATER_PYTHON' : '--python' };
}

async function tryCommand(
  command: PythonCommand,
  { env, limits, setting, signal }: ParserRequest & { readonly setting: ParserSetting },
  attempts: string[],
): Promise<ParserSession | undefined> {
  const shown = command === UV_PYTHON ? 'uv' : command.command;
  try {
    const session = await startSession(command, {
      ...{ signal, setting },
      env: parserEnvironment(env, command === UV_PYTHON),
      limits: { ...TIME_LIMITS, ...limits },
    });
    if (!('kind' in session)) return session;
    if (session.kind === 'dialect')
      throw badFlag(`the parser of SQL: ${session.reason}`, 'name the dialect with --dialect');
    attempts.push(`${shown}: ${session.reason}`);
  } catch (error) {
    if (!(error instanceof ParserStopped)) throw error;
    attempts.push(`${shown}: ${error.message}`);
  }
  return undefined;
}

function noteVersions({ versions }: ParserSession, { note }: ParserRequest): void {
  const { datahub, sqlglot, python } = versions;
  note?.(`parser of SQL: acryl-datahub ${datahub}, sqlglot ${sqlglot}, Python ${python}`);
}

/** The commands that make a Python with the package, and the flag that names it. */
function madeWithVenv(): string {
  const isWindows = process.platform === 'win32';
  const python = isWindows ? '.parser\\Scripts\\python' : '.parser/bin/python';
  const make = isWindows ? 'py -3 -m venv .parser, then' : 'python3 -m venv .parser &&';
  return `${make} ${python} -m pip install "${REQUIREMENT}", and add --python ${python}`;
}

function missing(attempts: readonly string[], request: ParserRequest): HeadwaterError {
  const named = namedPython(request);
  const message =
    named === undefined
      ? `no Python has ${PACKAGE} 1.7 or newer: ${attempts.join('; ')}`
      : `the Python of ${named.by} has no ${PACKAGE} 1.7 or newer: ${attempts.join('; ')}`;
  const install =
    named === undefined
      ? `${madeWithVenv()}; or with uv: ${FETCH_COMMAND}`
      : `"${named.path}" -m pip install "${REQUIREMENT}"`;
  return new HeadwaterError('parser-missing', message, { hint: `run ${install}` });
}
