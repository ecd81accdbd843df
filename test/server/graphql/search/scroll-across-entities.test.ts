import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../../src/model/json.js';
import { column, dataset } from '../../../support/server-urns.js';
import { type Door, doorOnto, openDoor, urn } from '../graphql-door.js';

const names = ['a', 'b', 'c', 'd', 'e'];

describe('scrolling', () => {
  test('shows everything once, in order of the urns, and ends with null', async () => {
    const door = doorOnto(names);
    const pages: unknown[] = [];
    for (let scrollId: unknown = null; pages.length < 9; ) {
      const page = await scroll(door, { scrollId: String(scrollId ?? ''), count: 2 });
      pages.push(urnsOf(page));
      expect(page).toMatchObject({ count: 2, total: 5 });
      scrollId = page['nextScrollId'];
      if (scrollId === null) break;
    }
    expect(pages).toEqual([
      [dataset('a'), dataset('b')],
      [dataset('c'), dataset('d')],
      [dataset('e')],
    ]);
  });

  test('ends at once on a last page that is full', async () => {
    expect(await scroll(doorOnto(names), { count: 5 })).toMatchObject({ nextScrollId: null });
    expect(await scroll(doorOnto(names), { count: 0 })).toMatchObject({
      nextScrollId: null,
      total: 5,
      searchResults: [],
    });
  });

  test('neither repeats nor skips when entities come and go meanwhile', async () => {
    const door = doorOnto(names);
    const { nextScrollId } = await scroll(door, { count: 2 });
    door.exist(dataset('a2'));
    door.put(dataset('b'), 'status', { removed: true });
    expect(urnsOf(await scroll(door, { scrollId: nextScrollId }))).toEqual(
      ['c', 'd', 'e'].map(dataset),
    );
  });

  test('shows 10 by default, and steps through ranked results as well', async () => {
    const door = doorOnto([...Array.from({ length: 12 }, (_, i) => `raw${i + 10}`), 'raw_orders']);
    expect(urnsOf(await scroll(door, {}))).toHaveLength(10);
    const first = await scroll(door, { query: 'raw orders', count: 1 });
    expect(urnsOf(first)).toEqual([dataset('raw_orders')]);
    expect(
      urnsOf(
        await scroll(door, { query: 'raw orders', count: 1, scrollId: first['nextScrollId'] }),
      ),
    ).toEqual([dataset('raw10')]);
  });

  test.each([
    'nonsense',
    'WzFd',
    'WyJhIiwiYiJd',
    'WzEsIm5vIHVybiJd',
    'WyJhIiwidXJuOmxpOnRhZzphIl0',
  ])('refuses the scroll id %s', async (scrollId) => {
    const error = await openDoor().refusal(SCROLL, { input: { query: '*', scrollId } });
    expect(error).toMatchObject({ extensions: { code: 400, type: 'BAD_REQUEST' } });
  });
});

