import { expect, onTestFinished, vi } from 'vitest';
import { run } from '../../../src/cli/program.js';
import { urnOf } from '../model/state-builders.js';
import { catalogWith } from './catalog-with.js';
import { printingStreams } from './printing-streams.js';
import type { CliRun } from './run-cli.js';
import { stackFolder } from './stack-folder.js';

const manifest = `version: 1
lineage:
  - {downstream: {platform: snowflake, name: orders}, upstreams: [{platform: snowflake, name: raw}]}
`;

/** A stack whose plan adds one edge, and its catalog. Both last as long as the test. */
export async function shopToOpen() {
  const catalog = await catalogWith([urnOf('orders'), urnOf('raw')]);
  const { path: cwd } = await stackFolder({ 'lineage/a.yaml': manifest });
  return { catalog, cwd, env: { DATAHUB_GMS_URL: catalog.url } };
}

/** A command with `--open` that serves its document. */
export interface OpenedCli {
  /** The address that it printed, which lets one browser in. */
  readonly address: string;
  readonly url: string;
  /** The text on standard error so far. */
  readonly stderr: () => string;
  /** Interrupts it, as Ctrl+C does. */
  readonly stop: () => Promise<CliRun>;
}

/** Runs a command line with `--open` on a terminal in this process, with a browser that does nothing. */
export async function openCli(
  args: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
): Promise<OpenedCli> {
  vi.stubEnv('BROWSER', '/bin/true');
  const { stdin, stdout, stderr, printed } = printingStreams();
  const interrupt = new AbortController();
  const terminal = { stdin, stdout, stderr: Object.assign(stderr, { isTTY: true }) };
  const ended = run([...args, '--open'], { ...terminal, env, cwd, signal: interrupt.signal });
  const stop = async () => {
    interrupt.abort();
    return { code: await ended, ...printed };
  };
  onTestFinished(async () => void (await stop()));
  await expect.poll(() => printed.stderr, { timeout: 30_000 }).toContain('; Ctrl+C ends it\n');
  const address = /http:\S+(?=; Ctrl)/.exec(printed.stderr)?.[0] ?? '';
  return { address, url: new URL(address).origin, stderr: () => printed.stderr, stop };
}

/** Opens the address as a browser does. Returns the header with the cookie. */
export async function enter(address: string): Promise<{ readonly cookie: string }> {
  const response = await fetch(address, { redirect: 'manual' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/plan?document=1');
  const [cookie = ''] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^headwater-[0-9a-f]{8}=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  return { cookie: cookie.split(';')[0] ?? '' };
}
