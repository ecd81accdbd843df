import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { run } from '../../src/cli/program.js';
import type { ExitCode } from '../../src/errors/exit-codes.js';
import { printingStreams } from '../support/cli/printing-streams.js';

export interface Serving {
  readonly url: string;
  /** The text on standard error so far. */
  readonly stderr: () => string;
  /** Sends SIGTERM. Returns the exit code and all of standard output. */
  readonly stop: () => Promise<{ readonly code: ExitCode; readonly stdout: string }>;
}

/** Starts `headwater serve --port 0 …` in this process and waits until it listens. */
export async function serving(
  args: readonly string[],
  { cwd, env = {} }: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<Serving> {
  const { stdin, stdout, stderr, printed } = printingStreams();
  const controller = new AbortController();
  const ended = run(['serve', '--port', '0', ...args], {
    stdin,
    stdout,
    stderr,
    env,
    cwd,
    signal: controller.signal,
  });
  const stop = async () => {
    controller.abort();
    return { code: await ended, stdout: printed.stdout };
  };
  onTestFinished(async () => void (await stop()));
  const begun = await Promise.race([once(stdout, 'data'), ended]);
  if (!Array.isArray(begun)) throw new Error(`it ended with ${begun}: ${printed.stderr}`);
  return {
    url: printed.stdout.trim().replace('listening on ', ''),
    stderr: () => printed.stderr,
    stop,
  };
}
