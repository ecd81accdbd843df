import type { JsonObject } from '../../../src/model/json.js';
import type { Dialect } from '../../../src/server/shared/dialect.js';
import {
  isLineageWrite,
  type ProxiedRequest,
  startProxy,
  type Verdict,
  type WriteProxy,
} from '../cli/kill-proxy.js';
import { type CliRun, runCli } from '../cli/run-cli.js';
import { type StackFolder, stackFolder } from '../cli/stack-folder.js';
import { column } from '../server/urns.js';
import { differences, lostOf } from './independent-compare.js';
import { type OtherShop, orders, otherShop, report, type Way } from './other-shop.js';

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

/** The same lineage without columns: everything is written as edges, then their marks. */
export const EDGES = `lineage:
  - {downstream: orders, upstreams: [raw, fx]}
  - {downstream: report, upstreams: [orders, raw]}
`;

export const OUR_PAIRS = [
  [column('orders', 'id'), column('raw', 'id'), 'NONE'],
  [column('orders', 'total'), column('fx', 'rate'), 'SUM'],
  [column('orders', 'total'), column('raw', 'amount'), 'SUM'],
];

/**
 * A shop where our stack and another writer both write, and a second shop where the other writer
 * does the same alone.
 */
export interface SharedShop {
  readonly shop: OtherShop;
  readonly alone: OtherShop;
  readonly stack: StackFolder;
  /** True if the other writer rebuilds all column records, ours included. */
  readonly rebuilds: boolean;
  /** The other writer adds their n-th edge or record to both downstreams. */
  readonly write: (n: number) => Promise<undefined>;
}

export async function setUp(
  dialect: Dialect,
  { rebuilds, add }: Partial<Way>,
  lineage: string = COLUMNS,
): Promise<SharedShop> {
  const open = () => otherShop(dialect, { rebuilds: rebuilds ?? false });
  const [shop, alone] = await Promise.all([open(), open()]);
  const stack = await stackFolder({ 'lineage/a.yaml': NAMES + lineage });
  const write = async (n: number) => {
    for (const { other } of [shop, alone])
      for (const name of ['orders', 'report'] as const) await add?.(other, name, n);
    return undefined;
  };
  return { shop, alone, stack, write, rebuilds: rebuilds ?? false };
}

export function interruptAt(number: number, { write }: SharedShop): Interruption {
  return async ({ number: now }) => (now === number ? await write(1) : undefined);
}

/** Lets the other writer write first, before each of our next `times` writes of `orders`. */
export function overtakeWrites(times: number, { write }: SharedShop): Interruption {
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

export interface WatchedApply extends CliRun, Pick<WriteProxy, 'requests'> {
  /** Records of the other writer that one of our writes changed or removed. */
  readonly lost: readonly string[];
}

/**
 * The last apply declares nothing, on purpose. In earlier applies the allowances have no effect.
 */
const APPLY = [
  ...'apply --auto-approve --allow empty-desired --allow mass-delete --reason'.split(' '),
  'the stack leaves',
];

/**
 * Applies through a proxy that can let the other writer write at any request. After each of our
 * writes it compares the other writer's records.
 */
export async function applyWatched(
  setting: SharedShop,
  before: Interruption,
): Promise<WatchedApply> {
  const lost: string[] = [];
  const after = async ({ writeNumber }: ProxiedRequest): Promise<Verdict> => {
    if (writeNumber !== undefined) lost.push(...(await lostNow(setting)));
    return undefined;
  };
  const { url, requests } = await startProxy(setting.shop.catalog.url, { before, after });
  return { ...(await run(APPLY, setting.stack, url)), requests, lost };
}

async function lostNow({ shop, alone, rebuilds }: SharedShop): Promise<readonly string[]> {
  if (rebuilds) return [];
  const found = [orders, report].map(async (urn) =>
    lostOf(await alone.other.read(urn), await shop.other.read(urn)),
  );
  return (await Promise.all(found)).flat();
}

/** Counts the requests of an apply, and of the apply after it that prunes. */
export async function countRequests(
  setting: SharedShop,
): Promise<{ readonly apply: number; readonly prune: number }> {
  const applied = await applyWatched(setting, () => undefined);
  await setting.stack.write('lineage/a.yaml', NAMES);
  return {
    apply: applied.requests.length,
    prune: (await applyWatched(setting, () => undefined)).requests.length,
  };
}

/** The differences between the two shops after everything of ours is pruned. */
export async function remainingDifferences({
  shop,
  alone,
}: SharedShop): Promise<readonly string[]> {
  const found = await Promise.all(
    [orders, report].map(async (urn) =>
      differences(orNothing(await alone.other.read(urn)), orNothing(await shop.other.read(urn))),
    ),
  );
  return found.flat();
}

/**
 * Treats a missing aspect as an empty one. A downstream that only our stack wrote to keeps an empty
 * aspect.
 */
function orNothing(aspect: JsonObject | undefined): JsonObject {
  return aspect ?? { upstreams: [] };
}

export async function prune(setting: SharedShop): Promise<CliRun> {
  await setting.stack.write('lineage/a.yaml', NAMES);
  return await apply(setting);
}

export function apply({ shop, stack }: SharedShop): Promise<CliRun> {
  return run(APPLY, stack, shop.catalog.url);
}

export function plan({ shop, stack }: SharedShop): Promise<CliRun> {
  return run(['plan', '--detailed-exitcode'], stack, shop.catalog.url);
}

function run(args: readonly string[], { path }: StackFolder, url: string): Promise<CliRun> {
  return runCli(args, { cwd: path, env: { DATAHUB_GMS_URL: url } });
}
