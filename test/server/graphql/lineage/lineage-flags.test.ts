import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/model/json.js';
import { dataset, jane } from '../../../support/server/urns.js';
import { type GraphqlClient, NOW, openGraphql, openGraphqlOver, urn } from '../graphql-client.js';
import { path, reach, search } from './lineage-search.js';

describe('a time', () => {
  const edge = (more: JsonObject) => ({
    upstreams: [{ dataset: dataset('a'), type: 'COPY', ...more }],
  });
  const at = (time: number) => ({ time, actor: jane });

  /** Downstreams of `a`, with edges of different times. */
  function timed(): GraphqlClient {
    const client = openGraphqlOver([
      'a',
      'created',
      'updated',
      'unknown',
      'manual',
      'observed',
      'late',
      'behind <- late',
    ]);
    client.put(dataset('created'), 'upstreamLineage', edge({ created: at(50) }));
    client.put(dataset('updated'), 'upstreamLineage', edge({ created: at(1), auditStamp: at(50) }));
    client.put(dataset('unknown'), 'upstreamLineage', edge({ auditStamp: at(0) }));
    client.put(
      dataset('manual'),
      'upstreamLineage',
      edge({ created: at(5000), properties: { source: 'UI' } }),
    );
    client.put(dataset('late'), 'upstreamLineage', edge({ created: at(5000) }));
    const observed = {
      urn: dataset('observed'),
      name: 'upstreamLineage',
      value: edge({}),
      systemMetadata: { lastObserved: 5000 },
    };
    client.store.write([observed], { actor: jane, time: 1 });
    return client;
  }

  const always = {
    created: '1',
    late: '1',
    manual: '1',
    observed: '1',
    unknown: '1',
    updated: '1',
    behind: '2',
  };
  const then = { created: '1', manual: '1', unknown: '1', updated: '1' };

  test.each<readonly [string, JsonObject, JsonObject]>([
    ['from start to end', { lineageFlags: { startTimeMillis: 50, endTimeMillis: 60 } }, then],
    ['in the deprecated fields', { startTimeMillis: 50, endTimeMillis: 60 }, then],
    [
      'in the flags, over the deprecated fields',
      { startTimeMillis: 0, lineageFlags: { startTimeMillis: 50, endTimeMillis: 60 } },
      then,
    ],
    [
      'without any edge',
      { lineageFlags: { startTimeMillis: 51, endTimeMillis: 60 } },
      { manual: '1', unknown: '1' },
    ],
    [
      'without an end, which lasts until now',
      { lineageFlags: { startTimeMillis: 51 } },
      { late: '1', manual: '1', observed: '1', unknown: '1', behind: '2' },
    ],
    ['without a start, which is ignored', { lineageFlags: { endTimeMillis: 60 } }, always],
    [
      'in the future',
      { lineageFlags: { startTimeMillis: NOW + 1, endTimeMillis: NOW + 2 } },
      { manual: '1', unknown: '1' },
    ],
  ])('%s selects edges', async (_what, input, expected) => {
    expect(await reach(timed(), 'a', { count: 20, ...input })).toEqual(expected);
  });

  test('selects edges upstream, in paths and one hop away too', async () => {
    const client = timed();
    const during = { lineageFlags: { startTimeMillis: 50, endTimeMillis: 60 } };
    expect(await reach(client, 'behind', { direction: 'UPSTREAM', ...during })).toEqual({
      late: '1',
    });
    client.put(dataset('behind'), 'upstreamLineage', {
      upstreams: [{ dataset: dataset('created') }, { dataset: dataset('late') }],
    });
    const { searchResults } = await search(
      client,
      'a',
      { ...during, orFilters: [{ and: [{ field: 'urn', values: [dataset('behind')] }] }] },
      'paths { path { urn } }',
    );
    expect(searchResults).toEqual([{ paths: [path('a', 'created', 'behind')] }]);
    const query = `query ($input: LineageInput!) { dataset(urn: "${dataset('a')}") { lineage(input: $input) { total } } }`;
    expect(
      await client.ask(query, {
        input: { direction: 'DOWNSTREAM', startTimeMillis: 50, endTimeMillis: 60 },
      }),
    ).toEqual({
      dataset: { lineage: { total: 4 } },
    });
  });
});

test('an unknown start has no results with any flags', async () => {
  const lineageFlags = {
    startTimeMillis: 1,
    entitiesExploredPerHopLimit: 1,
    ignoreAsHops: [{ entityType: 'DATASET' }],
  };
  expect(await reach(openGraphqlOver(['b <- a']), 'unheard of', { lineageFlags })).toEqual({});
});

