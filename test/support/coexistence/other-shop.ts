import type { JsonObject } from '../../../src/model/json.js';
import type { Dialect } from '../../../src/server/shared/dialect.js';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { runningCatalog } from '../server/catalog.js';
import { pointer } from '../server/patches.js';
import { schemaMetadata } from '../server/schema-metadata.js';
import { column, dataset } from '../server/urns.js';
import { type OtherWriter, otherWriter } from './other-writer.js';

/** A catalog that another writer filled, with a client of that writer. */
export interface OtherShop {
  readonly catalog: Catalog;
  readonly other: OtherWriter;
}

export const orders = dataset('orders');
export const report = dataset('report');
export const raw = dataset('raw');
export const fx = dataset('fx');

/** Field paths of every dataset of the shop. */
const COLUMNS = [
  'id',
  'legacy_id',
  'amount',
  'rate',
  'total',
  'note',
  'note_1',
  'note_2',
  'note_3',
  'note_4',
  'source',
  'x',
  'y',
];

const DATASETS = [
  'orders',
  'report',
  'raw',
  'fx',
  'extra',
  ...Array.from({ length: 22 }, (_, i) => `extra_${i + 1}`),
];

/**
 * An edge of the other writer that our manifest declares too, with columns between the same two
 * datasets.
 */
const THEIRS = {
  upstreams: [
    { dataset: dataset('extra'), type: 'VIEW', properties: { source: 'sql parser' } },
    {
      dataset: raw,
      type: 'TRANSFORMED',
      created: { time: 7, actor: 'urn:li:corpuser:jane' },
      properties: { job: 'nightly', Zone: 'ü' },
      query: 'urn:li:query:q1',
    },
  ],
  fineGrainedLineages: [
    // The same column and transform as one of our pairs: a PATCH merges both into one record.
    theirColumns(['legacy_id'], 'id'),
    { ...theirColumns(['note'], 'note'), transformOperation: 'UPPER', confidenceScore: 0.3 },
    { ...theirColumns(['amount'], 'total'), transformOperation: 'SUM', query: 'urn:li:query:q1' },
  ],
} as const;

/**
 * Column records that a PATCH by the template rejects or drops: with several downstreams, or
 * without upstreams.
 */
const DELICATE = [
  {
    upstreamType: 'FIELD_SET',
    upstreams: [column('raw', 'x'), column('raw', 'y')],
    downstreamType: 'FIELD_SET',
    downstreams: [column('orders', 'x'), column('orders', 'id')],
  },
  {
    upstreamType: 'DATASET',
    upstreams: [raw],
    downstreamType: 'FIELD',
    downstreams: [column('orders', 'y')],
  },
  {
    upstreamType: 'NONE',
    downstreamType: 'FIELD',
    downstreams: [column('orders', 'source')],
    transformOperation: 'CONSTANT',
  },
] as const;

/**
 * One method of writing lineage. It adds the n-th edge or record of the other writer to a
 * downstream and keeps all other records.
 */
export interface Way {
  /** True if it rebuilds all column records of the aspect. */
  readonly rebuilds: boolean;
  readonly add: (other: OtherWriter, downstream: 'orders' | 'report', n: number) => Promise<void>;
}

export const ways: Readonly<Record<string, Way>> = {
  'a v3 UPSERT': {
    rebuilds: false,
    add: async (other, name, n) =>
      other.upsert(dataset(name), { upstreamLineage: await withMore(other, name, n) }),
  },
  'a Rest.li proposal': {
    rebuilds: false,
    add: async (other, name, n) => other.propose(dataset(name), await withMore(other, name, n)),
  },
  updateLineage: {
    rebuilds: false,
    add: (other, name, n) => other.addEdge(dataset(name), dataset(`extra_${n}`)),
  },
  'a v3 PATCH': {
    rebuilds: true,
    add: (other, name, n) => other.patch(dataset(name), patchWithMore(name, n)),
  },
  'a Rest.li PATCH': {
    rebuilds: true,
    add: (other, name, n) => other.proposePatch(dataset(name), patchWithMore(name, n)),
  },
};

/** Starts a catalog with the datasets of the shop and the lineage of its other writer. */
export async function otherShop(
  dialect: Dialect,
  { rebuilds }: Pick<Way, 'rebuilds'>,
): Promise<OtherShop> {
  const catalog = await runningCatalog({ dialect });
  const other = otherWriter(catalog.url);
  await other.upsertAll(
    DATASETS.map((name) => [
      dataset(name),
      {
        datasetProperties: { name },
        schemaMetadata: schemaMetadata(name, COLUMNS, 'urn:li:dataPlatform:hive'),
      },
    ]),
  );
  const fineGrainedLineages = [...THEIRS.fineGrainedLineages, ...(rebuilds ? [] : DELICATE)];
  await other.upsert(orders, { upstreamLineage: { ...THEIRS, fineGrainedLineages } });
  return { catalog, other };
}

/** A record of one downstream column of `orders`. */
function theirColumns(from: readonly string[], to: string): JsonObject {
  const upstreams = from.map((path) => column('raw', path));
  return {
    upstreamType: 'FIELD_SET',
    upstreams,
    downstreamType: 'FIELD',
    downstreams: [column('orders', to)],
  };
}

async function withMore(other: OtherWriter, name: string, n: number): Promise<JsonObject> {
  const {
    upstreams = [],
    fineGrainedLineages = [],
    ...rest
  } = (await other.read(dataset(name))) ?? {};
  const record = {
    ...theirColumns([`note_${n}`], `note_${n}`),
    downstreams: [column(name, `note_${n}`)],
  };
  const edges = [...listOf(upstreams), { dataset: dataset(`extra_${n}`), type: 'COPY' }];
  return {
    ...rest,
    upstreams: edges,
    fineGrainedLineages: [record, ...listOf(fineGrainedLineages)],
  };
}

function patchWithMore(name: string, n: number): readonly JsonObject[] {
  const upstream = dataset(`extra_${n}`);
  const at = pointer(
    'fineGrainedLineages',
    'NONE',
    column(name, `note_${n}`),
    'NONE',
    column('raw', `note_${n}`),
  );
  return [
    { op: 'add', path: pointer('upstreams', upstream), value: { dataset: upstream, type: 'COPY' } },
    { op: 'add', path: at, value: { confidenceScore: 0.5 } },
  ];
}

function listOf(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value : [];
}
