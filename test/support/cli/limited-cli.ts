import { spawn, spawnSync } from 'node:child_process';
import process from 'node:process';
import { CLI_ENTRY, type CliEnd, collectOutput } from './kill-cli.js';

export interface LimitedSetting {
  readonly cwd: string;
  /** The maximum size of a file that the process writes, in KiB. */
  readonly fileKib: number;
  readonly env: Readonly<Record<string, string>>;
}

const canLimit = spawnSync('bash', ['-c', 'ulimit -f 1']).status === 0;

/** The reason why tests cannot limit the size of files here. Undefined if they can. */
export const noLimits: string | undefined = canLimit
  ? undefined
  : 'no bash with "ulimit -f" on this machine';

/**
 * Runs the built command line with a limit on the size of files. To the program it looks like a
 * full disk: a write fails in the middle.
 */
export async function limitedCli(
  args: readonly string[],
  { cwd, fileKib, env }: LimitedSetting,
): Promise<CliEnd> {
  const child = spawn(
    'bash',
    ['-c', `ulimit -f ${fileKib}; exec "$@"`, 'bash', process.execPath, CLI_ENTRY, ...args],
    {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  return await collectOutput(child).ended;
}
