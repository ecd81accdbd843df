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

  test('leaves out entities without the aspects, and continues after an empty page', async () => {
    const catalog = await catalogWith('a', 'b');
    await fill(catalog, upsert(dataset('b'), 'embed', {}));
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
