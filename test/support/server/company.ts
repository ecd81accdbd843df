import type { JsonObject } from '../../../src/model/json.js';
import type { Dialect } from '../../../src/server/shared/dialect.js';
import type { Catalog, StartCatalogOptions } from '../../../src/server/start-catalog.js';
import type { Proposal } from '../../../src/server/write/proposal.js';
import { columnUrn, type SchemaFieldUrn } from '../../../src/urn/schema-field-urn.js';
import type { Urn } from '../../../src/urn/urn.js';
import { filledCatalog } from './catalog.js';
import { mapping } from './lineage.js';
import { making, upsert } from './proposals.js';
import { column, dataset, jane } from './urns.js';

export const [raw, orders] = [dataset('raw'), dataset('orders')];
export const flow = 'urn:li:dataFlow:(airflow,shop_daily,PROD)' as Urn;
export const extract = `urn:li:dataJob:(${flow},extract)` as Urn;
export const load = `urn:li:dataJob:(${flow},load)` as Urn;
export const revenue = 'urn:li:chart:(looker,revenue)' as Urn;
export const trend = 'urn:li:chart:(looker,trend)' as Urn;
export const sales = 'urn:li:dashboard:(looker,sales)' as Urn;
export const board = 'urn:li:dashboard:(looker,board)' as Urn;

export const stamp = { time: 1, actor: jane };

/** The members that the info of every chart and dashboard has to have. */
export function titled(title: string): JsonObject {
  return { title, description: '', lastModified: { created: stamp, lastModified: stamp } };
}

export function edge(destinationUrn: string): JsonObject {
  return { destinationUrn, created: stamp, lastModified: stamp };
}

/** A field of a chart, which shows a column. */
export function field(fieldPath: string, schemaFieldUrn: SchemaFieldUrn): JsonObject {
  const type = { type: { 'com.linkedin.schema.NumberType': {} } };
  return { schemaFieldUrn, schemaField: { fieldPath, type, nativeDataType: 'number' } };
}

/** The column of the chart `revenue`. */
export const total: string = columnUrn(revenue, 'total');

/**
 * A company: `raw` -> job `load` (after the job `extract`) -> `orders` -> chart `revenue` ->
 * dashboard `sales` -> dashboard `board`. `raw` is also in an older list of the chart, and `sales`
 * shows `orders` and the chart `trend` of its own.
 */
export const company: readonly Proposal[] = [
  ...making('raw', 'orders'),
  upsert(flow, 'dataFlowInfo', { name: 'shop_daily' }),
  upsert(extract, 'dataJobInfo', { name: 'extract', type: { string: 'BATCH' }, flowUrn: flow }),
  upsert(load, 'dataJobInfo', { name: 'load', type: { string: 'BATCH' }, flowUrn: flow }),
  upsert(load, 'dataJobInputOutput', {
    inputDatasets: [],
    outputDatasets: [orders],
    inputDatasetEdges: [edge(raw)],
    inputDatajobEdges: [edge(extract)],
    fineGrainedLineages: [{ ...mapping('orders#total', 'raw#amount'), confidenceScore: 1 }],
  }),
  upsert(revenue, 'chartInfo', {
    ...titled('Revenue'),
    inputs: [{ string: raw }],
    inputEdges: [edge(orders)],
  }),
  upsert(revenue, 'inputFields', { fields: [field('total', column('orders', 'total'))] }),
  upsert(trend, 'chartInfo', { ...titled('Trend'), inputEdges: [edge(revenue)] }),
  upsert(sales, 'dashboardInfo', {
    ...titled('Sales'),
    charts: [revenue],
    chartEdges: [edge(trend)],
    datasetEdges: [edge(orders)],
  }),
  upsert(board, 'dashboardInfo', { ...titled('Board'), dashboards: [edge(sales)] }),
];

/** Starts a catalog that holds the company. */
export function companyCatalog(
  dialect: Dialect,
  options: StartCatalogOptions = {},
): Promise<Catalog> {
  return filledCatalog({ ...options, dialect }, ...company);
}

/** An entity of each kind, the aspects of its key and of its edges, and a list of edges there. */
export const kinds = [
  {
    type: 'dataJob',
    graphType: 'DATA_JOB',
    urn: load,
    key: 'dataJobKey',
    aspect: 'dataJobInputOutput',
    list: 'inputDatajobEdges',
  },
  {
    type: 'chart',
    graphType: 'CHART',
    urn: revenue,
    key: 'chartKey',
    aspect: 'chartInfo',
    list: 'inputEdges',
  },
  {
    type: 'dashboard',
    graphType: 'DASHBOARD',
    urn: sales,
    key: 'dashboardKey',
    aspect: 'dashboardInfo',
    list: 'chartEdges',
  },
] as const;

/** The value of an aspect of the company. */
export function stored(urn: Urn, aspectName: string): JsonObject {
  return company.find((one) => one.urn === urn && one.aspectName === aspectName)?.value ?? {};
}
