import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkReceipt } from '../../src/files/documents/check-receipt.js';
import type { Receipt } from '../../src/plan/document/receipt.js';
import { catalogWith } from '../support/cli/catalog-with.js';
import { type CliProcess, startCli } from '../support/cli/kill-cli.js';
import { startProxy } from '../support/cli/kill-proxy.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { urnOf } from '../support/model/state-builders.js';

const manifest = `version: 1
defaults: {platform: snowflake, env: PROD}
datasets: {raw: {name: raw}, orders: {name: orders}, mart: {name: mart}}
lineage:
  - {downstream: mart, upstreams: [raw]}
  - {downstream: orders, upstreams: [{dataset: raw, type: COPY}]}
`;

/** Longer than a test may take, so that a program that waits for it fails. */
const TOO_LONG_S = 110;

interface HeldRun {
  readonly cli: CliProcess;
  /** Lets the held write continue. */
  readonly release: () => void;
  readonly receipt: () => Promise<Receipt>;
}

/**
 * Starts the built program. Its second write, the first of a whole aspect, is held by the proxy.
 */
async function startHeldRun(): Promise<HeldRun> {
  const catalog = await catalogWith(['raw', 'orders', 'mart'].map((name) => urnOf(name)));
  let release: () => void = () => undefined;
  const released = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  const proxy = await startProxy(catalog.url, {
    before: ({ writeNumber }) => (writeNumber === 2 ? released : undefined),
  });
  const { path } = await stackFolder({ 'lineage/a.yaml': manifest });
  const cli = startCli(['apply', '--auto-approve', '--timeout', `${TOO_LONG_S}s`], {
    cwd: path,
    url: proxy.url,
  });
  onTestFinished(() => cli.kill());
  await vi.waitUntil(() => proxy.requests.some(({ writeNumber }) => writeNumber === 2), {
    timeout: 30_000,
  });
  const receipt = async () => {
    const folder = join(path, '.headwater/receipts');
    const [name = ''] = await readdir(folder);
    const checked = checkReceipt(JSON.parse(await readFile(join(folder, name), 'utf8')));
    if (!checked.ok) throw new Error(checked.problem);
    return checked.value.receipt;
  };
  return { cli, release, receipt };
}

test('the first interrupt lets a write in flight end, and reads it back', async () => {
  const { cli, release, receipt } = await startHeldRun();
  cli.kill('SIGINT');
  await vi.waitUntil(() => cli.printed().includes('interrupt again'), { timeout: 30_000 });
  release();
  expect(await cli.ended).toMatchObject({
    code: 0,
    signal: null,
    stdout: expect.stringContaining('Applied and verified'),
  });
  expect(await receipt()).toMatchObject({ exitCode: 0 });
});

test('the second interrupt cuts a write off: its outcome is unknown, and the receipt says so', async () => {
  const { cli, receipt } = await startHeldRun();
  cli.kill('SIGINT');
  await vi.waitUntil(() => cli.printed().includes('interrupt again'), { timeout: 30_000 });
  cli.kill('SIGTERM');
  const ended = await cli.ended;
  expect(ended).toMatchObject({
    code: 5,
    signal: null,
    stdout: expect.stringContaining('Not complete: 2 unknown'),
  });
  const { exitCode, events } = await receipt();
  expect(exitCode).toBe(5);
  expect(events.filter(({ event }) => event === 'outcome')).toMatchObject([
    { urn: urnOf('mart'), outcome: 'unknown' },
    { urn: urnOf('orders'), outcome: 'unknown' },
  ]);
});