describe('what is found', () => {
  test('are entities of the types asked for, by default those that people search', async () => {
    const door = doorOnto(['a']);
    const [tag, platform] = [urn('urn:li:tag:pii'), urn('urn:li:dataPlatform:hive')];
    door.exist(tag, platform);
    expect(urnsOf(await scroll(door, {}))).toEqual([dataset('a'), tag]);
    expect(urnsOf(await scroll(door, { types: [] }))).toEqual([dataset('a'), tag]);
    expect(urnsOf(await scroll(door, { types: ['DATA_PLATFORM', 'TAG'] }))).toEqual([
      platform,
      tag,
    ]);
  });

  test('is hidden when soft-deleted, unless asked for', async () => {
    const door = doorOnto(names);
    door.put(dataset('b'), 'status', { removed: true });
    door.put(dataset('c'), 'status', { removed: false });
    expect(await found(door, {})).toEqual(['a', 'c', 'd', 'e'].map(dataset));
    expect(await found(door, { searchFlags: { includeSoftDeleted: true } })).toEqual(
      names.map(dataset),
    );
    expect(await found(door, where('removed', 'true'))).toEqual([dataset('b')]);
    expect(
      await found(door, {
        orFilters: [{ and: [{ field: 'removed', values: ['true'], negated: true }] }],
      }),
    ).toHaveLength(4);
  });

  test('goes with its dataset where it is a column', async () => {
    const door = doorOnto(names);
    door.put(dataset('b'), 'status', { removed: true });
    door.exist(column('a', 'x'), column('b', 'x'), column('ghost', 'x'));
    expect(await found(door, { types: ['SCHEMA_FIELD'] })).toEqual([column('a', 'x')]);
    expect(await found(door, { types: ['SCHEMA_FIELD'], ...where('removed', 'true') })).toEqual([
      column('b', 'x'),
    ]);
  });

  test('with hasUpstreams are datasets whose list of upstreams is not empty', async () => {
    const door = doorOnto(['a', 'b <- a', 'c']);
    door.put(dataset('c'), 'upstreamLineage', { upstreams: [], fineGrainedLineages: [] });
    expect(await found(door, where('hasUpstreams', 'true'))).toEqual([dataset('b')]);
    expect(await found(door, where('hasUpstreams', 'false'))).toEqual([dataset('a'), dataset('c')]);
    expect(await found(door, where('upstreams', dataset('a')))).toEqual([dataset('b')]);
  });

  test.each([
    ['EQUAL', 'Shop.Orders', 1],
    [null, 'Shop.Orders', 1],
    ['EQUAL', 'shop.orders', 0],
    ['IN', 'Shop.Orders', 1],
    ['IEQUAL', 'shop.ORDERS', 1],
    ['CONTAIN', 'P.ORD', 1],
    ['CONTAIN', 'x', 0],
    ['START_WITH', 'shop', 1],
    ['START_WITH', 'orders', 0],
    ['END_WITH', 'orders', 1],
    ['END_WITH', 'shop', 0],
    ['EXISTS', 'whatever', 1],
  ])('by name, condition %j and %s: %i', async (condition, value, count) => {
    const filter = { field: 'name', condition, values: [value] };
    expect(await found(doorOnto(['Shop.Orders']), { orFilters: [{ and: [filter] }] })).toHaveLength(
      count,
    );
  });

  test('without values is nothing; a condition on hierarchies is refused', async () => {
    const door = doorOnto(['a']);
    expect(await found(door, { orFilters: [{ and: [{ field: 'name' }] }] })).toEqual([]);
    const nested = {
      query: '*',
      orFilters: [{ and: [{ field: 'name', condition: 'DESCENDANTS_INCL', values: ['5'] }] }],
    };
    expect(await door.refusal(SCROLL, { input: nested })).toMatchObject({
      message: expect.stringContaining('DESCENDANTS_INCL is not supported for field name'),
      extensions: { code: 400 },
    });
  });

  test('on a platform, whose name stands in the urn in several ways', async () => {
    const looker = 'urn:li:dataPlatform:looker';
    const [chart, flow] = [urn('urn:li:chart:(looker,1)'), urn('urn:li:dataFlow:(looker,f,prod)')];
    const job = urn(`urn:li:dataJob:(${flow},j)`);
    const door = doorOnto(['a']);
    door.exist(chart, flow, job, urn('urn:li:tag:looker'), urn('urn:li:dataJob:(odd,j)'));
    expect(await found(door, where('platform', looker))).toEqual([chart, flow, job]);
    expect(await found(door, where('_entityType', 'CHART'))).toEqual([chart]);
    expect(await found(door, where('origin', 'PROD'))).toEqual([dataset('a')]);
  });

  test('by display name where an entity has one', async () => {
    const door = openDoor();
    const dashboard = urn('urn:li:dashboard:(looker,42)');
    door.exist(dashboard, urn('urn:li:mlModel:(urn:li:dataPlatform:science,quarterly,PROD)'));
    door.put(dashboard, 'dashboardInfo', { title: 'Quarterly Numbers' });
    expect(await found(door, { query: 'quarterly numbers' })).toEqual([
      dashboard,
      expect.stringContaining('mlModel'),
    ]);
  });

  test('by the whole key where it has one part alone', async () => {
    const door = openDoor();
    const tag = urn('urn:li:tag:Legacy');
    door.exist(tag, urn('urn:li:tag:pii'));
    expect(await found(door, { query: 'legacy' })).toEqual([tag]);
  });

  test('leaves out what cannot be shown: an urn whose key does not fit its type', async () => {
    const door = openDoor();
    door.exist(
      urn('urn:li:dataset:odd'),
      urn('urn:li:schemaField:odd'),
      urn('urn:li:schemaField:(odd,x)'),
    );
    expect(await found(door, { types: ['DATASET', 'SCHEMA_FIELD'] })).toEqual([]);
  });
});

