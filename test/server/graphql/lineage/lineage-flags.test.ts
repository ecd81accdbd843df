import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/model/json.js';
import { dataset, jane } from '../../../support/server-urns.js';
import { type Door, doorOnto, NOW, openDoor, urn } from '../graphql-door.js';
import { path, reach, search } from './lineage-search.js';

describe('a time', () => {
  const edge = (more: JsonObject) => ({
    upstreams: [{ dataset: dataset('a'), type: 'COPY', ...more }],
  });
  const at = (time: number) => ({ time, actor: jane });

  /** Downstreams of `a`, whose edges are of different times. */
  function timed(): Door {
    const door = doorOnto([
      'a',
      'created',
      'updated',
      'unknown',
      'manual',
      'observed',
      'late',
      'behind <- late',
    ]);
    door.put(dataset('created'), 'upstreamLineage', edge({ created: at(50) }));
    door.put(dataset('updated'), 'upstreamLineage', edge({ created: at(1), auditStamp: at(50) }));
    door.put(dataset('unknown'), 'upstreamLineage', edge({ auditStamp: at(0) }));
    door.put(
      dataset('manual'),
      'upstreamLineage',
      edge({ created: at(5000), properties: { source: 'UI' } }),
    );
    door.put(dataset('late'), 'upstreamLineage', edge({ created: at(5000) }));
    const observed = {
      urn: dataset('observed'),
      name: 'upstreamLineage',
      value: edge({}),
      systemMetadata: { lastObserved: 5000 },
    };
    door.store.write([observed], { actor: jane, time: 1 });
    return door;
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
      'in the flags rather than in the deprecated fields',
      { startTimeMillis: 0, lineageFlags: { startTimeMillis: 50, endTimeMillis: 60 } },
      then,
    ],
    [
      'in which nothing happened',
      { lineageFlags: { startTimeMillis: 51, endTimeMillis: 60 } },
      { manual: '1', unknown: '1' },
    ],
    [
      'without an end lasts until now',
      { lineageFlags: { startTimeMillis: 51 } },
      { late: '1', manual: '1', observed: '1', unknown: '1', behind: '2' },
    ],
    ['without a start is none', { lineageFlags: { endTimeMillis: 60 } }, always],
    [
      'that has not come',
      { lineageFlags: { startTimeMillis: NOW + 1, endTimeMillis: NOW + 2 } },
      { manual: '1', unknown: '1' },
    ],
  ])('%s is what edges have to be of', async (_what, input, expected) => {
    expect(await reach(timed(), 'a', { count: 20, ...input })).toEqual(expected);
  });

  test('counts upstream, in paths and one hop away as well', async () => {
    const door = timed();
    const during = { lineageFlags: { startTimeMillis: 50, endTimeMillis: 60 } };
    expect(await reach(door, 'behind', { direction: 'UPSTREAM', ...during })).toEqual({
      late: '1',
    });
    door.put(dataset('behind'), 'upstreamLineage', {
      upstreams: [{ dataset: dataset('created') }, { dataset: dataset('late') }],
    });
    const { searchResults } = await search(
      door,
      'a',
      { ...during, orFilters: [{ and: [{ field: 'urn', values: [dataset('behind')] }] }] },
      'paths { path { urn } }',
    );
    expect(searchResults).toEqual([{ paths: [path('a', 'created', 'behind')] }]);
    const query = `query ($input: LineageInput!) { dataset(urn: "${dataset('a')}") { lineage(input: $input) { total } } }`;
    expect(
      await door.ask(query, {
        input: { direction: 'DOWNSTREAM', startTimeMillis: 50, endTimeMillis: 60 },
      }),
    ).toEqual({
      dataset: { lineage: { total: 4 } },
    });
  });
});

test('a start that nobody has heard of leads nowhere, whatever flags there are', async () => {
  const lineageFlags = {
    startTimeMillis: 1,
    entitiesExploredPerHopLimit: 1,
    ignoreAsHops: [{ entityType: 'DATASET' }],
  };
  expect(await reach(doorOnto(['b <- a']), 'unheard of', { lineageFlags })).toEqual({});
});

