import { join } from 'node:path';
import { type Catalog, startCatalog } from '../../src/server/start-catalog.js';
import { type StackFolder, stackFolder } from '../support/cli/stack-folder.js';
import { otherWriter } from '../support/coexistence/other-writer.js';
import { eventsOf, type FaultPlaces } from '../support/faults/world.js';
import { runningCatalog } from '../support/server/catalog.js';
import { schemaMetadata } from '../support/server/schema-metadata.js';
import { dataset } from '../support/server/urns.js';

/** Kinds of downstreams. They change by every way of writing: see {@link NOW}. */
const KINDS = ['plain', 'columns', 'exchange', 'bare', 'gone', 'made'] as const;

type Kind = (typeof KINDS)[number];

/** The numbers of downstreams. Those to create are as many as a test wants. */
const COUNTS: Readonly<Record<Exclude<Kind, 'made'>, number>> = {
  plain: 8,
  columns: 11,
  exchange: 7,
  bare: 6,
  gone: 6,
};

/** The names of the downstreams, of which this number is created. */
export function unitsOf(made: number): readonly string[] {
  return KINDS.flatMap((kind) => namesOf(kind, made));
}

const SOURCES = ['raw', 'old', 'fx'];

export function killUrns(made: number): readonly string[] {
  return [...unitsOf(made), ...SOURCES, 'extra'].map(dataset);
}

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

function namesOf(kind: Kind, made: number): readonly string[] {
  const length = kind === 'made' ? made : COUNTS[kind];
  return Array.from({ length }, (_, n) => `${kind}_${n}`);
}

function manifest(entries: Entries, without: readonly Kind[], made: number): string {
  const kinds = KINDS.filter((kind) => !without.includes(kind));
  const units = kinds.flatMap((kind) =>
    namesOf(kind, made).map(
      (name) =>
        `  ${name}: {name: ${name}${kind === 'made' ? ', create: true, columns: {id: string}' : ''}}`,
    ),
  );
  const lines = kinds.flatMap((kind) =>
    namesOf(kind, made).map((name, n) => entries[kind]?.(name, n) ?? ''),
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
  const there = [...unitsOf(0), ...SOURCES, 'extra'];
  await other.upsertAll(
    there.map((name) => [
      dataset(name),
      {
        datasetProperties: { name },
        schemaMetadata: schemaMetadata(name, COLUMNS, 'urn:li:dataPlatform:hive'),
      },
    ]),
  );
  const theirs = {
    upstreams: [{ dataset: dataset('extra'), type: 'VIEW', properties: { source: 'sql parser' } }],
  };
  await other.upsertAll(
    there.filter((_, n) => n % 3 === 0).map((name) => [dataset(name), { upstreamLineage: theirs }]),
  );
  const folder = await folderWith(manifest(BEFORE, [], 0));
  await apply({ url: catalog.url, folder });
  return await eventsOf(catalog.url, killUrns(0));
}

export interface KillScene extends FaultPlaces {
  readonly catalog: Catalog;
}

/**
 * Starts a catalog with the earlier state, and a folder with the current declaration. The caller
 * stops the catalog.
 */
export async function killScene(before: string, made: number): Promise<KillScene> {
  const folder = await folderWith(manifest(NOW, ['gone'], made));
  await folder.write('before.json', before);
  const catalog = await startCatalog({ load: [join(folder.path, 'before.json')] });
  return { catalog, url: catalog.url, folder };
}

function folderWith(text: string): Promise<StackFolder> {
  return stackFolder({ 'headwater.yaml': SETTINGS, 'lineage/a.yaml': text });
}
