import { describe, expect, test } from 'vitest';
import type { Urn } from '../../../../src/urn/urn.js';
import { expectJson } from '../../../support/golden.js';
import { derivedFrom, mapping } from '../../../support/server/lineage.js';
import { column, dataset } from '../../../support/server/urns.js';
import { only } from '../criteria.js';
import { type GraphqlClient, openGraphql, openGraphqlOver, urn } from '../graphql-client.js';
import {
  degree,
  found,
  path,
  queryFor,
  reach,
  refusal,
  search,
  searchFrom,
  urnsOf,
} from './lineage-search.js';

const chain = ['b <- a', 'c <- b', 'd <- c', 'e <- d'];

describe('walking', () => {
  test('reaches many hops downstream and upstream, the nearest first, without the start', async () => {
    const client = openGraphqlOver(chain);
    const down = await reach(client, 'a', { direction: 'DOWNSTREAM' });
    const up = await reach(client, 'e', { direction: 'UPSTREAM' });
    expect(down).toEqual({ b: '1', c: '2', d: '3', e: '4' });
    expect(up).toEqual({ d: '1', c: '2', b: '3', a: '4' });
    expect(await reach(client, 'a', { direction: 'UPSTREAM' })).toEqual({});
  });

  test('sorts results by degree, then by urn', async () => {
    const client = openGraphqlOver(['z <- a', 'b <- z', 'y <- a']);
    expect(await found(client, {})).toEqual(['y', 'z', 'b'].map(dataset));
  });

  test('returns degree as text or number by the dialect, and degrees as numbers', async () => {
    const fields = 'degree degrees entity { urn type }';
    const entity = { urn: dataset('b'), type: 'DATASET' };
    const spec = await search(openGraphqlOver(['b <- a']), 'a', {}, fields);
    expect(spec['searchResults']).toEqual([{ degree: '1', degrees: [1], entity }]);
    const datahub = await search(openGraphqlOver(['b <- a'], 'datahub'), 'a', {}, fields);
    expect(datahub['searchResults']).toEqual([{ degree: 1, degrees: [1], entity }]);
  });

  test('walks through soft-deleted and missing entities, and does not show them', async () => {
    const client = openGraphqlOver(['b <- a', 'd <- c', 'e <- d']);
    client.put(dataset('c'), 'upstreamLineage', derivedFrom('ghost'));
    client.put(dataset('ghost'), 'upstreamLineage', derivedFrom('b'));
    client.put(dataset('d'), 'status', { removed: true });
    expect(await reach(client, 'a')).toEqual({ b: '1', c: '3', e: '5' });
  });

  test('from a column shows the jobs that its edges go through, in both directions', async () => {
    const client = openGraphqlOver(['a', 'b', 'c']);
    const job = (id: string) => urn(`urn:li:dataJob:(urn:li:dataFlow:(airflow,f,prod),${id})`);
    const [load, copy] = [job('load'), job('copy')];
    client.exist(load, copy);
    client.put(load, 'dataJobInputOutput', { fineGrainedLineages: [mapping('b#y', 'a#x')] });
    client.put(copy, 'dataJobInputOutput', {
      fineGrainedLineages: [mapping('b#y', 'a#x'), mapping('c#z', 'b#y')],
    });
    const rows = async (start: Urn, direction: string) => {
      const fields = 'degree entity { urn } paths { path { urn } }';
      return (await searchFrom(client, start, { direction }, fields))['searchResults'];
    };
    await expectJson(import.meta, 'jobs-of-column-edges', {
      downstream: await rows(column('a', 'x'), 'DOWNSTREAM'),
      upstream: await rows(column('c', 'z'), 'UPSTREAM'),
    });
  });

  test('walks through jobs, and shows neither queries nor entities of types outside of the schema', async () => {
    const client = openGraphqlOver(['a', 'b']);
    const job = urn('urn:li:dataJob:(urn:li:dataFlow:(airflow,f,prod),j)');
    const odd = urn('urn:li:telemetry:x');
    const query = urn('urn:li:query:q');
    client.exist(job, odd, query);
    client.put(job, 'dataJobInputOutput', {
      inputDatasets: [dataset('a'), odd, query],
      outputDatasets: [dataset('b')],
    });
    const fields = 'degree entity { urn type }';
    const upstream = { direction: 'UPSTREAM' };
    await expectJson(import.meta, 'through-jobs', {
      downstream: await search(client, 'a', {}, fields),
      upstream: await search(client, 'b', upstream, fields),
      queries: await search(client, 'b', { ...upstream, types: ['QUERY'] }, fields),
      datasets: await search(client, 'a', { types: ['DATASET'] }, fields),
      charts: await search(client, 'a', { types: ['CHART'] }, fields),
      allTypes: await search(client, 'a', { types: [] }, fields),
    });
  });

  test('lists paths with all their nodes, the start first', async () => {
    const client = openGraphqlOver(['b <- a', 'c <- a', 'd <- b c']);
    const { searchResults } = await search(
      client,
      'a',
      only(degree('2')),
      'paths { path { urn } }',
    );
    expect(searchResults).toEqual([{ paths: [path('a', 'b', 'd'), path('a', 'c', 'd')] }]);
  });
});

