import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../../src/model/json.js';
import { expectJson } from '../../../support/golden.js';
import { column, dataset } from '../../../support/server/urns.js';
import { by, only } from '../criteria.js';
import { type GraphqlClient, openGraphql, openGraphqlOver, urn } from '../graphql-client.js';

const names = ['a', 'b', 'c', 'd', 'e'];

describe('scrolling', () => {
  test('shows every entity once, in the order of the urns, and ends with null', async () => {
    const client = openGraphqlOver(names);
    const pages: unknown[] = [];
    for (let scrollId: unknown = null; pages.length < 9; ) {
      const page = await scroll(client, { scrollId: String(scrollId ?? ''), count: 2 });
      pages.push(urnsOf(page));
      expect(page).toMatchObject({ count: 2, total: 5 });
      scrollId = page['nextScrollId'];
      if (scrollId === null) break;
    }
    expect(pages).toEqual([['a', 'b'], ['c', 'd'], ['e']].map((page) => page.map(dataset)));
  });

  test('ends after a last page that is full', async () => {
    const client = openGraphqlOver(names);
    const ended = { nextScrollId: null, total: 5 };
    expect(await scroll(client, { count: 5 })).toMatchObject(ended);
    expect(await scroll(client, { count: 0 })).toMatchObject({ ...ended, searchResults: [] });
  });

  test('neither repeats nor skips entities when others are added and removed between pages', async () => {
    const client = openGraphqlOver(names);
    const { nextScrollId } = await scroll(client, { count: 2 });
    client.exist(dataset('a2'));
    client.put(dataset('b'), 'status', { removed: true });
    expect(urnsOf(await scroll(client, { scrollId: nextScrollId }))).toEqual(
      ['c', 'd', 'e'].map(dataset),
    );
  });

  test('shows 10 by default, and steps through ranked results as well', async () => {
    const raw = Array.from({ length: 12 }, (_, i) => `raw${i + 10}`);
    const client = openGraphqlOver([...raw, 'raw_orders']);
    expect(urnsOf(await scroll(client, {}))).toHaveLength(10);
    const ranked = { query: 'raw orders', count: 1 };
    const { nextScrollId, ...first } = await scroll(client, ranked);
    const second = await scroll(client, { ...ranked, scrollId: nextScrollId });
    expect([first, second].map(urnsOf)).toEqual([[dataset('raw_orders')], [dataset('raw10')]]);
  });

  const wrong = ['nonsense', 'WzFd', 'WyJhIiwiYiJd', 'WzEsIm5vIHVybiJd'];
  test.each([...wrong, 'WyJhIiwidXJuOmxpOnRhZzphIl0'])(
    'refuses the scroll id %s',
    async (scrollId) => {
      const error = await openGraphql().refusal(SCROLL, { input: { query: '*', scrollId } });
      expect(error).toMatchObject({ extensions: { code: 400, type: 'BAD_REQUEST' } });
    },
  );
});

