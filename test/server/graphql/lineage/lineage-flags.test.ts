import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/model/json.js';
import { derivedFrom } from '../../../support/server/lineage.js';
import { dataset, jane } from '../../../support/server/urns.js';
import { only } from '../criteria.js';
import { type GraphqlClient, NOW, openGraphql, openGraphqlOver, urn } from '../graphql-client.js';
import { named, path, reach, search } from './lineage-search.js';

async function pathsTo(name: string, client: GraphqlClient, flags: JsonObject): Promise<unknown> {
  const input = { ...flags, ...only(named(name)) };
  const { searchResults } = await search(client, 'a', input, 'paths { path { urn } }');
  const rows = searchResults as readonly { readonly paths: unknown }[];
  return rows.length === 1 ? rows[0]?.paths : rows;
}

describe('a time', () => {
  const at = (time: number) => ({ time, actor: jane });
  const edges = {
    created: { created: at(50) },
    late: { created: at(5000) },
    manual: { created: at(5000), properties: { source: 'UI' } },
    observed: {},
    unknown: { auditStamp: at(0) },
    updated: { created: at(1), auditStamp: at(50) },
  };

  /** Downstreams of `a`, with edges of different times. */
  function timed(): GraphqlClient {
    const client = openGraphqlOver(['a', ...Object.keys(edges), 'behind <- late']);
    for (const [name, more] of Object.entries(edges)) {
      const value = { upstreams: [{ dataset: dataset('a'), type: 'COPY', ...more }] };
      const systemMetadata = name === 'observed' ? { lastObserved: 5000 } : {};
      const written = { urn: dataset(name), name: 'upstreamLineage', value, systemMetadata };
      client.store.write([written], { actor: jane, time: 1 });
    }
    return client;
  }

  const during = { startTimeMillis: 50, endTimeMillis: 60 };
  const then = { created: '1', manual: '1', unknown: '1', updated: '1' };
  const always = { ...then, late: '1', observed: '1', behind: '2' };

  test.each<readonly [string, JsonObject, JsonObject]>([
    ['from start to end', { lineageFlags: during }, then],
    ['in the deprecated fields', during, then],
    [
      'in the flags, over the deprecated fields',
      { startTimeMillis: 0, lineageFlags: during },
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
    const lineageFlags = during;
    const upstream = { direction: 'UPSTREAM', lineageFlags };
    expect(await reach(client, 'behind', upstream)).toEqual({ late: '1' });
    client.put(dataset('behind'), 'upstreamLineage', derivedFrom('created', 'late'));
    expect(await pathsTo('behind', client, { lineageFlags })).toEqual([
      path('a', 'created', 'behind'),
    ]);
    const query = `query ($input: LineageInput!) { dataset(urn: "${dataset('a')}") { lineage(input: $input) { total } } }`;
    const input = { direction: 'DOWNSTREAM', ...during };
    expect(await client.ask(query, { input })).toEqual({ dataset: { lineage: { total: 4 } } });
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

  test('visits the first neighbors of each node by urn, and marks nodes that have more', async () => {
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
    expect(await pathsTo('z', client, flags)).toEqual([path('a', 'c', 'z')]);
  });

  test('counts a neighbor once, and leaves out paths over entities that were cut off', async () => {
    const client = openGraphqlOver(['b <- a', 'c <- a', 'd <- a', 'e <- c d']);
    client.put(dataset('b'), 'upstreamLineage', {
      upstreams: [{ dataset: dataset('a') }, { dataset: dataset('a'), query: 'urn:li:query:q' }],
    });
    expect(await pathsTo('e', client, flags)).toEqual([path('a', 'c', 'e')]);
  });

  test.each([[0], [-1], [null]])('of %j does not limit', async (entitiesExploredPerHopLimit) => {
    const unlimited = { lineageFlags: { entitiesExploredPerHopLimit } };
    const client = openGraphqlOver(['b <- a', 'c <- a']);
    expect(await reach(client, 'a', unlimited)).toEqual({ b: '1', c: '1' });
  });

  test('limits a search to twenty hops, and a scroll not', async () => {
    const client = openGraphqlOver(Array.from({ length: 25 }, (_, i) => `n${i + 1} <- n${i}`));
    const input = { urn: dataset('n0'), direction: 'DOWNSTREAM', count: 100, ...flags };
    const total = async (more: JsonObject) => (await search(client, 'n0', more, 'degree'))['total'];
    expect([await total({ count: 100, ...flags }), await total({ count: 100 })]).toEqual([20, 25]);
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

  test.each<readonly [string, JsonObject[], string[], string[]]>([
    ['nothing', [], ['1', '2', '3'], []],
    ['jobs', [{ entityType: 'DATA_JOB' }], ['1', '1', '2'], [job]],
    [
      'jobs and datasets of one platform',
      [
        { entityType: 'DATA_JOB', platforms: [] },
        { entityType: 'DATASET', platforms: ['urn:li:dataPlatform:dbt'] },
      ],
      ['1', '1', '1'],
      [job, dbt],
    ],
  ])('%s', async (_what, ignoreAsHops, degrees, ignored) => {
    const shown = 'degree ignoredAsHop entity { urn } paths { path { urn } }';
    const flags = { lineageFlags: { ignoreAsHops } };
    const { searchResults } = await search(through(), 'a', flags, shown);
    const way = [dataset('a'), job, dbt, dataset('b')];
    // The paths are the same with any ignored hops.
    const expected = way.slice(1).map((one, i) => ({
      degree: degrees[i],
      ignoredAsHop: ignored.includes(one),
      entity: { urn: one },
      paths: [{ path: way.slice(0, i + 2).map((step) => ({ urn: step })) }],
    }));
    expect(searchResults).toHaveLength(3);
    expect(searchResults).toEqual(expect.arrayContaining(expected));
  });
});
