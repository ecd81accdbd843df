import { describe, expect, test } from 'vitest';
import { dialects } from '../../../src/server/shared/dialect.js';
import type { Catalog } from '../../../src/server/start-catalog.js';
import type { Urn } from '../../../src/urn/urn.js';
import { get, post, runningCatalog } from '../../support/server/catalog.js';
import { making, onOpenapi, upsert } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

const SYNC = '/openapi/v3/entity/dataset?async=false';
const SCROLL = '/openapi/v3/entity/scroll';
const tag = 'urn:li:tag:pii' as Urn;

async function catalogWith(...names: readonly string[]): Promise<Catalog> {
  const catalog = await runningCatalog();
  await make(catalog, ...names);
  return catalog;
}

async function make(catalog: Catalog, ...names: readonly string[]): Promise<void> {
  expect((await post(catalog, SYNC, making(...names).map(onOpenapi))).status).toBe(200);
}

function urnsOf(body: {
  readonly entities: readonly { readonly urn: string }[];
}): readonly string[] {
  return body.entities.map(({ urn }) => urn);
}

describe('GET /openapi/v3/entity/<type>', () => {
  test('lists all entities of a type, ten at a time', async () => {
    const names = Array.from({ length: 25 }, (_, i) => `t${String(i).padStart(2, '0')}`);
    const catalog = await catalogWith(...names);
    const seen: string[] = [];
    const sizes: number[] = [];
    let scrollId = '';
    do {
      const { body } = await get(catalog, `/openapi/v3/entity/dataset?scrollId=${scrollId}`);
      expect(body.totalCount).toBe(25);
      seen.push(...urnsOf(body));
      sizes.push(body.entities.length);
      scrollId = body.scrollId ?? '';
    } while (scrollId !== '');
    expect([seen, sizes]).toEqual([names.map(dataset), [10, 10, 5]]);
  });

  test('continues in order when entities are added between pages', async () => {
    const catalog = await catalogWith('b', 'd', 'f');
    const first = (await get(catalog, '/openapi/v3/entity/dataset?count=2')).body;
    await make(catalog, 'a', 'c', 'e');
    const second = (
      await get(catalog, `/openapi/v3/entity/dataset?count=2&scrollId=${first.scrollId}`)
    ).body;
    expect([urnsOf(first), urnsOf(second)]).toEqual([
      ['b', 'd'].map(dataset),
      ['e', 'f'].map(dataset),
    ]);
    expect(second).not.toHaveProperty('scrollId');
  });

  test('returns all aspects or the named ones, with metadata on request', async () => {
    const catalog = await catalogWith('a');
    const [all] = (await get(catalog, '/openapi/v3/entity/dataset')).body.entities;
    expect(Object.keys(all)).toEqual([
      'urn',
      'browsePathsV2',
      'dataPlatformInstance',
      'datasetKey',
      'status',
    ]);
    const { body } = await get(
      catalog,
      '/openapi/v3/entity/dataset?aspects=status&aspectNames=datasetKey&systemMetadata=true',
    );
    expect(Object.keys(body.entities[0])).toEqual(['urn', 'status', 'datasetKey']);
    expect(body.entities[0].status).toMatchObject({
      value: { removed: false },
      systemMetadata: { version: '1' },
    });
  });

  test('finds by the beginning of a field', async () => {
    const catalog = await catalogWith('orders', 'old', 'raw');
    const found = async (query: string) =>
      urnsOf(
        (await get(catalog, `/openapi/v3/entity/dataset?query=${encodeURIComponent(query)}`)).body,
      );
    expect(await found('name:o*')).toEqual([dataset('old'), dataset('orders')]);
    expect(await found('name:o* -id:old')).toEqual([dataset('orders')]);
    expect(await found('raw')).toEqual([dataset('raw')]);
  });

  test('leaves out entities without the aspects, and continues after an empty page', async () => {
    const catalog = await catalogWith('a', 'b');
    await post(catalog, SYNC, [upsert(dataset('b'), 'embed', {})].map(onOpenapi));
    const { body } = await get(catalog, '/openapi/v3/entity/dataset?aspects=embed&count=1');
    expect([body.entities, body.totalCount]).toEqual([[], 2]);
    const next = await get(
      catalog,
      `/openapi/v3/entity/dataset?aspects=embed&count=1&scrollId=${body.scrollId}`,
    );
    expect(urnsOf(next.body)).toEqual([dataset('b')]);
  });

  test('finds entities by words, hides soft-deleted ones, and sorts in both directions', async () => {
    const catalog = await catalogWith('orders', 'payments', 'orders_old');
    await post(
      catalog,
      SYNC,
      [upsert(dataset('orders_old'), 'status', { removed: true })].map(onOpenapi),
    );
    const found = async (query: string) =>
      urnsOf((await get(catalog, `/openapi/v3/entity/dataset?${query}`)).body);
    expect(await found('query=orders')).toEqual([dataset('orders')]);
    expect(await found('query=orders&includeSoftDelete=true')).toEqual(
      ['orders', 'orders_old'].map(dataset),
    );
    expect(await found('sortOrder=DESCENDING')).toEqual(['payments', 'orders'].map(dataset));
    expect(await found('sort=name&sortOrder=DESCENDING&count=1')).toEqual([dataset('payments')]);
    // As the official client spells types.
    expect(urnsOf((await get(catalog, '/openapi/v3/entity/DATASET')).body)).toHaveLength(2);
  });

  test('returns each entity in exactly one slice', async () => {
    const names = Array.from({ length: 30 }, (_, i) => `t${i}`);
    const catalog = await catalogWith(...names);
    const slices = await Promise.all(
      [0, 1, 2].map(async (id) =>
        urnsOf(
          (await get(catalog, `/openapi/v3/entity/dataset?count=100&sliceId=${id}&sliceMax=3`))
            .body,
        ),
      ),
    );
    expect(slices.flat().sort()).toEqual(names.map(dataset).sort());
    expect(slices.every((slice) => slice.length > 0)).toBe(true);
  });

  test.each([
    'count=x',
    'scrollId=abc',
    'scrollId=WyJhIiwiYiIsImMiXQ',
    'sortOrder=UP',
    'aspects=a%20b',
    'sliceId=3&sliceMax=3',
    'sliceId=0&sliceMax=0',
  ])('answers %s with 400', async (query) => {
    const { status, body } = await get(
      await runningCatalog(),
      `/openapi/v3/entity/dataset?${query}`,
    );
    expect([status, typeof body.error]).toEqual([400, 'string']);
  });

  test.each(dialects)('answers an unknown type with 400 (%s)', async (dialect) => {
    const { status, body } = await get(
      await runningCatalog({ dialect }),
      '/openapi/v3/entity/datasett',
    );
    expect([status, body.error]).toEqual([
      400,
      'Failed to find entity with name datasett in EntityRegistry',
    ]);
  });
});

