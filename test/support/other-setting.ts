import type { JsonObject } from '../../src/model/json.js';
import { differences, lostOf } from './independent-compare.js';
import {
  isLineageWrite,
  type ProxiedRequest,
  startProxy,
  type Verdict,
  type WriteProxy,
} from './kill-proxy.js';
import { type OtherShop, orders, otherShop, report, type Way } from './other-shop.js';
import { type CliRun, runCli } from './run-cli.js';
import { column } from './server-urns.js';
import { type StackFolder, stackFolder } from './stack-folder.js';

export const NAMES = `version: 1
defaults: {platform: hive}
datasets: {orders: {name: orders}, report: {name: report}, raw: {name: raw}, fx: {name: fx}}
`;

export const COLUMNS = `lineage:
  - downstream: orders
    upstreams: [raw, fx]
    columns:
      id: raw.id
      total: {from: [raw.amount, fx.rate], transform: SUM}
  - {downstream: report, upstreams: [orders, raw]}
`;

/** The same without columns: everything goes by edges, and their marks after them. */
export const EDGES = `lineage:
  - {downstream: orders, upstreams: [raw, fx]}
  - {downstream: report, upstreams: [orders, raw]}
`;

export const OUR_PAIRS = [
  [column('orders', 'id'), column('raw', 'id'), 'NONE'],
  [column('orders', 'total'), column('fx', 'rate'), 'SUM'],
  [column('orders', 'total'), column('raw', 'amount'), 'SUM'],
];

export const dialects = ['spec', 'datahub'] as const;

/** A shop where we and the other writer are at work, and one where the other writer does the same alone. */
export interface Setting {
  readonly shop: OtherShop;
  readonly alone: OtherShop;
  readonly stack: StackFolder;
  /** Whether the other writer's way makes all column records anew, ours and theirs alike. */
  readonly rebuilds: boolean;
  /** The other writer adds their n-th thing to both downstreams. */
  readonly write: (n: number) => Promise<undefined>;
}

export async function setUp(
  dialect: (typeof dialects)[number],
  { rebuilds, add }: Partial<Way>,
  lineage: string = COLUMNS,
): Promise<Setting> {
  const [shop, alone] = await Promise.all([
    otherShop(dialect, { rebuilds: rebuilds ?? false }),
    otherShop(dialect, { rebuilds: rebuilds ?? false }),
  ]);
  const stack = await stackFolder({ 'lineage/a.yaml': NAMES + lineage });
  const write = async (n: number) => {
    for (const { other } of [shop, alone])
      for (const name of ['orders', 'report'] as const) await add?.(other, name, n);
    return undefined;
  };
  return { shop, alone, stack, write, rebuilds: rebuilds ?? false };
}

export function at(number: number, { write }: Setting): Interruption {
  return async ({ number: now }) => (now === number ? await write(1) : undefined);
}

/** Their next thing is there before our next write of `orders`, so many times. */
export function fasterBy(times: number, { write }: Setting): Interruption {
  let done = 0;
  return (request) => {
    if (!isLineageWrite(request, orders) || done >= times) return undefined;
    done++;
    return write(done);
  };
}

export type Interruption = (request: ProxiedRequest) => Promise<Verdict> | Verdict;

export const REFUSED = {
  status: 403,
  body: { error: 'urn:li:corpuser:datahub is unauthorized to UPDATE entities.' },
} as const;

export function isBulk({ path, writeNumber }: ProxiedRequest): boolean {
  return writeNumber !== undefined && path.startsWith('/openapi/');
}

export interface Throughout extends CliRun, Pick<WriteProxy, 'requests'> {
  /** What was not as the other writer left it after any one write of ours. */
  readonly lost: readonly string[];
}

/** In the end nothing is declared, on purpose; before that the allowances lift nothing. */
const APPLY = [
  'apply',
  '--auto-approve',
  '--allow',
  'empty-desired',
  '--allow',
  'mass-delete',
  '--reason',
  'the stack leaves',
];

/** Applies with somebody between us and the catalog, and looks after each of our writes whether theirs is all there. */
export async function applyThrough(setting: Setting, before: Interruption): Promise<Throughout> {
  const lost: string[] = [];
  const after = async ({ writeNumber }: ProxiedRequest): Promise<Verdict> => {
    if (writeNumber !== undefined) lost.push(...(await lostNow(setting)));
    return undefined;
  };
  const { url, requests } = await startProxy(setting.shop.catalog.url, { before, after });
  return { ...(await run(APPLY, setting.stack, url)), requests, lost };
}

async function lostNow({ shop, alone, rebuilds }: Setting): Promise<readonly string[]> {
  if (rebuilds) return [];
  const found = [orders, report].map(async (urn) =>
    lostOf(await alone.other.read(urn), await shop.other.read(urn)),
  );
  return (await Promise.all(found)).flat();
}

/** How many requests it takes to apply, and then to prune. */
export async function requestsOf(
  setting: Setting,
): Promise<{ readonly apply: number; readonly prune: number }> {
  const applied = await applyThrough(setting, () => undefined);
  await setting.stack.write('lineage/a.yaml', NAMES);
  return {
    apply: applied.requests.length,
    prune: (await applyThrough(setting, () => undefined)).requests.length,
  };
}

/** Where the two shops differ once nothing of ours should be there. */
export async function leftBehind({ shop, alone }: Setting): Promise<readonly string[]> {
  const found = await Promise.all(
    [orders, report].map(async (urn) =>
      differences(orNothing(await alone.other.read(urn)), orNothing(await shop.other.read(urn))),
    ),
  );
  return found.flat();
}

/** A downstream that only we wrote to keeps an aspect without anything in it. */
function orNothing(aspect: JsonObject | undefined): JsonObject {
  return aspect ?? { upstreams: [] };
}

export async function prune(setting: Setting): Promise<CliRun> {
  await setting.stack.write('lineage/a.yaml', NAMES);
  return await apply(setting);
}

export function apply({ shop, stack }: Setting): Promise<CliRun> {
  return run(APPLY, stack, shop.catalog.url);
}

export function plan({ shop, stack }: Setting): Promise<CliRun> {
  return run(['plan', '--detailed-exitcode'], stack, shop.catalog.url);
}

function run(args: readonly string[], { path }: StackFolder, url: string): Promise<CliRun> {
  return runCli(args, { cwd: path, env: { DATAHUB_GMS_URL: url } });
}
