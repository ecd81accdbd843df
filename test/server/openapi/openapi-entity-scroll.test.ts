import { describe, expect, test } from 'vitest';
import { dialects } from '../../../src/server/shared/dialect.js';
import type { Catalog } from '../../../src/server/start-catalog.js';
import type { Urn } from '../../../src/urn/urn.js';
import { fill, get, post, runningCatalog } from '../../support/server/catalog.js';
import { making, upsert } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

const SCROLL = '/openapi/v3/entity/scroll';
const tag = 'urn:li:tag:pii' as Urn;

async function catalogWith(...names: readonly string[]): Promise<Catalog> {
  const catalog = await runningCatalog();
  await make(catalog, ...names);
  return catalog;
}

async function make(catalog: Catalog, ...names: readonly string[]): Promise<void> {
  await fill(catalog, ...making(...names));
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

  test('returns all aspects or the named ones, with metadata on request', async () => {
    const catalog = await catalogWith('a');
    const [all] = (await get(catalog, '/openapi/v3/entity/dataset')).body.entities;
    const names = ['urn', 'browsePathsV2', 'dataPlatformInstance', 'datasetKey', 'status'];
    expect(Object.keys(all)).toEqual(names);
    const query = 'aspects=status&aspectNames=datasetKey&systemMetadata=true';
    const [one] = (await get(catalog, `/openapi/v3/entity/dataset?${query}`)).body.entities;
    expect(Object.keys(one)).toEqual(['urn', 'status', 'datasetKey']);
    expect(one.status.value).toEqual({ removed: false });
    expect(one.status.systemMetadata).toMatchObject({ version: '1' });
  });

  test('leaves out entities without the aspects, and continues after an empty page', async () => {
    const catalog = await catalogWith('a', 'b');
    await fill(catalog, upsert(dataset('b'), 'embed', {}));
    const path = '/openapi/v3/entity/dataset?aspects=embed&count=1';
    const { body } = await get(catalog, path);
    expect([body.entities, body.totalCount]).toEqual([[], 2]);
    const next = await get(catalog, `${path}&scrollId=${body.scrollId}`);
    expect(urnsOf(next.body)).toEqual([dataset('b')]);
  });

  test('finds entities by words, hides soft-deleted ones, and sorts in both directions', async () => {
    const catalog = await catalogWith('orders', 'payments', 'orders_old');
    await fill(catalog, upsert(dataset('orders_old'), 'status', { removed: true }));
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
    const path = '/openapi/v3/entity/dataset?count=100&sliceMax=3';
    const slice = async (id: number) => urnsOf((await get(catalog, `${path}&sliceId=${id}`)).body);
    const slices = await Promise.all([0, 1, 2].map(slice));
    expect(slices.flat().sort()).toEqual(names.map(dataset).sort());
    expect(slices.every((one) => one.length > 0)).toBe(true);
  });
});

describe.each(dialects)('POST /openapi/v3/entity/scroll (%s)', (dialect) => {
  async function shop(): Promise<Catalog> {
    const catalog = await runningCatalog({ dialect });
    const written = [...making('a', 'b'), upsert(tag, 'tagProperties', { name: 'PII' })];
    await fill(catalog, ...written);
    return catalog;
  }

  test('lists several types at once', async () => {
    const catalog = await shop();
    const body = { entities: ['tag', 'dataset'], aspects: ['status', 'tagProperties'] };
    const first = (await post(catalog, `${SCROLL}?count=2`, body)).body;
    const second = (await post(catalog, `${SCROLL}?count=2&scrollId=${first.scrollId}`, body)).body;
    expect([urnsOf(first), first.totalCount]).toEqual([['a', 'b'].map(dataset), 3]);
    const entities = [{ urn: tag, tagProperties: { value: { name: 'PII' } } }];
    expect(second).toEqual({ entities, facets: [], totalCount: 3 });
  });

  test('returns only urns without a list of aspects, and all aspects for an empty list', async () => {
    const catalog = await shop();
    const plain = await post(catalog, SCROLL, { entities: ['tag'] });
    expect(plain.body.entities).toEqual([{ urn: tag }]);
    const { body } = await post(catalog, SCROLL, { entities: ['tag'], aspects: [] });
    expect(Object.keys(body.entities[0])).toEqual(['urn', 'tagKey', 'tagProperties']);
  });

  test('lists all types, users included, if none is named', async () => {
    const { body } = await post(await shop(), `${SCROLL}?count=1000`, {});
    const some = [dataset('a'), tag, 'urn:li:corpuser:datahub'];
    expect(urnsOf(body)).toEqual(expect.arrayContaining(some));
  });

  test('filters by groups joined by OR, and sorts', async () => {
    const catalog = await shop();
    const found = async (and: readonly object[], more: object = {}) => {
      const body = { entities: ['dataset', 'tag'], filter: { and }, ...more };
      return urnsOf((await post(catalog, SCROLL, body)).body);
    };
    const is = (urn: string, more: object = {}) => ({ field: 'urn', values: [urn], ...more });
    const [isB, isTag] = [is(dataset('b')), is(tag)];
    expect(await found([{ criteria: [isB] }, { criteria: [isTag] }])).toEqual([dataset('b'), tag]);
    expect(await found([{ criteria: [isB, isTag] }])).toEqual([]);
    const sortCriteria = [{ field: 'urn', order: 'DESCENDING' }];
    const notB = { criteria: [is(dataset('b'), { negated: true })] };
    expect(await found([notB], { sortCriteria })).toEqual([tag, dataset('a')]);
  });
});

describe('the facets of a scroll', () => {
  const facetsOf = async (catalog: Catalog, query: string, body: object) =>
    (await post(catalog, `${SCROLL}?${query}`, body)).body.facets;
  const platform = 'urn:li:dataPlatform:hive';

  test('count the values of all hits on request, beyond the page', async () => {
    const catalog = await catalogWith('a', 'b');
    await fill(catalog, upsert(dataset('b'), 'subTypes', { typeNames: ['View'] }));
    const entities = ['dataset', 'tag'];
    expect(await facetsOf(catalog, 'count=1&skipAggregation=false', { entities })).toEqual([
      { field: '_entityType', aggregations: { dataset: 2, tag: 0 } },
      {
        field: '_entityType\u241etypeNames',
        aggregations: { dataset: 2, 'dataset\u241eView': 1 },
      },
      { field: 'platform', aggregations: { [platform]: 2 } },
      { field: 'origin', aggregations: { PROD: 2 } },
      { field: 'typeNames', aggregations: { View: 1 } },
    ]);
  });

  test('count nothing without the request, and list the values in the filters', async () => {
    const catalog = await catalogWith('a');
    const filter = { and: [{ criteria: [{ field: 'platform', values: [platform] }] }] };
    expect(await facetsOf(catalog, '', { filter })).toEqual([
      { field: 'platform', aggregations: { [platform]: 0 } },
    ]);
    expect((await get(catalog, '/openapi/v3/entity/dataset')).body.facets).toEqual([]);
    expect('facets' in (await get(catalog, '/openapi/v2/entity/dataset')).body).toBe(false);
  });

  test('need a flag that can be read', async () => {
    const { status, body } = await post(await catalogWith(), `${SCROLL}?skipAggregation=2`, {});
    expect([status, body.error]).toEqual([
      400,
      'skipAggregation must be true or false, but is "2"',
    ]);
  });
});
