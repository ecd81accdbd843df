import { join } from 'node:path';
import type { JsonObject } from '../../src/model/json.js';
import { type Catalog, startCatalog } from '../../src/server/start-catalog.js';
import { type StackFolder, stackFolder } from '../support/cli/stack-folder.js';
import { otherWriter } from '../support/coexistence/other-writer.js';
import { eventsOf, type FaultPlaces } from '../support/faults/world.js';
import { runningCatalog } from '../support/server/catalog.js';
import { dataset } from '../support/server/urns.js';

/** Kinds of downstreams. Forty downstreams change, by every way of writing: see {@link NOW}. */
const KINDS = ['plain', 'columns', 'exchange', 'bare', 'gone', 'made'] as const;

type Kind = (typeof KINDS)[number];

const COUNTS: Readonly<Record<Kind, number>> = {
  plain: 8,
  columns: 11,
  exchange: 7,
  bare: 6,
  gone: 6,
  made: 2,
};

export const UNITS: readonly string[] = KINDS.flatMap((kind) => namesOf(kind));

const SOURCES = ['raw', 'old', 'fx'];

export const KILL_URNS: readonly string[] = [...UNITS, ...SOURCES, 'extra'].map(dataset);

const COLUMNS = ['id', 'total', 'rate'];

const SETTINGS = 'version: 1\nstack: shop\nrules: {unused-dataset: "off"}\n';

/** One manifest entry per kind, or none. */
type Entries = { readonly [kind in Kind]?: (name: string, n: number) => string };

const BEFORE: Entries = {
  columns: (name) =>
    `  - {downstream: ${name}, upstreams: [raw, old], columns: {id: raw.id, total: old.total}}`,
  exchange: (name) => `  - {downstream: ${name}, upstreams: [raw, old]}`,
  bare: (name) =>
    `  - {downstream: ${name}, upstreams: [raw, old], columns: {id: raw.id, total: old.total}}`,
  gone: (name, n) =>
    `  - {downstream: ${name}, upstreams: [raw]${n % 2 === 0 ? '' : ', columns: {id: raw.id}'}}`,
};

/**
 * The current entries: edges that are added alone, columns that change, edges that swap places,
 * columns and edges that are removed, all lineage that is removed, and datasets to create.
 */
const NOW: Entries = {
  plain: (name) => `  - {downstream: ${name}, upstreams: [raw, fx]}`,
  columns: (name) =>
    `  - {downstream: ${name}, upstreams: [raw, fx], columns: {id: raw.id, total: {from: fx.rate, transform: SUM}}}`,
  exchange: (name) => `  - {downstream: ${name}, upstreams: [raw, fx]}`,
  bare: (name) => `  - {downstream: ${name}, upstreams: [raw]}`,
  made: (name) => `  - {downstream: ${name}, upstreams: [raw]}`,
};

function namesOf(kind: Kind): readonly string[] {
  return Array.from({ length: COUNTS[kind] }, (_, n) => `${kind}_${n}`);
}

function manifest(entries: Entries, without: readonly Kind[]): string {
  const kinds = KINDS.filter((kind) => !without.includes(kind));
  const units = kinds.flatMap((kind) =>
    namesOf(kind).map(
      (name) =>
        `  ${name}: {name: ${name}${kind === 'made' ? ', create: true, columns: {id: string}' : ''}}`,
    ),
  );
  const lines = kinds.flatMap((kind) =>
    namesOf(kind).map((name, n) => entries[kind]?.(name, n) ?? ''),
  );
  const sources = SOURCES.map((name) => `  ${name}: {name: ${name}}`);
  const text = [
    'version: 1',
    'defaults: {platform: hive}',
    'datasets:',
    ...sources,
    ...units,
    'lineage:',
    ...lines,
  ];
  return text.filter((line) => line !== '').join('\n');
}

/**
 * Returns a file that a catalog can load, as text: lineage of others, and the earlier declaration
 * of the stack.
 */
export async function killedBefore(apply: (places: FaultPlaces) => Promise<void>): Promise<string> {
  const catalog = await runningCatalog();
  const other = otherWriter(catalog.url);
  const there = [...UNITS.filter((name) => !name.startsWith('made')), ...SOURCES, 'extra'];
  await other.upsertAll(
    there.map((name) => [
      dataset(name),
      { datasetProperties: { name }, schemaMetadata: schemaOf(name) },
    ]),
  );
  const theirs = {
    upstreams: [{ dataset: dataset('extra'), type: 'VIEW', properties: { source: 'sql parser' } }],
  };
  await other.upsertAll(
    there.filter((_, n) => n % 3 === 0).map((name) => [dataset(name), { upstreamLineage: theirs }]),
  );
  const folder = await folderWith(manifest(BEFORE, ['made']));
  await apply({ url: catalog.url, folder });
  return await eventsOf(catalog.url, KILL_URNS);
}

export interface KillScene extends FaultPlaces {
  readonly catalog: Catalog;
}

/**
 * Starts a catalog with the earlier state, and a folder with the current declaration. The caller
 * stops the catalog.
 */
export async function killScene(before: string): Promise<KillScene> {
  const folder = await folderWith(manifest(NOW, ['gone']));
  await folder.write('before.json', before);
  const catalog = await startCatalog({ load: [join(folder.path, 'before.json')] });
  return { catalog, url: catalog.url, folder };
}

function folderWith(text: string): Promise<StackFolder> {
  return stackFolder({ 'headwater.yaml': SETTINGS, 'lineage/a.yaml': text });
}

function schemaOf(schemaName: string): JsonObject {
  const type = { type: { 'com.linkedin.schema.StringType': {} } };
  const fields = COLUMNS.map((fieldPath) => ({ fieldPath, type, nativeDataType: 'text' }));
  const platformSchema = { 'com.linkedin.schema.Schemaless': {} };
  return {
    schemaName,
    platform: 'urn:li:dataPlatform:hive',
    version: 0,
    hash: '',
    platformSchema,
    fields,
  };
}
