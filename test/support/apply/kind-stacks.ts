import { expect } from 'vitest';
import { applyPlan } from '../../../src/apply/apply-plan.js';
import { openCatalogWriter } from '../../../src/catalog/open-catalog.js';
import { compareText } from '../../../src/errors/compare-text.js';
import type { DesiredEdge, DesiredState, DesiredUnit } from '../../../src/model/desired-state.js';
import { type EdgeEnd, outputEnd } from '../../../src/model/edge-end.js';
import type { JsonObject } from '../../../src/model/json.js';
import type { Plan } from '../../../src/plan/document/plan.js';
import type { ReceiptEvent } from '../../../src/plan/document/receipt.js';
import type { PlanIntent } from '../../../src/plan/unit/plan-intent.js';
import { unitPlanner } from '../../../src/plan/unit/unit-planner.js';
import { observe } from '../../../src/tasks/plan/observe.js';
import type { Catalog } from '../../../src/testing.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';
import type { EntityUrn } from '../../../src/urn/entity-urn.js';
import { urnEntityType } from '../../../src/urn/urn.js';
import { at, urnOf } from '../model/state-builders.js';
import { planInput, planOf } from '../plan/plan-of.js';
import { post, runningCatalog } from '../server/catalog.js';

export const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,daily,PROD),load)' as EntityUrn;
export const extract = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,daily,PROD),extract)' as EntityUrn;
export const chart = 'urn:li:chart:(looker,revenue)' as EntityUrn;
const other = 'urn:li:chart:(looker,other)' as EntityUrn;
export const sales = 'urn:li:dashboard:(looker,sales)' as EntityUrn;
export const board = 'urn:li:dashboard:(looker,board)' as EntityUrn;
export const [raw, orders] = [urnOf('raw'), urnOf('orders')];
const stamp = { time: 1, actor: 'urn:li:corpuser:looker' };
const audit = { created: stamp, lastModified: stamp };

/** What connectors stored, with the members that no lineage changes. */
export const charts = {
  title: 'Revenue',
  description: 'a day',
  lastModified: audit,
  customProperties: { a: 'b' },
};
export const boards = {
  title: 'Sales',
  description: '',
  lastModified: audit,
  charts: [],
  datasets: [],
};

const names = new Map<EntityUrn, string>([
  [job, 'load'],
  [extract, 'extract'],
  [chart, 'revenue'],
  [other, 'other'],
  [sales, 'sales'],
  [board, 'board'],
  [raw, 'raw'],
  [orders, 'orders'],
]);

export function edge(upstream: EdgeEnd, more: Partial<DesiredEdge> = {}): DesiredEdge {
  return { upstream, type: 'TRANSFORMED', place: at(1), ...more };
}

export function unit(
  downstream: EntityUrn,
  edges: readonly DesiredEdge[],
  more: Partial<DesiredUnit> = {},
): DesiredUnit {
  return { downstream, edges, columns: [], protect: false, place: at(1), ...more };
}

export function stack(...units: readonly DesiredUnit[]): DesiredState {
  const datasets = [...names]
    .map(([urn, name]) => ({ urn, shortNames: [name], place: at(1) }))
    .sort((a, b) => compareText(a.urn, b.urn));
  return { datasets, units: [...units].sort((a, b) => (a.downstream < b.downstream ? -1 : 1)) };
}

export async function write(catalog: Catalog, urn: string, aspects: JsonObject): Promise<void> {
  const items = Object.entries(aspects).map(([name, value]) => [name, { value }]);
  const path = `/openapi/v3/entity/${urnEntityType(urn)}?async=false`;
  const answer = await post(catalog, path, [{ urn, ...Object.fromEntries(items) }]);
  expect(answer.status).toBe(200);
}

export async function read(
  catalog: Catalog,
  urn: string,
  ...names: readonly string[]
): Promise<JsonObject> {
  const path = `/openapi/v3/entity/${urnEntityType(urn)}/batchGet`;
  const wanted = Object.fromEntries(names.map((name) => [name, {}]));
  const { body } = await post(catalog, path, [{ urn, ...wanted }]);
  const [item = {}] = body as readonly Record<string, { readonly value: JsonObject }>[];
  return Object.fromEntries(names.map((name) => [name, item[name]?.value ?? null]));
}