describe('a limit of entities for each hop', () => {
  const flags = { lineageFlags: { entitiesExploredPerHopLimit: 2 } };

  test('visits the first neighbours of each node by urn, and marks nodes that have more', async () => {
    const client = openGraphqlOver(['b <- a', 'c <- a', 'd <- a', 'e <- b', 'f <- b']);
    expect(await reach(client, 'a', flags)).toEqual({ b: '1', c: '1', e: '2', f: '2' });
    const { searchResults } = await search(client, 'a', flags, 'truncatedChildren entity { urn }');
    expect(searchResults).toEqual(
      ['b', 'c', 'e', 'f'].map((name) => ({
        truncatedChildren: 'bc'.includes(name),
        entity: { urn: dataset(name) },
      })),
    );
  });

  test('leaves out paths over edges that were cut off', async () => {
    const client = openGraphqlOver(['b <- a', 'c <- a', 'x <- b', 'y <- b', 'z <- b c']);
    const input = { ...flags, orFilters: [{ and: [{ field: 'urn', values: [dataset('z')] }] }] };
    expect((await search(client, 'a', input, 'paths { path { urn } }'))['searchResults']).toEqual([
      { paths: [path('a', 'c', 'z')] },
    ]);
  });

  test('counts a neighbour once, and leaves out paths over entities that were cut off', async () => {
    const client = openGraphqlOver(['b <- a', 'c <- a', 'd <- a', 'e <- c d']);
    client.put(dataset('b'), 'upstreamLineage', {
      upstreams: [{ dataset: dataset('a') }, { dataset: dataset('a'), query: 'urn:li:query:q' }],
    });
    const { searchResults } = await search(
      client,
      'a',
      { ...flags, orFilters: [{ and: [{ field: 'urn', values: [dataset('e')] }] }] },
      'paths { path { urn } }',
    );
    expect(searchResults).toEqual([{ paths: [path('a', 'c', 'e')] }]);
  });

  test.each([[0], [-1], [null]])('of %j does not limit', async (entitiesExploredPerHopLimit) => {
    expect(
      await reach(openGraphqlOver(['b <- a', 'c <- a']), 'a', {
        lineageFlags: { entitiesExploredPerHopLimit },
      }),
    ).toEqual({ b: '1', c: '1' });
  });

  test('limits a search to twenty hops, and a scroll not', async () => {
    const client = openGraphqlOver(Array.from({ length: 25 }, (_, i) => `n${i + 1} <- n${i}`));
    const input = { urn: dataset('n0'), direction: 'DOWNSTREAM', count: 100, ...flags };
    expect(await search(client, 'n0', { count: 100, ...flags }, 'degree')).toMatchObject({
      total: 20,
    });
    expect(await search(client, 'n0', { count: 100 }, 'degree')).toMatchObject({ total: 25 });
    const scroll =
      'query ($input: ScrollAcrossLineageInput!) { scrollAcrossLineage(input: $input) { total } }';
    expect(await client.ask(scroll, { input })).toEqual({ scrollAcrossLineage: { total: 25 } });
  });
});

describe('ignoreAsHops', () => {
  const job = urn('urn:li:dataJob:(urn:li:dataFlow:(airflow,f,prod),j)');
  const dbt = urn('urn:li:dataset:(urn:li:dataPlatform:dbt,m,PROD)');

  /** `a` -> job -> dbt -> b */
  function through(): GraphqlClient {
    const client = openGraphql();
    client.exist(dataset('a'), job, dbt, dataset('b'));
    client.put(job, 'dataJobInputOutput', { inputDatasets: [dataset('a')], outputDatasets: [dbt] });
    client.put(dataset('b'), 'upstreamLineage', { upstreams: [{ dataset: dbt }] });
    return client;
  }

  test.each<readonly [string, JsonObject[], readonly (readonly [string, string, boolean])[]]>([
    [
      'nothing',
      [],
      [
        [job, '1', false],
        [dbt, '2', false],
        [dataset('b'), '3', false],
      ],
    ],
    [
      'jobs',
      [{ entityType: 'DATA_JOB' }],
      [
        [job, '1', true],
        [dbt, '1', false],
        [dataset('b'), '2', false],
      ],
    ],
    [
      'jobs and datasets of one platform',
      [
        { entityType: 'DATA_JOB', platforms: [] },
        { entityType: 'DATASET', platforms: ['urn:li:dataPlatform:dbt'] },
      ],
      [
        [dbt, '1', true],
        [job, '1', true],
        [dataset('b'), '1', false],
      ],
    ],
  ])('%s', async (_what, ignoreAsHops, expected) => {
    const { searchResults } = await search(
      through(),
      'a',
      { lineageFlags: { ignoreAsHops } },
      'degree ignoredAsHop entity { urn } paths { path { urn } }',
    );
    const rows = searchResults as readonly {
      degree: string;
      ignoredAsHop: boolean;
      entity: { urn: string };
      paths: readonly { path: unknown[] }[];
    }[];
    expect(rows.map((row) => [row.entity.urn, row.degree, row.ignoredAsHop]).sort()).toEqual(
      [...expected].sort(),
    );
    // The paths are the same with any ignored hops.
    expect(
      Object.fromEntries(
        rows.map((row) => [row.entity.urn, row.paths.map((one) => one.path.length)]),
      ),
    ).toEqual({
      [job]: [2],
      [dbt]: [3],
      [dataset('b')]: [4],
    });
  });
});
