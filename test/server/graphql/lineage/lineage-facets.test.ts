import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/model/json.js';
import { expectJson } from '../../../support/golden.js';
import { mapping } from '../../../support/server/lineage.js';
import { column, dataset } from '../../../support/server/urns.js';
import { type GraphqlClient, openGraphql, urn } from '../graphql-client.js';

const snowflake = urn('urn:li:dataset:(urn:li:dataPlatform:snowflake,s,DEV)');
const job = urn('urn:li:dataJob:(urn:li:dataFlow:(airflow,f,prod),j)');
const DEGREES = [
  'degree',
  'Degree of Dependencies',
  [
    ['1', 0],
    ['2', 0],
    ['3+', 0],
  ],
];

function mixed(): GraphqlClient {
  const client = openGraphql();
  client.exist(dataset('a'), dataset('b'), dataset('c'), snowflake, job);
  for (const one of [dataset('b'), dataset('c'), snowflake])
    client.put(one, 'upstreamLineage', { upstreams: [{ dataset: dataset('a') }] });
  client.put(job, 'dataJobInputOutput', { inputDatasets: [dataset('a')] });
  return client;
}

async function facets(client: GraphqlClient, input: JsonObject): Promise<unknown> {
  const query = `query ($input: SearchAcrossLineageInput!) { searchAcrossLineage(input: $input) {
    facets { field displayName aggregations { value count } } } }`;
  const { searchAcrossLineage } = await client.ask(query, {
    input: { urn: dataset('a'), direction: 'DOWNSTREAM', ...input },
  });
  const list = (searchAcrossLineage as JsonObject)['facets'] as readonly {
    field: string;
    displayName: string;
    aggregations: { value: string; count: number }[];
  }[];
  return list.map(({ field, displayName, aggregations }) => [
    field,
    displayName,
    aggregations.map(({ value, count }) => [value, count]),
  ]);
}

test('facets list the degrees without counts, and count types, platforms and environments of all results', async () => {
  await expectJson(
    import.meta,
    'facets-list-the-degrees-without-counts',
    await facets(mixed(), { count: 1 }),
  );
});

test('facets cover the filtered results, up to the requested number of values, or only the degrees', async () => {
  const orFilters = [{ and: [{ field: 'platform', values: ['urn:li:dataPlatform:snowflake'] }] }];
  expect(await facets(mixed(), { orFilters })).toMatchObject([
    DEGREES,
    { 2: [['DATASET', 1]] },
    {},
    { 2: [['DEV', 1]] },
  ]);
  expect(await facets(mixed(), { searchFlags: { maxAggValues: 1 } })).toMatchObject([
    DEGREES,
    { 2: [['DATASET', 3]] },
    {},
    { 2: [['PROD', 2]] },
  ]);
  expect(await facets(mixed(), { searchFlags: { skipAggregates: true } })).toEqual([DEGREES]);
  expect(await facets(mixed(), { direction: 'UPSTREAM' })).toEqual([DEGREES]);
});

test('columns have the platform and the environment of their dataset', async () => {
  const client = mixed();
  client.put(dataset('b'), 'upstreamLineage', { fineGrainedLineages: [mapping('b#y', 'a#x')] });
  const columns = {
    urn: column('a', 'x'),
    searchFlags: { groupingSpec: { groupingCriteria: [] } },
  };
  expect(await facets(client, columns)).toEqual([
    DEGREES,
    ['_entityType', 'Type', [['SCHEMA_FIELD', 1]]],
    ['platform', 'Platform', [['urn:li:dataPlatform:hive', 1]]],
    ['origin', 'Environment', [['PROD', 1]]],
  ]);
});
