import { describe, expect, test } from 'vitest';
import type { Catalog } from '../../../src/server/start-catalog.js';
import type { Urn } from '../../../src/urn/urn.js';
import { post, runningCatalog } from '../../support/server/catalog.js';
import { making, onOpenapi, upsert } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

const tag = 'urn:li:tag:orders' as Urn;

async function shop(): Promise<Catalog> {
  const catalog = await runningCatalog();
  const removed = upsert(dataset('removed'), 'status', { removed: true });
  const written = [
    ...making('orders', 'orders_daily', 'payments'),
    removed,
    upsert(tag, 'tagProperties', { name: 'o' }),
  ];
  expect(
    (await post(catalog, '/openapi/v3/entity/dataset?async=false', written.map(onOpenapi))).status,
  ).toBe(200);
  return catalog;
}

async function postAction(catalog: Catalog, action: string, body: object) {
  const answer = await post(catalog, `/entities?action=${action}`, body);
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  return answer.body.value;
}

const page = { start: 0, count: 10 };
const found = (value: { readonly entities: readonly { readonly entity: string }[] }) =>
  value.entities.map(({ entity }) => entity);

describe('POST /entities?action=search', () => {
  test('answers in the shape of a search result', async () => {
    const catalog = await shop();
    const value = await postAction(catalog, 'search', {
      input: '*',
      entity: 'dataset',
      start: 1,
      count: 1,
    });
    expect(value).toEqual({
      numEntities: 3,
      from: 1,
      pageSize: 1,
      entities: [{ entity: dataset('orders_daily'), matchedFields: [] }],
      metadata: { aggregations: [] },
    });
    expect(catalog.requests().writes).toBe(1);
  });

  test('finds by words and by filters, old and new', async () => {
    const catalog = await shop();
    const search = async (more: object) =>
      found(
        await postAction(catalog, 'search', { input: '*', entity: 'dataset', ...page, ...more }),
      );
    expect(await search({ input: 'daily orders' })).toEqual(
      ['orders_daily', 'orders'].map(dataset),
    );
    const named = (name: string) => ({ field: 'name', values: [name], condition: 'EQUAL' });
    expect(
      await search({ filter: { or: [{ and: [named('payments')] }, { and: [named('orders')] }] } }),
    ).toEqual(['orders', 'payments'].map(dataset));
    expect(
      await search({ filter: { or: [{ and: [named('payments'), named('orders')] }] } }),
    ).toEqual([]);
    expect(await search({ filter: { criteria: [{ field: 'name', value: 'payments' }] } })).toEqual([
      dataset('payments'),
    ]);
    expect(
      await search({ filter: { or: [{ and: [{ ...named('payments'), negated: true }] }] } }),
    ).toEqual(['orders', 'orders_daily'].map(dataset));
    expect(await search({ sort: { field: 'name', order: 'DESCENDING' }, count: 1 })).toEqual([
      dataset('payments'),
    ]);
  });

  test('shows soft-deleted entities on request', async () => {
    const catalog = await shop();
    const removed = { filter: { or: [{ and: [{ field: 'removed', values: ['true'] }] }] } };
    expect(
      found(
        await postAction(catalog, 'search', { input: '*', entity: 'dataset', ...page, ...removed }),
      ),
    ).toEqual([dataset('removed')]);
    const all = {
      input: 'removed',
      entity: 'dataset',
      ...page,
      searchFlags: { includeSoftDeleted: true },
    };
    expect(found(await postAction(catalog, 'search', all))).toEqual([dataset('removed')]);
    expect(
      found(await postAction(catalog, 'filter', { entity: 'dataset', ...page, ...removed })),
    ).toEqual([dataset('removed')]);
  });

  test('searches several types, and the default types if none is named', async () => {
    const catalog = await shop();
    const search = async (more: object) =>
      found(
        await postAction(catalog, 'searchAcrossEntities', { input: 'orders', ...page, ...more }),
      );
    expect(await search({})).toEqual([dataset('orders'), dataset('orders_daily'), tag]);
    expect(await search({ entities: [] })).toHaveLength(3);
    expect(await search({ entities: ['tag'] })).toEqual([tag]);
  });
});

test('listUrns lists all stored entities, also soft-deleted ones', async () => {
  const catalog = await shop();
  expect(await postAction(catalog, 'listUrns', { entity: 'dataset', start: 1, count: 2 })).toEqual({
    start: 1,
    count: 2,
    total: 4,
    entities: ['orders_daily', 'payments'].map(dataset),
  });
  expect(
    (await postAction(catalog, 'listUrns', { entity: 'dataset', start: 3, count: 2 })).count,
  ).toBe(1);
});

test('the count leaves out soft-deleted entities', async () => {
  const catalog = await shop();
  expect(await postAction(catalog, 'getTotalEntityCount', { entity: 'dataset' })).toBe(3);
  expect(
    await postAction(catalog, 'batchGetTotalEntityCount', {
      entities: ['dataset', 'tag', 'chart'],
    }),
  ).toEqual({
    dataset: 3,
    tag: 1,
    chart: 0,
  });
});

describe('answers with 400', () => {
  const search = { input: '*', entity: 'dataset', ...page };
  test.each<[string, string, unknown]>([
    ['a body that is not an object', 'search', []],
    ['no type', 'search', { ...search, entity: undefined }],
    ['a type that does not exist', 'search', { ...search, entity: 'datasett' }],
    ['no input', 'search', { ...search, input: undefined }],
    ['no count', 'search', { ...search, count: undefined }],
    ['a start that is not a number', 'search', { ...search, start: '0' }],
    ['a start before the first', 'search', { ...search, start: -1 }],
    ['a malformed filter', 'search', { ...search, filter: [] }],
    [
      'values that are not strings',
      'search',
      { ...search, filter: { or: [{ and: [{ field: 'name', values: [1] }] }] } },
    ],
    ['a group without criteria', 'search', { ...search, filter: { or: [{}] } }],
    ['types that are not a list', 'batchGetTotalEntityCount', { entities: 'dataset' }],
    ['no start', 'listUrns', { entity: 'dataset', count: 1 }],
  ])('%s', async (_what, action, body) => {
    expect((await post(await runningCatalog(), `/entities?action=${action}`, body)).status).toBe(
      400,
    );
  });
});