describe('the start', () => {
  test.each([[null], [''], ['nonsense']])('%j is refused in both dialects', async (start) => {
    for (const dialect of ['spec', 'datahub'] as const) {
      const error = await openGraphql(dialect).refusal(queryFor('degree'), {
        input: { urn: start, direction: 'UPSTREAM' },
      });
      expect(error).toMatchObject({ extensions: { code: 400, type: 'BAD_REQUEST' } });
    }
  });
});

describe('text', () => {
  test('matches any word of the name, results with the most words first', async () => {
    const client = openGraphqlOver(['shop.orders <- a', 'shop.raw_orders <- a', 'zoo <- a']);
    client.put(dataset('zoo'), 'datasetProperties', { name: 'Animals' });
    expect(await found(client, { query: 'raw/ORDERS' })).toEqual([
      dataset('shop.raw_orders'),
      dataset('shop.orders'),
    ]);
    expect(await found(client, { query: 'animal' })).toEqual([dataset('zoo')]);
    expect(await found(client, { query: '--' })).toEqual([]);
    for (const query of ['*', '', null]) expect(await found(client, { query })).toHaveLength(3);
  });
});

describe('paging', () => {
  const star = Array.from({ length: 12 }, (_, i) => `n${String(i).padStart(2, '0')} <- a`);

  test('starts at 0 and shows 10 by default, with count as the page size and total over all pages', async () => {
    const client = openGraphqlOver(star);
    const first = await search(client, 'a', {}, 'degree');
    expect(first).toMatchObject({ start: 0, count: 10, total: 12 });
    expect(first['searchResults']).toHaveLength(10);
    expect(await search(client, 'a', { start: 10 }, 'entity { urn }')).toEqual({
      start: 10,
      count: 10,
      total: 12,
      searchResults: [{ entity: { urn: dataset('n10') } }, { entity: { urn: dataset('n11') } }],
    });
  });

  test.each([
    [0, 0, 0],
    [-1, 5000, 12],
    [10_000, 10_000, 12],
    [10_001, 5000, 12],
  ])('count %i is applied as %i', async (count, applied, rows) => {
    const page = await search(openGraphqlOver(star), 'a', { count }, 'degree');
    expect(page).toMatchObject({ count: applied, total: 12 });
    expect(page['searchResults']).toHaveLength(rows);
  });

  test('does not start before 0', async () => {
    expect(await refusal(openGraphqlOver(star), { start: -1 })).toMatchObject({
      extensions: { code: 400 },
    });
  });
});

describe('columns', () => {
  test('are returned as their datasets, with paths between columns', async () => {
    const client = columns();
    const { searchResults } = await searchFrom(
      client,
      column('a', 'x'),
      {},
      'degree degrees entity { urn } paths { path { urn } }',
    );
    await expectJson(import.meta, 'columns-are-returned-as-their-datasets', searchResults);
    expect(await search(client, 'a', {}, 'degree')).toMatchObject({ total: 0 });
  });

  test.each([
    [[], [column('b', 'y'), column('b', 'z')]],
    [
      { baseEntityType: 'SCHEMA_FIELD', groupingEntityType: 'SCHEMA_FIELD' },
      [column('b', 'y'), column('b', 'z')],
    ],
    [[{ baseEntityType: 'SCHEMA_FIELD', groupingEntityType: 'DATASET' }], [dataset('b')]],
  ])(
    'are returned as columns under grouping by %j, as an object or a list',
    async (groupingCriteria, expected) => {
      const { searchResults } = await searchFrom(
        columns(),
        column('a', 'x'),
        { searchFlags: { groupingSpec: { groupingCriteria } } },
        'entity { urn ... on SchemaFieldEntity { fieldPath parent { urn } } }',
      );
      expect(urnsOf(searchResults)).toEqual(expected);
    },
  );

  function columns(): GraphqlClient {
    const client = openGraphqlOver(['a', 'b']);
    client.put(dataset('b'), 'upstreamLineage', {
      upstreams: [],
      fineGrainedLineages: [mapping('b#y', 'a#x'), mapping('b#z', 'b#y')],
    });
    return client;
  }
});

test('tells for each result if the walk continued from it', async () => {
  const fields = 'matchedFields { name } explored truncatedChildren ignoredAsHop';
  const all = await search(openGraphqlOver(['b <- a']), 'a', {}, fields);
  expect(all['searchResults']).toEqual([
    { matchedFields: [], explored: true, truncatedChildren: false, ignoredAsHop: false },
  ]);
  const near = await search(openGraphqlOver(['b <- a']), 'a', only(degree('1')), 'explored');
  expect(near['searchResults']).toEqual([{ explored: false }]);
});
