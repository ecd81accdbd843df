import { expect } from 'vitest';
import type { Json, JsonObject } from '../../../src/model/json.js';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { columnUrn } from '../../../src/urn/schema-field-urn.js';
import { post, runningCatalog } from '../server/catalog.js';
import { company } from './company.js';

/** The urns of a small shop, from its raw tables to its dashboards. */
export const shop = {
  orders: company('snowflake', 'shop.raw.orders'),
  rates: company('snowflake', 'shop.raw.fx_rates'),
  daily: company('snowflake', 'shop.marts.orders_daily'),
  load: jobUrn('load_orders'),
  extract: jobUrn('extract_orders'),
  revenue: 'urn:li:chart:(looker,dashboard_elements.42)',
  untitled: 'urn:li:chart:(looker,dashboard_elements.43)',
  sales: 'urn:li:dashboard:(looker,dashboards.7)',
  deck: 'urn:li:dashboard:(sheets,q3)',
} as const;

export function jobUrn(id: string): string {
  return `urn:li:dataJob:(urn:li:dataFlow:(airflow,shop_daily,PROD),${id})`;
}

/** An edge to another entity, with the marks of stacks. */
export function edgeTo(destinationUrn: string, marks?: JsonObject): JsonObject {
  return {
    destinationUrn,
    ...(marks && { properties: { headwater: JSON.stringify(marks) } }),
  };
}

/** A job with its edges, and pairs such as `[column, column]`. */
function job(
  urn: string,
  inputs: readonly Json[],
  outputs: readonly Json[],
  pairs: readonly (readonly [string, string])[] = [],
): object {
  const fineGrainedLineages = pairs.map(([from, to]) => ({
    upstreamType: 'FIELD_SET',
    upstreams: [from],
    downstreamType: 'FIELD',
    downstreams: [to],
  }));
  const old = { inputDatasets: [], outputDatasets: [] };
  const lists = { inputDatasetEdges: inputs, outputDatasetEdges: outputs };
  return {
    ...existing(urn),
    dataJobInputOutput: { value: { ...old, ...lists, fineGrainedLineages } },
  };
}

/** A chart with its edges, and fields by the columns that they come from. */
function chart(
  urn: string,
  title: string,
  inputEdges: readonly Json[],
  fields: Readonly<Record<string, string>> = {},
): object {
  const listed = Object.entries(fields).map(([fieldPath, schemaFieldUrn]) => ({
    schemaFieldUrn,
    schemaField: {
      fieldPath,
      nativeDataType: 'number',
      nullable: false,
      recursive: false,
      isPartOfKey: false,
      type: { type: { 'com.linkedin.schema.NumberType': {} } },
    },
  }));
  return {
    ...existing(urn),
    chartInfo: { value: { ...titled(title), inputEdges } },
    ...(listed.length > 0 && { inputFields: { value: { fields: listed } } }),
  };
}

/** The other ends of a dashboard. */
interface DashboardEnds {
  readonly charts?: readonly string[];
  readonly datasets?: readonly string[];
  readonly dashboards?: readonly string[];
}

export function dashboard(
  urn: string,
  title: string,
  { charts = [], datasets = [], dashboards = [] }: DashboardEnds,
): object {
  const lists = {
    charts: [],
    chartEdges: charts.map((one) => edgeTo(one)),
    datasetEdges: datasets.map((one) => edgeTo(one)),
    dashboards: dashboards.map((one) => edgeTo(one)),
  };
  return { ...existing(urn), dashboardInfo: { value: { ...titled(title), ...lists } } };
}

export function existing(urn: string): { readonly urn: string; readonly status: object } {
  return { urn, status: { value: { removed: false } } };
}

function titled(title: string): JsonObject {
  const stamp = { time: 1_742_778_000_000, actor: 'urn:li:corpuser:ada' };
  const lastModified = { created: stamp, lastModified: stamp };
  return { title, description: '', customProperties: {}, lastModified };
}

/** Entities by the names that their paths of OpenAPI have. */
type Entities = Readonly<
  Partial<Record<'dataset' | 'datajob' | 'chart' | 'dashboard', readonly object[]>>
>;

/** A catalog with entities of several kinds. */
export async function wholeCatalog(entities: Entities): Promise<Catalog> {
  const catalog = await runningCatalog();
  for (const [type, some] of Object.entries(entities)) {
    const answer = await post(catalog, `/openapi/v3/entity/${type}?async=false`, some);
    expect(answer).toMatchObject({ status: 200 });
  }
  return catalog;
}

/** The shop: `orders` and `rates` feed the job `load`, which writes `daily`, which feeds charts. */
export const shopEntities: Entities = {
  dataset: [shop.orders, shop.rates, shop.daily].map(existing),
  datajob: [
    job(
      shop.load,
      [edgeTo(shop.orders, { commerce: { edge: 1, note: 'Ask Ada first' } }), edgeTo(shop.rates)],
      [edgeTo(shop.daily)],
      [
        [columnUrn(shop.orders, 'amount'), columnUrn(shop.daily, 'total')],
        [columnUrn(shop.rates, 'rate'), columnUrn(shop.daily, 'total')],
      ],
    ),
    job(shop.extract, [], [edgeTo(shop.orders)]),
  ],
  chart: [
    chart(shop.revenue, 'Revenue by day', [edgeTo(shop.daily)], {
      revenue: columnUrn(shop.daily, 'total'),
    }),
    chart(shop.untitled, '', [edgeTo(shop.daily)]),
  ],
  dashboard: [
    dashboard(shop.sales, 'Sales', { charts: [shop.revenue, shop.untitled] }),
    dashboard(shop.deck, 'Q3 deck', { datasets: [shop.daily], dashboards: [shop.sales] }),
  ],
};
