import { describe, expect, test } from 'vitest';
import type { Catalog } from '../../../src/server/start-catalog.js';
import type { Urn } from '../../../src/urn/urn.js';
import { fill, post, runningCatalog } from '../../support/server/catalog.js';
import { making, upsert } from '../../support/server/proposals.js';
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
  await fill(catalog, ...written);
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
    const asked = { input: '*', entity: 'dataset', start: 1, count: 1 };
    expect(await postAction(catalog, 'search', asked)).toEqual({
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
    const named = (name: string) => ({ field: 'name', values: [name], condition: 'EQUAL' });
    const [orders, payments] = [named('orders'), named('payments')];
    const or = (...groups: object[][]) => ({ filter: { or: groups.map((and) => ({ and })) } });
    const cases: readonly (readonly [object, string[]])[] = [
      [{ input: 'daily orders' }, ['orders_daily', 'orders']],
      [or([payments], [orders]), ['orders', 'payments']],
      [or([payments, orders]), []],
      [{ filter: { criteria: [{ field: 'name', value: 'payments' }] } }, ['payments']],
      [or([{ ...payments, negated: true }]), ['orders', 'orders_daily']],
      [{ sort: { field: 'name', order: 'DESCENDING' }, count: 1 }, ['payments']],
    ];
    for (const [more, names] of cases) {
      const asked = { input: '*', entity: 'dataset', ...page, ...more };
      const urns = found(await postAction(catalog, 'search', asked));
      expect([more, urns]).toEqual([more, names.map(dataset)]);
    }
  });

  test('searches several types, and the default types if none is named', async () => {
    const catalog = await shop();
    for (const [more, urns] of [
      [{}, [dataset('orders'), tag, dataset('orders_daily')]],
      [{ entities: ['tag'] }, [tag]],
    ] as const) {
      const body = { input: 'orders', ...page, ...more };
      expect(found(await postAction(catalog, 'searchAcrossEntities', body))).toEqual(urns);
    }
  });

  test('shows soft-deleted entities on request', async () => {
    const catalog = await shop();
    const removed = { filter: { or: [{ and: [{ field: 'removed', values: ['true'] }] }] } };
    const searchFlags = { includeSoftDeleted: true };
    for (const [action, more] of [
      ['search', { input: '*', ...removed }],
      ['search', { input: 'removed', searchFlags }],
      ['filter', removed],
    ] as const) {
      const asked = { entity: 'dataset', ...page, ...more };
      expect(found(await postAction(catalog, action, asked))).toEqual([dataset('removed')]);
    }
  });
});

test('listUrns lists all stored entities, also soft-deleted ones', async () => {
  const catalog = await shop();
  const listed = (start: number) =>
    postAction(catalog, 'listUrns', { entity: 'dataset', start, count: 2 });
  const entities = ['orders_daily', 'payments'].map(dataset);
  expect(await listed(1)).toEqual({ start: 1, count: 2, total: 4, entities });
  expect((await listed(3)).count).toBe(1);
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