describe.each(dialects)('POST /openapi/v3/entity/scroll (%s)', (dialect) => {
  async function shop(): Promise<Catalog> {
    const catalog = await runningCatalog({ dialect });
    const written = [...making('a', 'b'), upsert(tag, 'tagProperties', { name: 'PII' })];
    expect((await post(catalog, SYNC, written.map(onOpenapi))).status).toBe(200);
    return catalog;
  }

  test('lists several types at once', async () => {
    const catalog = await shop();
    const body = { entities: ['tag', 'dataset'], aspects: ['status', 'tagProperties'] };
    const first = (await post(catalog, `${SCROLL}?count=2`, body)).body;
    const second = (await post(catalog, `${SCROLL}?count=2&scrollId=${first.scrollId}`, body)).body;
    expect([urnsOf(first), urnsOf(second), first.totalCount]).toEqual([
      [dataset('a'), dataset('b')],
      [tag],
      3,
    ]);
    expect(second).toEqual({
      entities: [{ urn: tag, tagProperties: { value: { name: 'PII' } } }],
      totalCount: 3,
    });
  });

  test('returns only urns without a list of aspects, and all aspects for an empty list', async () => {
    const catalog = await shop();
    expect((await post(catalog, SCROLL, { entities: ['tag'] })).body.entities).toEqual([
      { urn: tag },
    ]);
    const { body } = await post(catalog, SCROLL, { entities: ['tag'], aspects: [] });
    expect(Object.keys(body.entities[0])).toEqual(['urn', 'tagKey', 'tagProperties']);
  });

  test('lists all types, users included, if none is named', async () => {
    const { body } = await post(await shop(), `${SCROLL}?count=1000`, {});
    expect(urnsOf(body)).toEqual(
      expect.arrayContaining([dataset('a'), tag, 'urn:li:corpuser:datahub']),
    );
  });

  test('filters by groups joined by OR, and sorts', async () => {
    const catalog = await shop();
    const found = async (body: object) =>
      urnsOf((await post(catalog, SCROLL, { entities: ['dataset', 'tag'], ...body })).body);
    const is = (urn: string) => ({
      criteria: [{ field: 'urn', values: [urn], condition: 'EQUAL' }],
    });
    expect(await found({ filter: { and: [is(dataset('b')), is(tag)] } })).toEqual([
      dataset('b'),
      tag,
    ]);
    expect(
      await found({
        filter: { and: [{ criteria: [...is(dataset('b')).criteria, ...is(tag).criteria] }] },
      }),
    ).toEqual([]);
    const notB = { criteria: [{ field: 'urn', values: [dataset('b')], negated: true }] };
    expect(
      await found({
        filter: { and: [notB] },
        sortCriteria: [{ field: 'urn', order: 'DESCENDING' }],
      }),
    ).toEqual([tag, dataset('a')]);
    await post(
      catalog,
      SYNC,
      [
        upsert(dataset('a'), 'datasetProperties', {
          customProperties: {},
          lastModified: { time: 9 },
        }),
        upsert(dataset('b'), 'datasetProperties', {
          customProperties: {},
          lastModified: { time: 10 },
        }),
      ].map(onOpenapi),
    );
    expect(
      await found({ sortCriteria: [{ field: 'lastModifiedAt', order: 'ASCENDING' }] }),
    ).toEqual([dataset('a'), dataset('b'), tag]);
    // Entities without a value of the field are last in either order.
    for (const order of ['ASCENDING', 'DESCENDING']) {
      expect((await found({ sortCriteria: [{ field: 'platform', order }] })).at(-1)).toBe(tag);
    }
  });

  test.each<[string, unknown]>([
    ['a body that is not an object', []],
    ['a type that does not exist', { entities: ['datasett'] }],
    ['types that are not strings', { entities: [1] }],
    ['a malformed aspect name', { aspects: [''] }],
    ['a filter of Rest.li', { filter: { and: [{ and: [] }] } }],
    ['a criterion without a field', { filter: { and: [{ criteria: [{ values: ['a'] }] }] } }],
    ['an unknown order', { sortCriteria: [{ field: 'urn', order: 'UP' }] }],
  ])('answers %s with 400', async (_what, body) => {
    expect((await post(await runningCatalog({ dialect }), SCROLL, body)).status).toBe(400);
  });
});
