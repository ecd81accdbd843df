import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JsonObject } from '../../../src/model/json.js';
import type { Dialect } from '../../../src/server/shared/dialect.js';
import { type StackFolder, stackFolder } from '../cli/stack-folder.js';
import { otherShop } from '../coexistence/other-shop.js';
import { NAMES } from '../coexistence/shared-shop.js';
import { runningCatalog } from '../server/catalog.js';
import { dataset } from '../server/urns.js';

/**
 * A stack that has applied before, beside other writers. Its next apply creates, adds, changes and
 * removes elements, by every way of writing.
 */
export interface FaultWorld {
  readonly dialect: Dialect;
  /**
   * A file that a catalog can load, as text: others' lineage, and what the stack applied before.
   */
  readonly before: string;
  /** The lineage of others, by dataset. */
  readonly theirs: ReadonlyMap<string, JsonObject>;
}

/** A downstream that the manifests no longer name. */
export const BOARD: string = dataset('extra_2');

const DATASETS: readonly string[] = 'orders report raw fx extra extra_1 extra_2 sheet'
  .split(' ')
  .map(dataset);

const WITH_OLD = NAMES.replace('fx: {name: fx}', 'fx: {name: fx}, old: {name: extra_1}');

/** The earlier declaration of the stack. */
const LINEAGE_BEFORE = `${WITH_OLD.replace('fx: {name: fx}', 'fx: {name: fx}, board: {name: extra_2}')}lineage:
  - downstream: orders
    upstreams: [raw, old]
    columns: {id: raw.id, total: {from: [raw.amount, old.rate]}}
  - {downstream: report, upstreams: [orders, old]}
  - {downstream: board, upstreams: [report, raw]}
`;

/**
 * The current declaration: columns that are added and removed, an edge that is removed with its
 * columns (`orders`), one edge that is added and one that is removed alone (`report`), a downstream
 * that no manifest names any more (`extra_2`), and a dataset to create (`sheet`).
 */
const LINEAGE_NOW = `${NAMES.replace('fx: {name: fx}', 'fx: {name: fx}, sheet: {name: sheet, create: true, columns: {total: number}}')}lineage:
  - downstream: orders
    upstreams: [raw, fx]
    columns: {id: raw.id, total: {from: [raw.amount, fx.rate], transform: SUM}}
  - {downstream: report, upstreams: [orders, raw]}
  - {downstream: sheet, upstreams: [orders]}
`;

/**
 * Makes the world.
 *
 * @param apply applies the manifests in a folder to a catalog
 */
export async function faultWorld(
  dialect: Dialect,
  apply: (folder: StackFolder, url: string) => Promise<void>,
): Promise<FaultWorld> {
  const { catalog, other } = await otherShop(dialect, { rebuilds: false });
  for (const urn of [dataset('report'), BOARD])
    await other.upsert(urn, { upstreamLineage: othersEdge() });
  const theirs = new Map(Object.entries(await lineagesIn(catalog.url)));
  const folder = await stackFolder({ 'lineage/a.yaml': LINEAGE_BEFORE });
  await apply(folder, catalog.url);
  return { dialect, before: await eventsOf(catalog.url), theirs };
}

/** Returns some datasets of a catalog as the text of a file that another catalog can load. */
export async function eventsOf(url: string, urns: readonly string[] = DATASETS): Promise<string> {
  const events = (await held(url, urns)).flatMap(({ urn, ...aspects }) =>
    Object.entries(aspects).map(([aspectName, { value }]) => {
      const common = { entityType: 'dataset', entityUrn: urn, changeType: 'UPSERT' };
      return { ...common, aspectName, aspect: { json: value } };
    }),
  );
  return JSON.stringify(events);
}

/** An edge of another writer where our edges are added and removed. */
function othersEdge(): JsonObject {
  return {
    upstreams: [{ dataset: dataset('extra'), type: 'COPY', properties: { source: 'sql parser' } }],
  };
}

export interface FaultPlaces {
  readonly url: string;
  readonly folder: StackFolder;
}

/**
 * Starts a catalog with the earlier state of the stack, and a folder with its current declaration.
 */
export async function placesIn(
  { dialect, before }: FaultWorld,
  settings = '',
): Promise<FaultPlaces> {
  const headwater = `version: 1\nstack: shop\n${settings}`;
  const folder = await stackFolder({
    'headwater.yaml': headwater,
    'lineage/a.yaml': LINEAGE_NOW,
    'before.json': before,
  });
  const { url } = await runningCatalog({ dialect, load: [join(folder.path, 'before.json')] });
  return { url, folder };
}

export type HeldDataset = { readonly urn: string } & {
  readonly [aspect: string]: { readonly value: JsonObject };
};

/**
 * Reads the aspects that an apply may write, of every dataset of the world or of the given ones.
 */
export async function held(
  url: string,
  urns: readonly string[] = DATASETS,
): Promise<readonly HeldDataset[]> {
  const aspects = { upstreamLineage: {}, datasetProperties: {}, schemaMetadata: {}, status: {} };
  const body = JSON.stringify(urns.map((urn) => ({ urn, ...aspects })));
  const headers = { 'content-type': 'application/json' };
  const path = `${url}/openapi/v3/entity/dataset/batchGet`;
  const response = await fetch(path, { method: 'POST', headers, body });
  return (await response.json()) as readonly HeldDataset[];
}

/** Returns the lineage aspects of the datasets that have one. */
async function lineagesIn(url: string): Promise<Readonly<Record<string, JsonObject>>> {
  const found = (await held(url)).flatMap(({ urn, upstreamLineage }) =>
    upstreamLineage ? [[urn, upstreamLineage.value] as const] : [],
  );
  return Object.fromEntries(found);
}

/** Returns the receipts of a folder as text, oldest first. */
export async function receiptsIn({ path }: StackFolder): Promise<readonly string[]> {
  const at = join(path, '.headwater', 'receipts');
  const names = await readdir(at).catch(() => []);
  return await Promise.all(names.sort().map((name) => readFile(join(at, name), 'utf8')));
}
