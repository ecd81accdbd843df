import { describe, expect, test } from 'vitest';
import { dialects } from '../../../src/server/shared/dialect.js';
import type { Catalog } from '../../../src/server/start-catalog.js';
import type { LineageDirection } from '../../../src/server/store/lineage-edge.js';
import { columnUrn } from '../../../src/urn/schema-field-urn.js';
import { expectJson } from '../../support/golden.js';
import { post } from '../../support/server/catalog.js';
import {
  board,
  companyCatalog,
  extract,
  load,
  orders,
  raw,
  revenue,
  sales,
  total,
  trend,
} from '../../support/server/company.js';
import { column } from '../../support/server/urns.js';

// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of it
async function ask(catalog: Catalog, query: string, variables: object = {}): Promise<any> {
  const { body } = await post(catalog, '/api/graphql', { query, variables });
  expect(body.errors).toBeUndefined();
  return Object.values(body.data)[0];
}

interface Hit {
  readonly degree: string | number;
  readonly entity: { readonly urn: string };
}

/** The entities that lineage reaches, by degree. */
async function reached(
  catalog: Catalog,
  urn: string,
  direction: LineageDirection,
  more: object = {},
): Promise<Readonly<Record<string, readonly string[]>>> {
  const query = `query ($input: SearchAcrossLineageInput!) {
    searchAcrossLineage(input: $input) { searchResults { degree entity { urn } } } }`;
  const input = { urn, direction, query: '*', ...more };
  const { searchResults } = await ask(catalog, query, { input });
  const byDegree: Record<string, string[]> = {};
  for (const { degree, entity } of searchResults as readonly Hit[])
    byDegree[degree] = [...(byDegree[degree] ?? []), entity.urn];
  return byDegree;
}

/** Columns count as themselves, and not as their datasets. */
const ungrouped = {
  searchFlags: {
    groupingSpec: {
      groupingCriteria: [{ baseEntityType: 'SCHEMA_FIELD', groupingEntityType: 'SCHEMA_FIELD' }],
    },
  },
};

describe.each(dialects)('in the dialect %s', (dialect) => {
  test('a search reaches the dashboards of a dataset, through jobs and charts', async () => {
    const catalog = await companyCatalog(dialect);
    expect(await reached(catalog, raw, 'DOWNSTREAM')).toEqual({
      1: [revenue, load],
      2: [trend, sales, orders],
      3: [board],
    });
    const dashboards = { types: ['DASHBOARD'] };
    const found = { 2: [sales], 3: [board] };
    expect(await reached(catalog, raw, 'DOWNSTREAM', dashboards)).toEqual(found);
  });

  test('a search reaches the datasets and jobs before a dashboard', async () => {
    const catalog = await companyCatalog(dialect);
    expect(await reached(catalog, board, 'UPSTREAM')).toEqual({
      1: [sales],
      2: [revenue, trend, orders],
      3: [load, raw],
      4: [extract],
    });
  });

  test('a search passes through the columns of jobs into the fields of charts', async () => {
    const catalog = await companyCatalog(dialect);
    const amount = column('raw', 'amount');
    expect(await reached(catalog, amount, 'DOWNSTREAM')).toEqual({
      1: [load, orders],
      2: [revenue],
    });
    expect(await reached(catalog, amount, 'DOWNSTREAM', ungrouped)).toEqual({
      1: [load, column('orders', 'total')],
      2: [total],
    });
    expect(await reached(catalog, columnUrn(revenue, 'total'), 'UPSTREAM', ungrouped)).toEqual({
      1: [column('orders', 'total')],
      2: [load, amount],
    });
  });
});

test('the neighbors of every kind have the stamps of their edges, from both ends', async () => {
  const catalog = await companyCatalog('spec', { clock: () => 2 });
  const edges = [
    { downstreamUrn: load, upstreamUrn: orders },
    { downstreamUrn: sales, upstreamUrn: raw },
  ];
  const input = { edgesToAdd: edges, edgesToRemove: [] };
  await ask(catalog, 'mutation ($input: UpdateLineageInput!) { updateLineage(input: $input) }', {
    input,
  });
  const neighbors = (direction: LineageDirection) =>
    `lineage(input: { direction: ${direction} }) { total relationships { type createdOn updatedOn createdActor { urn } isManual entity { urn } } }`;
  const query = `query ($urns: [String!]!) { entities(urns: $urns) { urn ... on EntityWithRelationships {
    upstream: ${neighbors('UPSTREAM')} downstream: ${neighbors('DOWNSTREAM')} } } }`;
  const found = await ask(catalog, query, { urns: [raw, orders, load, revenue, sales, board] });
  await expectJson(import.meta, 'neighbors', found);
});

test('a job shows its inputs and outputs, and a chart its fields', async () => {
  const catalog = await companyCatalog('spec');
  const query = `query ($urns: [String!]!) { entities(urns: $urns) { urn
    ... on DataJob { dataFlow { urn } inputOutput { inputDatasets { urn } outputDatasets { urn } inputDatajobs { urn } fineGrainedLineages { upstreams { urn path } downstreams { urn path } } } }
    ... on Chart { inputFields { fields { schemaFieldUrn schemaField { fieldPath type } } } info { inputs { urn } } }
    ... on Dashboard { info { charts { urn } } }
    ... on EntityWithRelationships { relationships(input: { types: ["Consumes", "Contains", "Produces", "DownstreamOf", "DashboardContainsDashboard"], direction: OUTGOING }) { relationships { type entity { urn } } } } } }`;
  const found = await ask(catalog, query, { urns: [load, revenue, sales, board] });
  await expectJson(import.meta, 'parts', found);
});