describe('the results of a scroll', () => {
  test('are of the requested types, or of the default types', async () => {
    const client = openGraphqlOver(['a']);
    const [tag, platform] = [urn('urn:li:tag:pii'), urn('urn:li:dataPlatform:hive')];
    client.exist(tag, platform);
    expect(await found(client, {})).toEqual([dataset('a'), tag]);
    expect(await found(client, { types: [] })).toEqual([dataset('a'), tag]);
    expect(await found(client, { types: ['DATA_PLATFORM', 'TAG'] })).toEqual([platform, tag]);
  });

  test('leave out soft-deleted entities by default', async () => {
    const client = openGraphqlOver(names);
    client.put(dataset('b'), 'status', { removed: true });
    client.put(dataset('c'), 'status', { removed: false });
    expect(await found(client, {})).toEqual(['a', 'c', 'd', 'e'].map(dataset));
    const all = { searchFlags: { includeSoftDeleted: true } };
    expect(await found(client, all)).toEqual(names.map(dataset));
    const removed = by('removed', 'true');
    expect(await found(client, only(removed))).toEqual([dataset('b')]);
    expect(await found(client, only({ ...removed, negated: true }))).toHaveLength(4);
  });

  test('leave out columns of soft-deleted and missing datasets', async () => {
    const client = openGraphqlOver(names);
    client.put(dataset('b'), 'status', { removed: true });
    client.exist(column('a', 'x'), column('b', 'x'), column('ghost', 'x'));
    const columns = { types: ['SCHEMA_FIELD'] };
    expect(await found(client, columns)).toEqual([column('a', 'x')]);
    const removed = { ...columns, ...only(by('removed', 'true')) };
    expect(await found(client, removed)).toEqual([column('b', 'x')]);
  });

  test('with hasUpstreams are datasets with a non-empty list of upstreams', async () => {
    const client = openGraphqlOver(['a', 'b <- a', 'c']);
    client.put(dataset('c'), 'upstreamLineage', { upstreams: [], fineGrainedLineages: [] });
    const b = [dataset('b')];
    expect(await found(client, only(by('hasUpstreams', 'true')))).toEqual(b);
    expect(await found(client, only(by('hasUpstreams', 'false')))).toEqual(['a', 'c'].map(dataset));
    expect(await found(client, only(by('upstreams', dataset('a'))))).toEqual(b);
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
  ])('by name with condition %j and %s: %i', async (condition, value, count) => {
    const filter = { field: 'name', condition, values: [value] };
    expect(await found(openGraphqlOver(['Shop.Orders']), only(filter))).toHaveLength(count);
  });

  test('are empty for a filter without values, and an error for a condition on hierarchies', async () => {
    const client = openGraphqlOver(['a']);
    expect(await found(client, only({ field: 'name' }))).toEqual([]);
    const nested = only({ ...by('name', '5'), condition: 'DESCENDANTS_INCL' });
    expect(await client.refusal(SCROLL, { input: { query: '*', ...nested } })).toMatchObject({
      message: expect.stringContaining('DESCENDANTS_INCL is not supported for field name'),
      extensions: { code: 400 },
    });
  });

  test('on a platform are found by every form of its name in an urn', async () => {
    const looker = 'urn:li:dataPlatform:looker';
    const [chart, flow] = [urn('urn:li:chart:(looker,1)'), urn('urn:li:dataFlow:(looker,f,prod)')];
    const job = urn(`urn:li:dataJob:(${flow},j)`);
    const client = openGraphqlOver(['a']);
    client.exist(chart, flow, job, urn('urn:li:tag:looker'), urn('urn:li:dataJob:(odd,j)'));
    expect(await found(client, only(by('platform', looker)))).toEqual([chart, flow, job]);
    expect(await found(client, only(by('_entityType', 'CHART')))).toEqual([chart]);
    expect(await found(client, only(by('origin', 'PROD')))).toEqual([dataset('a')]);
  });

  test('are found by the display name', async () => {
    const client = openGraphql();
    const dashboard = urn('urn:li:dashboard:(looker,42)');
    client.exist(dashboard, urn('urn:li:mlModel:(urn:li:dataPlatform:science,quarterly,PROD)'));
    client.put(dashboard, 'dashboardInfo', { title: 'Quarterly Numbers' });
    expect(await found(client, { query: 'quarterly numbers' })).toEqual([
      dashboard,
      expect.stringContaining('mlModel'),
    ]);
  });

  test('are found by a key of one part', async () => {
    const client = openGraphql();
    const tag = urn('urn:li:tag:Legacy');
    client.exist(tag, urn('urn:li:tag:pii'));
    expect(await found(client, { query: 'legacy' })).toEqual([tag]);
  });

  test('leave out an urn whose key does not fit its type', async () => {
    const client = openGraphql();
    client.exist(
      urn('urn:li:dataset:odd'),
      urn('urn:li:schemaField:odd'),
      urn('urn:li:schemaField:(odd,x)'),
    );
    expect(await found(client, { types: ['DATASET', 'SCHEMA_FIELD'] })).toEqual([]);
  });
});

