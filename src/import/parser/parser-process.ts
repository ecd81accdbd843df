import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstLine, ParserStopped } from './parser-stopped.js';

/** The command that runs a script of Python. */
export interface PythonCommand {
  readonly command: string;
  /** The arguments before those of Python. */
  readonly args: readonly string[];
}

export interface ProcessOptions {
  /** The whole environment of the process. */
  readonly env: Readonly<Record<string, string>>;
  /** Kills the process. */
  readonly signal?: AbortSignal | undefined;
}

/** A running script. */
export interface ParserProcess {
  /**
   * Sends a line, and returns the next line of the script. One call at a time.
   *
   * @throws ParserStopped; the process is dead then
   */
  readonly exchange: (line: string, limitMs: number) => Promise<string>;
  /** Kills the process. Later calls give the reason. */
  readonly kill: (reason: string) => void;
  /** Lets the script end by itself, and returns when it has ended. */
  readonly end: () => Promise<void>;
}

const SCRIPT = fileURLToPath(new URL('./parse_sql.py', import.meta.url));

/**
 * The folder that programs are started in. It is not that of the user: there a file could pass for
 * Python on Windows, or set the package index of uv.
 */
export const SCRIPT_FOLDER: string = dirname(SCRIPT);

/** No statement in use has a longer answer. */
const MAX_ANSWER = 64 * 1024 * 1024;

const MAX_ERRORS = 2048;

/**
 * Starts the script, for a signal that is not aborted. It ends by itself when its input ends, so also
 * after a crash of this process.
 */
export function startProcess(
  { command, args }: PythonCommand,
  { env, signal }: ProcessOptions,
): ParserProcess {
  const options = { cwd: SCRIPT_FOLDER, env, windowsHide: true };
  // On Windows, Python takes input for the code page of the system, and SQL is UTF-8.
  const child = spawn(command, [...args, '-X', 'utf8', '-I', SCRIPT], options);
  let waiting: Waiting | undefined;
  let reason: string | undefined;
  const errors = keepErrors(child);
  const stop = (why: string) => {
    reason ??= why;
    killChild(child);
    waiting?.fail(new ParserStopped(reason));
    waiting = undefined;
  };
  const onAbort = () => stop('interrupted');
  const ended = new Promise<void>((done) => {
    child.once('error', (error) => {
      stop(`cannot be started: ${error.message}`);
      done();
    });
    child.once('close', (code, killedBy) => {
      signal?.removeEventListener('abort', onAbort);
      const how = killedBy ?? `exit code ${code}`;
      stop([`ended with ${how}`, lastLine(errors())].filter(Boolean).join(': '));
      done();
    });
  });
  signal?.addEventListener('abort', onAbort, { once: true });
  // The script reads no more when it has ended. The exit says why.
  child.stdin.on('error', () => undefined);
  readLines(child, {
    onLine: (line) => {
      waiting?.answer(line);
      waiting = undefined;
    },
    onTooLong: () => stop(`answered with more than ${MAX_ANSWER / 1024 / 1024} MB`),
  });
  return {
    exchange: async (line, limitMs) => {
      if (reason !== undefined) throw new ParserStopped(reason);
      const timer = setTimeout(() => stop(`gave no answer in ${limitMs / 1000} s`), limitMs);
      try {
        return await new Promise<string>((answer, fail) => {
          waiting = { answer, fail };
          child.stdin.write(`${line}\n`);
        });
      } finally {
        clearTimeout(timer);
      }
    },
    kill: stop,
    end: async () => {
      child.stdin.end();
      await ended;
    },
  };
}

interface Waiting {
  readonly answer: (line: string) => void;
  readonly fail: (error: ParserStopped) => void;
}

/** `uv` passes the first signal on to Python, which an immediate SIGKILL would leave alone. */
function killChild(child: ChildProcessWithoutNullStreams): void {
  child.stdin.destroy();
  if (child.exitCode !== null || !child.kill('SIGTERM')) return;
  const timer = setTimeout(() => child.kill('SIGKILL'), 1000);
  child.once('close', () => clearTimeout(timer));
}

/** Keeps the end of what the process says about its mistakes. */
function keepErrors({ stderr }: ChildProcessWithoutNullStreams): () => string {
  let errors = '';
  stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-MAX_ERRORS);
  });
  return () => errors;
}

function readLines(
  { stdout }: ChildProcessWithoutNullStreams,
  {
    onLine,
    onTooLong,
  }: { readonly onLine: (line: string) => void; readonly onTooLong: () => void },
): void {
  let parts: string[] = [];
  let length = 0;
  stdout.setEncoding('utf8').on('data', (text: string) => {
    const [rest = '', ...lines] = text.split('\n').reverse();
    for (const line of lines.reverse()) {
      onLine([...parts, line].join(''));
      [parts, length] = [[], 0];
    }
    parts.push(rest);
    length += rest.length;
    if (length > MAX_ANSWER) onTooLong();
  });
}

function lastLine(text: string): string {
  return firstLine(text.trimEnd().split('\n').at(-1) ?? '');
}
