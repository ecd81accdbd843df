import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import { columnRecord, fingerprintOf, marked, withRecords } from '../model/lineage-builders.js';
import { lineageOf, recordOf } from '../model/state-builders.js';
import { declaring } from '../scenario/manifests.js';
import type { Files } from '../scenario/world.js';

/** A catalog and manifests in which a guard refuses something, or none does. */
export interface Situation {
  readonly manifests: Files;
  /** The lineage in the catalog, by downstream. */
  readonly lineage: Readonly<Partial<Record<(typeof downstreams)[number], UpstreamLineage>>>;
  /** Downstreams that another stack declares differently. */
  readonly foreign?: readonly string[];
  /** True if the settings watch the tag that raw_orders.amount carries. */
  readonly watched?: boolean;
}

export const downstreams = ['orders', 'mart', 'sheet'] as const;

const many = Array.from({ length: 12 }, (_, i) => `r${i}`);
export const tables = ['raw_orders', 'raw_fx', ...downstreams, ...many] as const;

const pair = fingerprintOf('orders.total', 'raw_orders.amount');
const total = columnRecord('orders.total', ['raw_orders.amount']);
const orders = 'downstream: orders, upstreams: [raw_orders], columns: {total: raw_orders.amount}';
const mart = 'downstream: mart, upstreams: [orders]';
const applied = withRecords(
  lineageOf(marked('raw_orders', { shop: { edge: true, pairs: [pair] } })),
  total,
);
const guarded = withRecords(
  lineageOf(marked('raw_orders', { shop: { edge: true, pairs: [pair], protect: true } })),
  total,
);
const unmarked = withRecords(lineageOf('raw_orders', 'raw_fx'), total);
const foreign = lineageOf(marked(recordOf('raw_orders', 'VIEW'), { finance: { edge: true } }));
const nothing: Files = { 'lineage/shop.yaml': 'version: 1\nlineage: []\n' };

export const situations: Readonly<Record<string, Situation>> = {
  'a first apply': { manifests: declaring(orders, mart), lineage: {} },
  'nothing to do': {
    manifests: declaring(orders, mart),
    lineage: { orders: applied, mart: lineageOf(marked('orders')) },
  },
  'a small removal': {
    manifests: declaring(mart),
    lineage: { orders: applied, sheet: lineageOf(marked('mart')) },
  },
  'many removals': {
    manifests: declaring(orders, mart),
    lineage: { orders: lineageOf(...many.map((name) => marked(name))) },
  },
  'nothing declared': {
    manifests: nothing,
    lineage: { orders: applied, mart: lineageOf(marked('orders')) },
  },
  'another type of another stack': {
    manifests: declaring(
      'downstream: orders, upstreams: [{dataset: raw_orders, type: COPY}]',
      mart,
    ),
    lineage: { orders: foreign },
    foreign: ['orders'],
  },
  'protected and dropped': {
    manifests: declaring(mart),
    lineage: { orders: guarded, sheet: lineageOf(marked('mart')) },
  },
  'exclusive beside others': {
    manifests: declaring('downstream: orders, upstreams: [raw_orders], ownership: exclusive', mart),
    lineage: { orders: unmarked, mart: lineageOf(recordOf('raw_fx')) },
  },
  'a sensitive column comes': { manifests: declaring(orders, mart), lineage: {}, watched: true },
  'a sensitive column goes': {
    manifests: declaring(mart),
    lineage: { orders: applied, mart: lineageOf(marked('orders')) },
    watched: true,
  },
  'there already and not ours': {
    manifests: declaring(orders, mart),
    lineage: { orders: unmarked, mart: lineageOf('orders') },
  },
  'a little of everything': {
    manifests: declaring(
      'downstream: orders, upstreams: [raw_fx], ownership: exclusive',
      'downstream: mart, upstreams: [{dataset: orders, type: COPY}]',
    ),
    lineage: {
      orders: lineageOf('raw_orders', ...many.map((name) => marked(name))),
      mart: lineageOf(marked(recordOf('orders', 'VIEW'), { finance: { edge: true } })),
      sheet: lineageOf(marked('mart', { shop: { edge: true, protect: true } })),
    },
    foreign: ['mart'],
  },
};
