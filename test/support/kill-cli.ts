import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The built program. */
export const CLI_ENTRY: string = fileURLToPath(new URL('../../lib/src/cli/main.js', import.meta.url));

/** The built command line in a process of its own. */
export interface CliProcess {
  /** SIGKILL: no handler runs, nothing is flushed. */
  readonly kill: () => void;
  /** The exit code, or the signal that ended it, and what it printed. */
  readonly ended: Promise<{ readonly code: number | null; readonly signal: string | null; readonly output: string }>;
}

export function startCli(args: readonly string[], { cwd, url }: { readonly cwd: string; readonly url: string }): CliProcess {
  const child = spawn(process.execPath, [CLI_ENTRY, ...args], {
    cwd,
    env: { ...process.env, DATAHUB_GMS_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, output }));
  return { kill: () => void child.kill('SIGKILL'), ended };
}
