import { buildGraph } from '../../../src/insight/graph/build-graph.js';
import { declaredGraph } from '../../../src/insight/graph/declared-graph.js';
import type { GraphDocument, HopLimits } from '../../../src/insight/graph/graph-document.js';
import { liveGraph } from '../../../src/insight/graph/live-graph.js';
import { graphUniverse, selectDatasets } from '../../../src/insight/graph/select-datasets.js';
import type { WholeGraph } from '../../../src/insight/graph/whole-graph.js';
import type { DesiredState } from '../../../src/model/desired-state.js';
import type { DatasetReading } from '../../../src/model/observed-state.js';
import { addressBook } from '../../../src/plan/document/address-book.js';
import { findDependents } from '../../../src/plan/impact/dependents.js';
import { parseExpression } from '../../../src/plan/scope/expression.js';
import type { ImpactReport, ReportDocument } from '../../../src/report/document/report-document.js';
import {
  columnRecord,
  fieldOf,
  fingerprintOf,
  mapping,
  marked,
  wildcard,
  withColumns,
  withRecords,
} from '../model/lineage-builders.js';
import {
  desire,
  edgeFrom,
  lineageOf,
  observe,
  present,
  recordOf,
  unitOf,
  unknown,
  urnOf,
} from '../model/state-builders.js';

export interface GraphWanted {
  readonly select?: readonly string[];
  readonly reach?: Partial<HopLimits>;
  readonly columns?: boolean;
}

const all = Number.POSITIVE_INFINITY;

export function declaredGraphOf(desired: DesiredState, wanted: GraphWanted = {}): GraphDocument {
  return graphOf(declaredGraph(desired, addressBook(desired.datasets)), desired, {
    ...wanted,
    readings: [],
  });
}

/** Builds the live graph of the stack `shop`. */
export function liveGraphOf(
  desired: DesiredState,
  readings: readonly (string | DatasetReading)[],
  wanted: GraphWanted = {},
): GraphDocument {
  const { datasets } = observe(...readings);
  const whole = liveGraph(datasets, {
    owner: { key: 'shop', formerly: [] },
    book: addressBook(desired.datasets),
  });
  return graphOf(whole, desired, { ...wanted, readings: [...datasets.values()] });
}

type Everything = GraphWanted & { readonly readings: readonly DatasetReading[] };

function graphOf(
  whole: WholeGraph,
  desired: DesiredState,
  { select = [], reach = {}, columns = true, readings }: Everything,
): GraphDocument {
  const universe = graphUniverse(whole, desired.datasets);
  const expressions = select.map((text) => {
    const expression = parseExpression(text);
    if (!expression.ok) throw new Error(expression.problem);
    return expression.value;
  });
  const steps = { upstream: all, downstream: all, ...reach };
  const found = selectDatasets(expressions, steps, universe);
  if (!found.ok) throw new Error(found.problem.map(({ text }) => text).join());
  const live = readings.length > 0;
  return buildGraph({
    tool: { name: 'headwater', version: '0.0.0' },
    basis: live ? 'live' : 'declared',
    target: {
      origin: live ? 'http://127.0.0.1:8080' : null,
      stack: 'shop',
      target: live ? null : 'dev',
    },
    select,
    reach: steps,
    columns,
    whole,
    universe,
    found: found.value,
    unreadable: readings.filter((reading) => reading.kind === 'unknown'),
    book: addressBook(desired.datasets),
  });
}

const orders = withColumns(
  unitOf('orders', 'raw'),
  mapping('total', ['raw.amount'], { transform: 'sum(amount)' }),
  wildcard('raw', { except: ['secret'], transform: 'trim', confidence: 0.5 }),
);

/** Marts of orders of raw, and more distant datasets. */
export const shop: DesiredState = desire([
  orders,
  withColumns(
    unitOf('mart', edgeFrom('orders', 'VIEW')),
    mapping('revenue', ['orders.total'], { confidence: 0.9 }),
    wildcard('orders'),
  ),
  unitOf('board', 'mart'),
]);

const live: readonly (string | DatasetReading)[] = [
  present('raw', undefined, { removed: true }),
  present(
    'orders',
    withRecords(
      lineageOf(
        marked('raw', {
          shop: { edge: true, pairs: [fingerprintOf('orders.total', 'raw.amount')] },
        }),
        marked('fx', {
          finance: { edge: true, pairs: [fingerprintOf('orders.total', 'fx.rate')] },
        }),
        { ...recordOf('x'), dataset: 'urn:li:dataJob:(a,b)' },
      ),
      columnRecord('orders.total', ['raw.amount', 'fx.rate', 'gone.rate']),
    ),
  ),
  present('mart', lineageOf(recordOf('orders', 'VIEW'), 'hidden')),
  unknown('hidden'),
  { kind: 'absent', urn: urnOf('fx') },
];

/** Every state of a dataset, and every owner. */
export const liveShop: GraphDocument = liveGraphOf(shop, live, {
  select: ['orders'],
  reach: { downstream: 1 },
});

const readings = observe(...live).datasets;

const impactOf = (column: string | null): ImpactReport => {
  const subject = { dataset: urnOf('raw'), column };
  const search = {
    entities: [{ urn: 'urn:li:dashboard:(looker,1)', type: 'DASHBOARD', degree: 3 }],
    failures: [],
  };
  const dependents = findDependents(subject, {
    readings,
    search,
    book: addressBook(shop.datasets),
  });
  const target = { origin: 'http://127.0.0.1:8080', stack: 'shop', target: null };
  return {
    kind: 'impact',
    target,
    subject: { ...subject, address: column === null ? 'raw' : 'raw.amount' },
    ...dependents,
  };
};

/** Documents in the form of the output of `headwater graph` and `headwater impact`. */
export const graphDocuments: Readonly<Record<string, ReportDocument>> = {
  impact: impactOf(fieldOf('raw.amount')),
  'impact-none': { ...impactOf(fieldOf('raw.none')), datasets: [] },
  'graph-declared': { kind: 'graph', graph: declaredGraphOf(shop) },
  'graph-around': {
    kind: 'graph',
    graph: declaredGraphOf(shop, {
      select: ['orders'],
      reach: { upstream: 1, downstream: 1 },
      columns: false,
    }),
  },
  'graph-live': { kind: 'graph', graph: liveShop },
  'graph-hidden': {
    kind: 'graph',
    graph: liveGraphOf(shop, live, { select: ['2+mart'], reach: { upstream: 0, downstream: 0 } }),
  },
};