describe('a limit of entities for each hop', () => {
  const flags = { lineageFlags: { entitiesExploredPerHopLimit: 2 } };

  test('goes to the first neighbours of each node by urn, and says of those that there were more', async () => {
    const door = doorOnto(['b <- a', 'c <- a', 'd <- a', 'e <- b', 'f <- b']);
    expect(await reach(door, 'a', flags)).toEqual({ b: '1', c: '1', e: '2', f: '2' });
    const { searchResults } = await search(door, 'a', flags, 'truncatedChildren entity { urn }');
    expect(searchResults).toEqual(
      ['b', 'c', 'e', 'f'].map((name) => ({
        truncatedChildren: 'bc'.includes(name),
        entity: { urn: dataset(name) },
      })),
    );
  });

  test('leaves out ways that were not gone, to what was reached otherwise', async () => {
    const door = doorOnto(['b <- a', 'c <- a', 'x <- b', 'y <- b', 'z <- b c']);
    const input = { ...flags, orFilters: [{ and: [{ field: 'urn', values: [dataset('z')] }] }] };
    expect((await search(door, 'a', input, 'paths { path { urn } }'))['searchResults']).toEqual([
      { paths: [path('a', 'c', 'z')] },
    ]);
  });

  test('counts a neighbour once, and leaves out ways over what is cut off', async () => {
    const door = doorOnto(['b <- a', 'c <- a', 'd <- a', 'e <- c d']);
    door.put(dataset('b'), 'upstreamLineage', {
      upstreams: [{ dataset: dataset('a') }, { dataset: dataset('a'), query: 'urn:li:query:q' }],
    });
    const { searchResults } = await search(
      door,
      'a',
      { ...flags, orFilters: [{ and: [{ field: 'urn', values: [dataset('e')] }] }] },
      'paths { path { urn } }',
    );
    expect(searchResults).toEqual([{ paths: [path('a', 'c', 'e')] }]);
  });

  test.each([[0], [-1], [null]])('of %j is none', async (entitiesExploredPerHopLimit) => {
    expect(
      await reach(doorOnto(['b <- a', 'c <- a']), 'a', {
        lineageFlags: { entitiesExploredPerHopLimit },
      }),
    ).toEqual({ b: '1', c: '1' });
  });

  test('makes a search one for a drawing, which goes twenty hops; a scroll goes on', async () => {
    const door = doorOnto(Array.from({ length: 25 }, (_, i) => `n${i + 1} <- n${i}`));
    const input = { urn: dataset('n0'), direction: 'DOWNSTREAM', count: 100, ...flags };
    expect(await search(door, 'n0', { count: 100, ...flags }, 'degree')).toMatchObject({
      total: 20,
    });
    expect(await search(door, 'n0', { count: 100 }, 'degree')).toMatchObject({ total: 25 });
    const scroll =
      'query ($input: ScrollAcrossLineageInput!) { scrollAcrossLineage(input: $input) { total } }';
    expect(await door.ask(scroll, { input })).toEqual({ scrollAcrossLineage: { total: 25 } });
  });
});

describe('what is ignored as a hop', () => {
  const job = urn('urn:li:dataJob:(urn:li:dataFlow:(airflow,f,prod),j)');
  const dbt = urn('urn:li:dataset:(urn:li:dataPlatform:dbt,m,PROD)');

  /** `a` -> job -> dbt -> b */
  function through(): Door {
    const door = openDoor();
    door.exist(dataset('a'), job, dbt, dataset('b'));
    door.put(job, 'dataJobInputOutput', { inputDatasets: [dataset('a')], outputDatasets: [dbt] });
    door.put(dataset('b'), 'upstreamLineage', { upstreams: [{ dataset: dbt }] });
    return door;
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
      'jobs, and datasets of a platform',
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
    // The ways are the same, whatever counts.
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