export async function filled(dialect: 'spec' | 'datahub'): Promise<Catalog> {
  const catalog = await runningCatalog({ dialect });
  for (const urn of [raw, orders]) await write(catalog, urn, { status: { removed: false } });
  for (const urn of [job, extract]) await write(catalog, urn, { status: { removed: false } });
  for (const urn of [chart, other]) await write(catalog, urn, { chartInfo: charts });
  for (const urn of [sales, board]) await write(catalog, urn, { dashboardInfo: boards });
  return catalog;
}

export interface Run {
  readonly plan: Plan;
  readonly events: readonly ReceiptEvent[];
  readonly exitCode: number;
  readonly changes: readonly string[];
}

export async function run(
  catalog: Catalog,
  desired: DesiredState,
  intent: PlanIntent = { kind: 'sync' },
): Promise<Run> {
  const writer = openCatalogWriter({ url: catalog.url, token: undefined, userAgent: 'test' });
  try {
    const undo = intent.kind === 'rollback' ? intent.undo : undefined;
    const { observed } = await observe(desired, writer, { discover: true, undo });
    const plan = planOf(desired, observed, { intent });
    expect(plan.findings.filter(({ level }) => level === 'error')).toEqual([]);
    const events: ReceiptEvent[] = [];
    const { exitCode, outcomes } = await applyPlan(plan, {
      writer,
      planner: unitPlanner(planInput(desired, observed, { intent })),
      actor: observed.actor,
      clock: Date.now,
      record: async (event) => void events.push(event),
      progress: () => undefined,
      note: () => undefined,
      signal: new AbortController().signal,
      keepGoing: false,
    });
    expect(outcomes.filter(({ outcome }) => outcome !== 'applied')).toEqual([]);
    return {
      plan,
      events,
      exitCode,
      changes: plan.changes.map(({ kind, address, reason }) => `${kind} ${address}: ${reason}`),
    };
  } finally {
    await writer.close();
  }
}

export const everything = stack(
  unit(job, [edge(raw), edge(outputEnd(orders)), edge(outputEnd(raw)), edge(extract)], {
    columns: [
      {
        kind: 'explicit',
        downstreamColumn: 'total',
        of: orders as DatasetUrn,
        upstreams: [{ dataset: raw as DatasetUrn, column: 'amount', place: at(1) }],
        transform: 'sum',
        confidence: 1,
        place: at(1),
      },
    ],
  }),
  unit(chart, [edge(orders, { note: 'by hand' }), edge(other)], {
    columns: [
      {
        kind: 'explicit',
        downstreamColumn: 'revenue',
        upstreams: [{ dataset: orders as DatasetUrn, column: 'total', place: at(1) }],
        confidence: 1,
        place: at(1),
      },
    ],
  }),
  unit(sales, [edge(chart), edge(orders), edge(board)]),
);

/** The edges of {@link older}, as a manifest declares them. */
export const plain = stack(
  unit(job, [edge(raw), edge(outputEnd(orders))]),
  unit(chart, [edge(orders)]),
  unit(sales, [edge(chart), edge(orders)]),
);

/** Stores edges as connectors do: in older lists, in both forms, and as edges. */
export async function older(catalog: Catalog): Promise<JsonObject> {
  const properties = { source: 'connector' };
  await write(catalog, job, {
    dataJobInputOutput: {
      inputDatasets: [raw],
      outputDatasets: [orders],
      outputDatasetEdges: [{ destinationUrn: orders, lastModified: stamp, properties }],
    },
  });
  await write(catalog, chart, { chartInfo: { ...charts, inputs: [{ string: orders }] } });
  await write(catalog, sales, {
    dashboardInfo: { ...boards, charts: [chart], datasetEdges: [{ destinationUrn: orders }] },
  });
  return await stored(catalog);
}

export async function stored(catalog: Catalog): Promise<JsonObject> {
  return {
    ...(await read(catalog, job, 'dataJobInputOutput')),
    ...(await read(catalog, chart, 'chartInfo')),
    ...(await read(catalog, sales, 'dashboardInfo')),
  };
}