describe('a sorted scroll', () => {
  const oldestFirst = {
    sortInput: { sortCriteria: [{ field: 'createdAt', sortOrder: 'ASCENDING' }] },
  };

  function made(times: Readonly<Record<string, number>>): Door {
    const door = doorOnto(names);
    for (const [name, time] of Object.entries(times))
      door.put(dataset(name), 'datasetProperties', { created: { time } });
    return door;
  }

  async function scrolled(door: Door, input: JsonObject): Promise<readonly string[]> {
    const seen: string[] = [];
    let scrollId: Json = null;
    do {
      const page = await scroll(door, { ...input, count: 2, scrollId });
      seen.push(...urnsOf(page));
      scrollId = page['nextScrollId'] ?? null;
    } while (scrollId !== null);
    return seen;
  }

  test('goes on behind the last, by size, with what has no value at the end', async () => {
    const door = made({ e: 9, d: 100, c: 9 });
    expect(await scrolled(door, oldestFirst)).toEqual(['c', 'e', 'd', 'a', 'b'].map(dataset));
    const newestFirst = {
      sortInput: { sortCriteria: [{ field: 'createdAt', sortOrder: 'DESCENDING' }] },
    };
    expect(await scrolled(door, newestFirst)).toEqual(['d', 'c', 'e', 'a', 'b'].map(dataset));
  });

  test('shifts nothing when the last that was shown goes, or another comes before it', async () => {
    const door = made({ a: 1, b: 2, c: 3, d: 4, e: 5 });
    const first = await scroll(door, { ...oldestFirst, count: 2 });
    door.put(dataset('b'), 'status', { removed: true });
    door.put(dataset('e'), 'datasetProperties', { created: { time: 0 } });
    const next = await scroll(door, {
      ...oldestFirst,
      count: 2,
      scrollId: first['nextScrollId'] ?? null,
    });
    expect([urnsOf(next), next['nextScrollId']]).toEqual([['c', 'd'].map(dataset), null]);
  });

  test('refuses the scroll id of another order', async () => {
    const door = made({ a: 1 });
    const { nextScrollId = null } = await scroll(door, { count: 1 });
    const sortCriteria = ['createdAt', 'name'].map((field) => ({ field, sortOrder: 'ASCENDING' }));
    const input = { query: '*', sortInput: { sortCriteria }, scrollId: nextScrollId };
    expect(await door.refusal(SCROLL, { input })).toMatchObject({
      message: expect.stringContaining('scroll id'),
      extensions: { code: 400 },
    });
  });
});

test('searchAcrossEntities finds the same, by offset', async () => {
  const query = `query ($input: SearchAcrossEntitiesInput!) {
    searchAcrossEntities(input: $input) { start count total searchResults { entity { urn } matchedFields { name } } } }`;
  const input = {
    query: '*',
    start: 1,
    count: 2,
    filters: [{ field: 'origin', values: ['PROD'] }],
  };
  expect(await doorOnto(names).ask(query, { input })).toEqual({
    searchAcrossEntities: {
      start: 1,
      count: 2,
      total: 5,
      searchResults: ['b', 'c'].map((name) => ({
        entity: { urn: dataset(name) },
        matchedFields: [],
      })),
    },
  });
});

const SCROLL = `query ($input: ScrollAcrossEntitiesInput!) {
  scrollAcrossEntities(input: $input) { nextScrollId count total searchResults { entity { urn } } } }`;

function where(field: string, value: string): JsonObject {
  return { orFilters: [{ and: [{ field, condition: 'EQUAL', values: [value] }] }] };
}

async function scroll(door: Door, input: JsonObject): Promise<JsonObject> {
  const data = await door.ask(SCROLL, { input: { query: '*', ...input } });
  return data['scrollAcrossEntities'] as JsonObject;
}

async function found(door: Door, input: JsonObject): Promise<readonly string[]> {
  return urnsOf(await scroll(door, { count: 100, ...input }));
}

function urnsOf(page: JsonObject): readonly string[] {
  return (page['searchResults'] as readonly { readonly entity: { readonly urn: string } }[]).map(
    (row) => row.entity.urn,
  );
}
