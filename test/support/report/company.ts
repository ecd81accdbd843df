import { compareText } from '../../../src/errors/compare-text.js';
import type { DesiredState, DesiredUnit } from '../../../src/model/desired-state.js';
import { type EdgeEnd, outputEnd } from '../../../src/model/edge-end.js';
import { kindOf } from '../../../src/model/kinds.js';
import { type PairIdentity, pairFingerprint } from '../../../src/model/mark.js';
import type { DatasetReading, ObservedState } from '../../../src/model/observed-state.js';
import type { UpstreamRecord } from '../../../src/model/upstream-lineage.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';
import {
  type asEntityUrn,
  type EntityUrn,
  jobUrn,
  reportUrn,
} from '../../../src/urn/entity-urn.js';
import { schemaFieldUrn } from '../../../src/urn/schema-field-urn.js';
import { mapping, marksText } from '../model/lineage-builders.js';
import { at, observe, somewhere, urnOf } from '../model/state-builders.js';

function entity(result: ReturnType<typeof asEntityUrn>): EntityUrn {
  if (!result.ok) throw new Error(result.problem);
  return result.value;
}

/** From a table through a job and charts to dashboards. `board` has no short name. */
export const raw: DatasetUrn = urnOf('raw_orders');
export const daily: DatasetUrn = urnOf('orders_daily');
export const job: EntityUrn = entity(
  jobUrn({ orchestrator: 'cron', flow: 'nightly', env: 'PROD', id: 'load_orders' }),
);
export const chart: EntityUrn = entity(reportUrn('chart', { platform: 'looker', id: 'r1' }));
const oldChart: EntityUrn = entity(reportUrn('chart', { platform: 'looker', id: 'old' }));
export const sales: EntityUrn = entity(reportUrn('dashboard', { platform: 'looker', id: 'd1' }));
export const board: EntityUrn = entity(reportUrn('dashboard', { platform: 'looker', id: 'd2' }));

function unit(
  downstream: EntityUrn,
  ends: readonly EdgeEnd[],
  more: Partial<DesiredUnit> = {},
): DesiredUnit {
  const edges = [...ends]
    .sort(compareText)
    .map((upstream) => ({ upstream, type: 'TRANSFORMED', place: somewhere }) as const);
  return { downstream, edges, columns: [], protect: false, place: somewhere, ...more };
}

const NOTE = 'runs from cron on etl-3';

const loads = unit(job, [raw, outputEnd(daily)], {
  columns: [{ ...mapping('total', ['raw_orders.amount'], { transform: 'sum' }), of: daily }],
});

const names: Readonly<Record<string, EntityUrn>> = {
  raw_orders: raw,
  orders_daily: daily,
  load_orders: job,
  revenue: chart,
  old_revenue: oldChart,
  sales,
};

/** A job, a chart and a dashboard. The edge to the job has a note. */
export const company: DesiredState = {
  datasets: Object.entries(names)
    .map(([name, urn]) => ({ urn, shortNames: [name], place: at(1) }))
    .sort((a, b) => compareText(a.urn, b.urn)),
  units: [
    {
      ...loads,
      edges: loads.edges.map((one) => (one.upstream === raw ? { ...one, note: NOTE } : one)),
    },
    unit(chart, [daily], { columns: [mapping('revenue', ['orders_daily.total'])] }),
    unit(sales, [chart]),
  ].sort((a, b) => compareText(a.downstream, b.downstream)),
};

/** A record of an edge, ours with a mark. */
function edgeRecord(end: EdgeEnd, mark?: Parameters<typeof marksText>[0]): UpstreamRecord {
  const properties = mark && { headwater: marksText(mark) };
  return { dataset: end, type: 'TRANSFORMED', ...(properties && { properties }) };
}

function holding(
  urn: EntityUrn,
  upstreams: readonly UpstreamRecord[],
  fields: readonly PairIdentity[] = [],
): DatasetReading {
  const fineGrainedLineages = fields.map((field) => ({
    upstreamType: 'FIELD_SET',
    upstreams: [field.upstreamField],
    downstreamType: 'FIELD',
    downstreams: [field.downstreamField],
    confidenceScore: 1,
    ...(field.transform !== null && { transformOperation: field.transform }),
  }));
  const value = { upstreams, ...(fields.length > 0 && { fineGrainedLineages }) };
  // A chart or a dashboard that exists has the aspect, since the aspect holds the title too.
  const isThere = upstreams.length > 0 || kindOf(urn).mustExist === true;
  const lineage = isThere ? { version: '1', value } : { version: '-1' };
  return { kind: 'present', urn, removed: false, lineage };
}

const SHOP = { shop: { edge: true } } as const;

/**
 * The catalog before the first apply: `old_revenue` has an input of ours, its only one, and `board`
 * shows it and `sales`.
 */
export const before: ObservedState = withColumnsOf(
  observe(
    holding(raw, []),
    holding(daily, []),
    holding(job, []),
    holding(chart, []),
    holding(oldChart, [edgeRecord(daily, SHOP)]),
    holding(sales, []),
    holding(board, [edgeRecord(oldChart), edgeRecord(sales)]),
  ),
);

const summed: PairIdentity = {
  downstreamField: schemaFieldUrn(daily, 'total'),
  upstreamField: schemaFieldUrn(raw, 'amount'),
  transform: 'sum',
};

const charted: PairIdentity = {
  downstreamField: schemaFieldUrn(chart, 'revenue'),
  upstreamField: schemaFieldUrn(daily, 'total'),
  transform: null,
};

function ours(pair: PairIdentity) {
  return { edge: true, pairs: [pairFingerprint(pair)] };
}

/** The catalog in which all of it is ours, with the note in the mark, and `old_revenue` of others. */
export const after: ObservedState = withColumnsOf(
  observe(
    holding(raw, []),
    holding(daily, []),
    holding(
      job,
      [
        edgeRecord(raw, { shop: { ...ours(summed), note: NOTE } }),
        edgeRecord(outputEnd(daily), SHOP),
      ],
      [summed],
    ),
    holding(chart, [edgeRecord(daily, { shop: ours(charted) })], [charted]),
    holding(oldChart, [edgeRecord(daily)]),
    holding(sales, [edgeRecord(chart, SHOP)]),
    holding(board, [edgeRecord(sales)]),
  ),
);

function withColumnsOf(observed: ObservedState): ObservedState {
  return {
    ...observed,
    schemas: new Map([
      [raw, ['amount']],
      [daily, ['total']],
    ]),
  };
}

/** The declared company with another note on the edge of the job. */
export function withNote(note: string | undefined): DesiredState {
  const edges = loads.edges.map((one) =>
    one.upstream === raw && note !== undefined ? { ...one, note } : one,
  );
  return {
    ...company,
    units: company.units.map((one) => (one.downstream === job ? { ...one, edges } : one)),
  };
}
