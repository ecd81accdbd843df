import { type CliProcess, startCli } from '../support/cli/kill-cli.js';
import { startProxy } from '../support/cli/kill-proxy.js';
import { runCli } from '../support/cli/run-cli.js';
import type { Folder } from './folder.js';
import type { Kill } from './steps.js';

const ARGS = [
  'apply',
  '--auto-approve',
  '--allow',
  'mass-delete',
  '--allow',
  'empty-desired',
  '--allow',
  'exclusive',
  '--reason',
  'the model',
];

/** Applies in this process, which has the same result and is much faster. */
export async function applyHere(url: string, { path }: Folder): Promise<number> {
  return (await runCli(ARGS, { cwd: path, env: { DATAHUB_GMS_URL: url } })).code;
}

/**
 * Applies in a process of its own, which is killed at the n-th write, before or after the catalog
 * takes it.
 */
export async function applyChild(url: string, folder: Folder, kill: Kill): Promise<boolean> {
  let writes = 0;
  let child: CliProcess | undefined;
  const killAt = (after: boolean) => {
    if (writes !== kill.write || kill.after !== after) return undefined;
    child?.kill();
    return 'drop' as const;
  };
  const proxy = await startProxy(url, {
    before: ({ writeNumber }) => {
      if (writeNumber === undefined) return undefined;
      writes = writeNumber;
      return killAt(false);
    },
    after: ({ writeNumber }) => (writeNumber === undefined ? undefined : killAt(true)),
  });
  child = startCli(ARGS, { cwd: folder.path, url: proxy.url });
  return (await child.ended).signal === 'SIGKILL';
}
