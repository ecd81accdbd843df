import type { JsonObject } from '../../../src/model/json.js';
import type { EntityUrn } from '../../../src/urn/entity-urn.js';
import { columnRecord, fieldOf } from '../model/lineage-builders.js';
import { deck, load, sales } from '../model/other-kinds.js';
import { urnOf } from '../model/state-builders.js';
import type { Held, Step } from './scenario.js';
import { ingestedAspects } from './steps.js';

/** Lineage of one entity that is no dataset: ours in a manifest, and that of a connector. */
export interface KindRow {
  readonly word: 'job' | 'chart' | 'dashboard';
  readonly urn: EntityUrn;
  readonly held: Held;
  /** An entry of a manifest, on one line. */
  readonly entry: string;
  /** The entry with an edge and a column pair more, and another edge and pair less. */
  readonly changed: string;
  /** The entry with the edges of the connector beside ours. */
  readonly shared: string;
  /** Whole aspects of a connector: one edge in an older list alone, one in both forms. */
  readonly theirs: Readonly<Record<string, JsonObject>>;
}

const board = 'urn:li:dashboard:(looker,board)' as EntityUrn;
const extract = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,daily,PROD),extract)' as EntityUrn;

const stamp = { time: 7, actor: 'urn:li:corpuser:ingestion' };
const audit = { created: stamp, lastModified: stamp };
const chartInfo = {
  title: 'Sales',
  description: 'as ingested',
  lastModified: audit,
  customProperties: { folder: 'finance' },
};
const dashboardInfo = { ...chartInfo, title: 'Deck', charts: [], datasets: [] };

const theirEdge = (destinationUrn: string) => ({
  destinationUrn,
  created: stamp,
  lastModified: stamp,
  properties: { source: 'connector' },
});

/** A row for each kind of {@link EntityUrn} but datasets. */
export const kindRows: readonly KindRow[] = [
  {
    word: 'job',
    urn: load,
    held: { urn: load, aspects: ['dataJobInputOutput'] },
    entry:
      'job: load, inputs: [raw_orders, sheet], outputs: [orders], columns: {orders.total: raw_orders.amount}',
    changed:
      'job: load, inputs: [raw_orders], outputs: [orders], after: [extract], columns: {orders.id: raw_orders.id}',
    shared:
      'job: load, inputs: [raw_orders, sheet, raw_fx], outputs: [orders, mart], columns: {orders.total: raw_orders.amount}',
    theirs: {
      dataJobInputOutput: {
        inputDatasets: [urnOf('raw_fx')],
        outputDatasets: [urnOf('mart')],
        outputDatasetEdges: [theirEdge(urnOf('mart'))],
        fineGrainedLineages: [columnRecord('mart.revenue', ['raw_fx.rate'])],
      },
    },
  },
  {
    word: 'chart',
    urn: sales,
    held: { urn: sales, aspects: ['chartInfo', 'inputFields'] },
    entry:
      'downstream: sales, upstreams: [{dataset: orders, note: by hand}, sheet], columns: {revenue: orders.total}',
    changed:
      'downstream: sales, upstreams: [{dataset: orders, note: by hand}, raw_orders], columns: {orders: orders.id}',
    shared:
      'downstream: sales, upstreams: [{dataset: orders, note: by hand}, sheet, raw_fx, mart], columns: {revenue: orders.total}',
    theirs: {
      chartInfo: {
        ...chartInfo,
        inputs: [{ string: urnOf('raw_fx') }, { string: urnOf('mart') }],
        inputEdges: [theirEdge(urnOf('mart'))],
      },
      inputFields: {
        fields: [
          {
            schemaFieldUrn: fieldOf('mart.revenue'),
            schemaField: {
              fieldPath: 'margin',
              nativeDataType: 'number',
              type: { type: { 'com.linkedin.schema.NumberType': {} } },
            },
          },
        ],
      },
    },
  },
  {
    word: 'dashboard',
    urn: deck,
    held: { urn: deck, aspects: ['dashboardInfo'] },
    entry: 'downstream: deck, upstreams: [sales, orders]',
    changed: 'downstream: deck, upstreams: [sales, {dashboard: board, note: page 2}]',
    shared: 'downstream: deck, upstreams: [sales, orders, raw_fx, mart]',
    theirs: {
      dashboardInfo: {
        ...dashboardInfo,
        datasets: [urnOf('raw_fx'), urnOf('mart')],
        datasetEdges: [theirEdge(urnOf('mart'))],
      },
    },
  },
];

/** The entries of all rows. */
export const allEntries = (of: 'entry' | 'changed' | 'shared'): readonly string[] =>
  kindRows.map((row) => row[of]);

export const allHeld: readonly Held[] = kindRows.map(({ held }) => held);

/** The jobs, and the dashboard that is part of another. */
const otherEnds: Step = async (world) => {
  for (const urn of [load, extract])
    await ingestedAspects(urn, { status: { removed: false } })(world);
  await ingestedAspects(board, { dashboardInfo })(world);
};

/** The jobs, the chart and the dashboards are there, without lineage. */
export const kindsIngested: Step = async (world) => {
  await otherEnds(world);
  await ingestedAspects(sales, { chartInfo })(world);
  await ingestedAspects(deck, { dashboardInfo })(world);
};

/** A connector writes whole aspects, which replaces all lineage of the job and the reports. */
export function connectorRan(runId?: string): Step {
  return async (world) => {
    await otherEnds(world);
    for (const { urn, theirs } of kindRows) await ingestedAspects(urn, theirs, runId)(world);
  };
}
