import { PassThrough } from 'node:stream';
import { run } from '../../../src/cli/program.js';
import type { Pace } from '../../../src/cli/progress/pace.js';
import type { ExitCode } from '../../../src/errors/exit-codes.js';
import type { OpenParser } from '../../../src/import/foreign/sql/sql-parser.js';

export interface CliRun {
  readonly code: ExitCode;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliSetting {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The streams that are terminals. Default: none. */
  readonly terminal?: 'all' | 'all but stdout' | 'none';
  /** The text on standard input, typed or piped. */
  readonly input?: string;
  /** True if standard input ends after the text. Default: true. */
  readonly inputEnds?: boolean;
  /** Aborted by the first interrupt, and by the second. */
  readonly signal?: AbortSignal;
  readonly abort?: AbortSignal;
  /** The width of the terminals. Default: unknown. */
  readonly columns?: number;
  /** The pace of the progress display. Default: no limit of time is ever reached. */
  readonly pace?: Pace;
  /** Default: a process of Python. */
  readonly openParser?: OpenParser | undefined;
}

/** A clock that stands still, so that no output depends on the speed of the machine. */
const STILL: Pace = {
  now: () => 0,
  every: () => () => undefined,
  redrawMs: Number.POSITIVE_INFINITY,
  quietMs: Number.POSITIVE_INFINITY,
  slowMs: Number.POSITIVE_INFINITY,
  heartbeatMs: Number.POSITIVE_INFINITY,
};

/** Runs a command line in this process as `main.ts` does, and captures its output. */
export async function runCli(
  args: readonly string[],
  {
    cwd,
    env = {},
    terminal = 'none',
    input = '',
    inputEnds = true,
    signal,
    abort,
    columns,
    pace = STILL,
    openParser,
  }: CliSetting,
): Promise<CliRun> {
  const stdin = stream(terminal !== 'none');
  const stdout = stream(terminal === 'all', columns);
  const stderr = stream(terminal !== 'none', columns);
  stdin.write(input);
  if (inputEnds) stdin.end();
  const code = await run(args, {
    stdin,
    stdout,
    stderr,
    env,
    cwd,
    signal: signal ?? new AbortController().signal,
    pace,
    ...(abort && { abort }),
    ...(openParser && { openParser }),
  });
  return { code, stdout: taken(stdout), stderr: taken(stderr) };
}

function stream(isTTY: boolean, columns?: number): PassThrough & { isTTY: boolean } {
  const made = Object.assign(new PassThrough({ highWaterMark: 1 << 24 }), { isTTY });
  return columns === undefined ? made : Object.assign(made, { columns });
}

function taken(stream: PassThrough): string {
  return String(stream.read() ?? '');
}
