import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** The built program. */
export const CLI_ENTRY: string = fileURLToPath(
  new URL('../../../lib/program/main.js', import.meta.url),
);

/** The built command line in a process of its own. */
export interface CliProcess {
  /** Sends a signal. The default is SIGKILL, at which no handler runs and nothing is flushed. */
  readonly kill: (signal?: 'SIGKILL' | 'SIGINT' | 'SIGTERM') => void;
  /** Returns its output so far, from both streams. */
  readonly printed: () => string;
  readonly ended: Promise<CliEnd>;
}

/** The exit code or the signal that ended the process, and its output. */
export interface CliEnd {
  readonly code: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Both streams, in order of arrival. */
  readonly output: string;
}

export interface CliProcessSetting {
  readonly cwd: string;
  readonly url: string;
  /** Additional variables of the environment. */
  readonly env?: Readonly<Record<string, string>>;
}

export function startCli(
  args: readonly string[],
  { cwd, url, env }: CliProcessSetting,
): CliProcess {
  const child = spawn(process.execPath, [CLI_ENTRY, ...args], {
    cwd,
    env: { ...process.env, ...env, DATAHUB_GMS_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { kill: (signal = 'SIGKILL') => void child.kill(signal), ...collectOutput(child) };
}

/** Collects the output of a process. */
export function collectOutput(
  child: ChildProcessByStdio<null, Readable, Readable>,
): Pick<CliProcess, 'printed' | 'ended'> {
  const printed = { stdout: '', stderr: '', output: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].on('data', (chunk: Buffer) => {
      printed[name] += String(chunk);
      printed.output += String(chunk);
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, ...printed }));
  return { printed: () => printed.output, ended };
}
