import type { JsonObject } from '../../../src/model/json.js';
import { pairFingerprint } from '../../../src/model/mark.js';
import { columnUrn } from '../../../src/urn/schema-field-urn.js';
import { DIRECTIONS } from '../../../src/web/entity/entity.js';
import { buildGraph } from '../../../src/web/lineage/model/build-graph.js';
import type { Graph } from '../../../src/web/lineage/model/graph.js';
import { keyOf } from '../../../src/web/lineage/model/key-of.js';
import { DEFAULT_VIEW, type LineageView } from '../../../src/web/lineage/model/lineage-address.js';
import { company } from './company.js';
import { storedData } from './job-data.js';
import { plain } from './lineage-pages.js';

/** The datasets of a small shop whose lineage comes from several writers. */
export const owned = {
  topic: company('kafka', 'shop.orders.v1'),
  raw: company('snowflake', 'shop.raw.orders'),
  rates: company('snowflake', 'shop.raw.rates'),
  orders: company('dbt', 'shop.staging.orders'),
  sales: company('snowflake', 'shop.marts.sales'),
  board: company('looker', 'shop.explore.sales'),
} as const;

const TIME = Date.UTC(2026, 2, 1, 12);

/** Lineage to one upstream, with pairs by `COLUMN -> COLUMN: TRANSFORM`. */
interface From {
  readonly upstream: string;
  readonly pairs: readonly string[];
  /** The user who wrote the edge. */
  readonly actor?: string;
  readonly source?: string;
  /** The stack that owns the edge, with all pairs of it but the last `others`. */
  readonly stack?: string;
  readonly others?: number;
}

function dataset(urn: string, ...from: readonly From[]) {
  const parts = from.map((one) => ({
    one,
    records: one.pairs.map((pair) => record(urn, one, pair)),
  }));
  const value = {
    upstreams: parts.map(({ one, records }) => edge(one, records)),
    fineGrainedLineages: parts.flatMap(({ records }) => records),
  };
  return { urn, status: { value: { removed: false } }, upstreamLineage: { value } };
}

function record(downstream: string, { upstream }: From, text: string) {
  const [, from = '', to = '', transform] = /^(\S+) -> (\w+)(?:: (.*))?$/.exec(text) ?? [];
  return {
    upstreamType: 'FIELD_SET',
    downstreamType: 'FIELD',
    upstreams: [columnUrn(upstream, from)],
    downstreams: [columnUrn(downstream, to)],
    confidenceScore: 0.9,
    ...(transform && { transformOperation: transform }),
  };
}

function edge(
  { upstream, actor, source, stack, others = 0 }: From,
  records: readonly ReturnType<typeof record>[],
): JsonObject {
  const own = records.slice(0, records.length - others).flatMap((one) =>
    one.downstreams.flatMap((downstreamField) =>
      one.upstreams.map((upstreamField) =>
        pairFingerprint({
          downstreamField,
          upstreamField,
          transform: one.transformOperation ?? null,
        }),
      ),
    ),
  );
  const mark = { [stack ?? '']: { edge: 1, pairs: own.sort().join('') } };
  const stamp = actor && { time: TIME, actor: `urn:li:corpuser:${actor}` };
  return {
    dataset: upstream,
    type: 'TRANSFORMED',
    ...(stamp && { created: stamp, auditStamp: stamp }),
    properties: {
      ...(stack && { headwater: JSON.stringify(mark) }),
      ...(source && { source }),
    },
  };
}

const datasets = [
  dataset(owned.raw, {
    upstream: owned.topic,
    actor: 'datahub',
    pairs: ['id -> id', 'amount -> amount: cast(amount as number)'],
  }),
  dataset(owned.orders, {
    upstream: owned.raw,
    actor: 'svc-lineage',
    stack: 'commerce',
    others: 1,
    pairs: ['amount -> amount: amount / 100', 'id -> order_id', 'id -> note: md5(id)'],
  }),
  dataset(
    owned.sales,
    {
      upstream: owned.orders,
      actor: 'svc-lineage',
      stack: 'finance',
      pairs: [
        'amount -> total: sum(amount)',
        'amount -> mean: sum(amount * rate) / count(order_id)',
      ],
    },
    { upstream: owned.rates, actor: 'alice', source: 'UI', pairs: ['rate -> mean'] },
  ),
  dataset(owned.board, { upstream: owned.sales, pairs: ['total -> revenue', 'mean -> average'] }),
];

/** Lineage of two stacks, a connector, a person and somebody, with transforms. */
export const ownedCatalog: readonly object[] = [
  plain(owned.topic),
  plain(owned.rates),
  ...datasets,
];

/** The graph of the shop, without a catalog. */
export function ownedGraph(view: LineageView = ownedView): Graph {
  const stored = datasets.map(({ urn, upstreamLineage: { value } }) => [
    urn,
    { upstreamLineage: value },
  ]);
  return buildGraph(owned.orders, view, storedData(owned.orders, Object.fromEntries(stored))).graph;
}

/** A view of the orders that draws the whole shop with its columns. */
export const ownedView: LineageView = {
  ...DEFAULT_VIEW,
  columns: true,
  open: [owned.raw, owned.sales].flatMap((urn) =>
    DIRECTIONS.map((action) => ({ action, key: keyOf(urn) })),
  ),
};