describe('a sorted scroll', () => {
  const sorted = (sortOrder: string, ...fields: readonly string[]) => ({
    sortInput: { sortCriteria: fields.map((field) => ({ field, sortOrder })) },
  });
  const oldestFirst = sorted('ASCENDING', 'createdAt');

  function made(times: Readonly<Record<string, number>>): GraphqlClient {
    const client = openGraphqlOver(names);
    for (const [name, time] of Object.entries(times))
      client.put(dataset(name), 'datasetProperties', { created: { time } });
    return client;
  }

  async function scrolled(client: GraphqlClient, input: JsonObject): Promise<readonly string[]> {
    const seen: string[] = [];
    let scrollId: Json = null;
    do {
      const page = await scroll(client, { ...input, count: 2, scrollId });
      seen.push(...urnsOf(page));
      scrollId = page['nextScrollId'] ?? null;
    } while (scrollId !== null);
    return seen;
  }

  test('continues after the last result, by numeric value, with entities without a value at the end', async () => {
    const client = made({ e: 9, d: 100, c: 9 });
    expect(await scrolled(client, oldestFirst)).toEqual(['c', 'e', 'd', 'a', 'b'].map(dataset));
    const newestFirst = sorted('DESCENDING', 'createdAt');
    expect(await scrolled(client, newestFirst)).toEqual(['d', 'c', 'e', 'a', 'b'].map(dataset));
  });

  test('keeps its place when the last shown entity is removed or another is added before it', async () => {
    const client = made({ a: 1, b: 2, c: 3, d: 4, e: 5 });
    const { nextScrollId = null } = await scroll(client, { ...oldestFirst, count: 2 });
    client.put(dataset('b'), 'status', { removed: true });
    client.put(dataset('e'), 'datasetProperties', { created: { time: 0 } });
    const next = await scroll(client, { ...oldestFirst, count: 2, scrollId: nextScrollId });
    expect([urnsOf(next), next['nextScrollId']]).toEqual([['c', 'd'].map(dataset), null]);
  });

  test('refuses the scroll id of another order', async () => {
    const client = made({ a: 1 });
    const { nextScrollId = null } = await scroll(client, { count: 1 });
    const other = sorted('ASCENDING', 'createdAt', 'name');
    const input = { query: '*', ...other, scrollId: nextScrollId };
    expect(await client.refusal(SCROLL, { input })).toMatchObject({
      message: expect.stringContaining('scroll id'),
      extensions: { code: 400 },
    });
  });
});

test('searchAcrossEntities finds the same, by offset', async () => {
  const query = `query ($input: SearchAcrossEntitiesInput!) {
    searchAcrossEntities(input: $input) { start count total searchResults { entity { urn } matchedFields { name } } } }`;
  const input = { query: '*', start: 1, count: 2, filters: [by('origin', 'PROD')] };
  await expectJson(
    import.meta,
    'searchacrossentities-finds-the-same-by-offset',
    await openGraphqlOver(names).ask(query, { input }),
  );
});

const SCROLL = `query ($input: ScrollAcrossEntitiesInput!) {
  scrollAcrossEntities(input: $input) { nextScrollId count total searchResults { entity { urn } } } }`;

async function scroll(client: GraphqlClient, input: JsonObject): Promise<JsonObject> {
  const data = await client.ask(SCROLL, { input: { query: '*', ...input } });
  return data['scrollAcrossEntities'] as JsonObject;
}

async function found(client: GraphqlClient, input: JsonObject): Promise<readonly string[]> {
  return urnsOf(await scroll(client, { count: 100, ...input }));
}

function urnsOf(page: JsonObject): readonly string[] {
  return (page['searchResults'] as readonly { readonly entity: { readonly urn: string } }[]).map(
    (row) => row.entity.urn,
  );
}
