import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkReceipt } from '../../src/files/documents/check-receipt.js';
import type { Receipt } from '../../src/plan/document/receipt.js';
import { catalogWith, type StockedCatalog } from '../support/cli/catalog-with.js';
import { type ProxyRules, startProxy } from '../support/cli/kill-proxy.js';
import { type CliRun, runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { urnOf } from '../support/model/state-builders.js';

/** Two downstreams are written by edges and marks, three by one conditional proposal each. */
const manifest = `version: 1
defaults: {platform: snowflake, env: PROD}
datasets: {raw: {name: raw}, fx: {name: fx}, customers: {name: customers}, mart: {name: mart}, orders: {name: orders}, refunds: {name: refunds}, visits: {name: visits}}
lineage:
  - {downstream: customers, upstreams: [raw]}
  - {downstream: visits, upstreams: [raw]}
  - {downstream: mart, upstreams: [{dataset: raw, type: COPY}]}
  - {downstream: orders, upstreams: [{dataset: fx, type: COPY}, {dataset: raw, type: COPY}]}
  - {downstream: refunds, upstreams: [{dataset: raw, type: COPY}]}
`;

const upstreams = ['raw', 'fx'];
const downstreams = ['customers', 'mart', 'orders', 'refunds', 'visits'];

export interface FailedRun extends CliRun {
  readonly receipt: Receipt;
  /**
   * The output that a user sees, and the content of the catalog, as one text that does not depend
   * on the machine or the time.
   */
  readonly transcript: string;
  /** Runs a command after the disturbance has ended. */
  readonly headwater: (...args: readonly string[]) => Promise<CliRun>;
  /** The path of the receipt, relative to `headwater.yaml`. */
  readonly receiptPath: string;
}

export interface Interrupts {
  readonly first: AbortController;
  readonly second: AbortController;
}

/** Applies five downstreams against an embedded catalog, with a disturbance between the two. */
export async function failedRun(
  flags: readonly string[],
  misbehave: (interrupts: Interrupts) => ProxyRules,
): Promise<FailedRun> {
  const catalog = await catalogWith([...upstreams, ...downstreams].map((name) => urnOf(name)));
  const interrupts = { first: new AbortController(), second: new AbortController() };
  let isOver = false;
  const { before, after } = misbehave(interrupts);
  const proxy = await startProxy(catalog.url, {
    before: (request) => (isOver ? undefined : before?.(request)),
    after: (request) => (isOver ? undefined : after?.(request)),
  });
  const { path } = await stackFolder({ 'lineage/a.yaml': manifest });
  const { first, second } = interrupts;
  const args = ['apply', '--auto-approve', ...flags];
  const env = { DATAHUB_GMS_URL: proxy.url };
  const { signal } = first;
  const quick = [...args, '--timeout-total', '6s'];
  const done = await runCli(quick, { cwd: path, env, signal, abort: second.signal });
  const [name = ''] = await readdir(join(path, '.headwater/receipts'));
  const receiptPath = `.headwater/receipts/${name}`;
  const checked = checkReceipt(JSON.parse(await readFile(join(path, receiptPath), 'utf8')));
  if (!checked.ok) throw new Error(`the receipt ${checked.problem}`);
  const transcript = `$ headwater ${args.join(' ')}\n${settled(withoutPlan(done.stdout))}${settled(done.stderr, 'stderr: ')}exit ${done.code}\n\n${await held(catalog)}`;
  // The receipt names the address of the proxy, which forwards everything from here on.
  const headwater = async (...later: readonly string[]) => {
    isOver = true;
    return await runCli(later, { cwd: path, env });
  };
  return { ...done, receipt: checked.value.receipt, transcript, headwater, receiptPath };
}

function withoutPlan(stdout: string): string {
  const end = stdout.indexOf('\n', stdout.indexOf('\nPlan: ') + 1) + 1;
  return `(the plan)\n${stdout.slice(end)}`;
}

function settled(text: string, mark = ''): string {
  const lines = text
    .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:<port>')
    .replaceAll(/\d{8}T\d{9}Z-[0-9a-f]{12}\.json/g, '<receipt>.json')
    .replaceAll('\\', '/')
    .split('\n');
  return lines
    .slice(0, -1)
    .map((line) => `${mark}${line}\n`)
    .join('');
}

/** Reads the content of the catalog without the proxy. */
async function held(catalog: StockedCatalog): Promise<string> {
  const lines = ['the catalog holds:'];
  for (const name of downstreams) {
    const stored = (await catalog.lineageOf(urnOf(name)))?.value.upstreams ?? [];
    const edges = stored.map(
      (one) =>
        `${one.dataset.split(',')[1]}${JSON.stringify(one).includes('headwater') ? '' : ' (not marked)'}`,
    );
    lines.push(`  ${name} <- ${edges.length === 0 ? 'nothing' : edges.join(', ')}`);
  }
  return `${lines.join('\n')}\n`;
}
