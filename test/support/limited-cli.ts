import { spawn, spawnSync } from 'node:child_process';
import process from 'node:process';
import { CLI_ENTRY, type CliEnd, heard } from './kill-cli.js';

export interface LimitedSetting {
  readonly cwd: string;
  /** How large a file of the process may become, in KiB. */
  readonly fileKib: number;
  readonly env: Readonly<Record<string, string>>;
}

const canLimit = spawnSync('bash', ['-c', 'ulimit -f 1']).status === 0;

/** Why no test can limit the size of files here; absent where it can. */
export const noLimits: string | undefined = canLimit
  ? undefined
  : 'no bash with "ulimit -f" on this machine';

/** The built command line where files stop growing. To the program it looks like a full disk: a write fails in the middle. */
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
  return await heard(child).ended;
}
