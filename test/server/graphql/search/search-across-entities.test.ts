import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/model/json.js';
import { column, dataset, jane } from '../../../support/server/urns.js';
import { openGraphql, openGraphqlOver, urn } from '../graphql-client.js';
import {
  foundBy,
  instance,
  job,
  openShop,
  orders,
  pii,
  sales,
  schema,
  search,
  shop,
  term,
  urnsOf,
} from './shop-client.js';

describe('a filter', () => {
  test.each([
    ['platform.keyword', 'urn:li:dataPlatform:hive', [orders, dataset('raw')]],
    ['platform', 'urn:li:dataPlatform:snowflake', [shop]],
    ['platformInstance', instance, [orders]],
    ['instance', instance, [orders]],
    ['customProperties', 'env=PROD', [orders]],
    ['customProperties', 'instance=DEV', [shop]],
    ['customProperties', 'env=DEV', []],
    ['origin', 'PROD', [orders, dataset('raw')]],
    ['env', 'DEV', [shop]],
    ['env', 'QA', [job]],
    ['typeNames', 'Fact', [orders]],
    ['container', schema, [orders]],
    ['container', shop, [schema]],
    ['tags', pii, [orders]],
    ['tags', 'urn:li:tag:key', [orders]],
    ['fieldTags', 'urn:li:tag:key', [orders]],
    ['glossaryTerms', term, [orders]],
    ['owners', jane, [orders]],
    ['domains', sales, [orders]],
    ['fieldPaths', 'price', [orders]],
    ['description', 'every sale', [orders]],
    ['editedDescription', 'checked by hand', [orders]],
    ['deprecated', 'true', [orders]],
    ['siblings', dataset('raw'), [orders]],
    ['hasTags', 'true', [orders]],
    ['hasDescription', 'false', [dataset('raw'), shop, schema, job]],
    ['upstreams', dataset('raw'), [orders]],
    ['id', 'orders', [orders]],
    ['name', 'Orders', [orders]],
    ['jobId', 'load', [job]],
    ['dataFlow', 'urn:li:dataFlow:(airflow,nightly,prod)', [job]],
    ['_entityType', 'DATA_JOB', [job]],
    ['_entityType', 'dataJob', [job]],
    ['nonsense', 'x', []],
    ['constructor', 'x', []],
  ])('on %s finds %s', async (field, value, found) => {
    expect([...(await foundBy(openShop(), { field, values: [value] }))].sort()).toEqual(
      [...found].sort(),
    );
  });

  test('on a container finds its content at any depth, as the official client searches', async () => {
    const filter = { field: 'browsePathV2', condition: 'CONTAIN' };
    expect(await foundBy(openShop(), { ...filter, values: [shop] })).toEqual([schema, orders]);
    expect(await foundBy(openShop(), { ...filter, values: [schema] })).toEqual([orders]);
    expect(await foundBy(openShop(), { ...filter, values: ['Default'] })).toContain(dataset('raw'));
    const client = openShop();
    client.put(orders, 'browsePathsV2', { path: [{ id: 'elsewhere' }] });
    expect(await foundBy(client, { ...filter, values: [schema] })).toEqual([]);
    expect(await foundBy(client, { ...filter, values: ['elsewhere'] })).toEqual([orders]);
  });

  test('on containers that contain each other ends', async () => {
    const client = openShop();
    client.put(shop, 'container', { container: schema });
    expect(
      await foundBy(client, { field: 'browsePathV2', condition: 'CONTAIN', values: [shop] }),
    ).toEqual([schema, shop, orders].sort());
  });

  test('on an environment finds it in every place of an entity', async () => {
    const groups = [
      { field: 'origin', condition: 'EQUAL' },
      { field: 'customProperties', values: ['env=DEV'] },
      { field: 'customProperties', values: ['instance=DEV'] },
      { field: 'env' },
    ].map((criterion) => ({ and: [{ values: ['DEV'], ...criterion }] }));
    expect(await search(openShop(), { orFilters: groups })).toMatchObject({
      total: 1,
      searchResults: [{ entity: { urn: shop } }],
    });
  });

  test.each([
    ['GREATER_THAN', '90', 0],
    ['GREATER_THAN', '9', 1],
    ['GREATER_THAN_OR_EQUAL_TO', '90', 1],
    ['LESS_THAN', '100', 1],
    ['LESS_THAN', '90', 0],
    ['LESS_THAN_OR_EQUAL_TO', '90', 1],
  ])('on a number: %s %s', async (condition, value, count) => {
    expect(
      await foundBy(openShop(), { field: 'createdAt', condition, values: [value] }),
    ).toHaveLength(count);
  });

  test('on an order compares texts if values are not numbers', async () => {
    expect(
      await foundBy(openShop(), { field: 'id', condition: 'GREATER_THAN', values: ['p'] }),
    ).toEqual([shop, dataset('raw'), schema].sort());
  });
});

/** Asks for similar words. */
const searchFlags = { getSuggestions: true };

describe('free text', () => {
  test('finds names before columns, and these before descriptions', async () => {
    const client = openGraphqlOver(['a', 'price', 'b', 'c']);
    client.put(dataset('a'), 'datasetProperties', { description: 'what the price was' });
    client.put(dataset('b'), 'schemaMetadata', { fields: [{ fieldPath: 'unit_price' }] });
    expect(urnsOf(await search(client, { query: 'price' }))).toEqual(
      ['price', 'b', 'a'].map(dataset),
    );
  });

  test('ranks whole names, beginnings, words, parts, columns, similar words and descriptions', async () => {
    const names = ['a', 'b', 'd.reorders', 'x.my_orders', 'y.orders_daily', 'z.orders', 'w.other'];
    const client = openGraphqlOver(names);
    client.put(dataset('a'), 'datasetProperties', { description: 'the orders' });
    client.put(dataset('b'), 'schemaMetadata', { fields: [{ fieldPath: 'orders' }] });
    const found = urnsOf(await search(client, { query: 'orders', types: ['DATASET'] }));
    const ranked = ['z.orders', 'y.orders_daily', 'x.my_orders', 'd.reorders', 'b', 'a'];
    expect(found).toEqual(ranked.map(dataset));
    const similar = urnsOf(
      await search(client, { query: 'other ordres', types: ['DATASET'], searchFlags }),
    );
    const near = ['b', 'x.my_orders', 'y.orders_daily', 'z.orders'];
    expect(similar).toEqual(['w.other', ...near, 'a'].map(dataset));
  });

  test('reads words that nothing has as similar ones, on request, but not in quotes', async () => {
    const client = openGraphqlOver(['shop.CustomerOrders', 'shop.table_2024', 'shop.other']);
    const asked = async (query: string) => urnsOf(await search(client, { query, searchFlags }));
    for (const query of ['ordres', 'custmer', 'customr odrers'])
      expect([query, await asked(query)]).toEqual([query, [dataset('shop.CustomerOrders')]]);
    for (const query of ['"ordres"', 'name:ordres', 'ordre*', 'table_2025x', '2025', 'qqqq'])
      expect([
        query,
        (await asked(query)).filter((one) => one !== dataset('shop.table_2024')),
      ]).toEqual([query, []]);
    expect(await search(client, { query: 'ordres', searchFlags })).toMatchObject({
      total: 1,
      searchResults: [{ matchedFields: [{ name: 'id', value: 'shop.CustomerOrders' }] }],
    });
    expect(await search(client, { query: 'ordres' })).toMatchObject({ total: 0 });
  });

  test('finds what the last writes left, also after a delete', async () => {
    const client = openGraphqlOver(['orders']);
    const described = async (description: string) => {
      client.put(dataset('orders'), 'datasetProperties', { description });
      return (await search(client, { query: 'sale' }))['total'];
    };
    expect([await described('sales'), await described('none'), await described('a sale')]).toEqual([
      1, 0, 1,
    ]);
  });

  test('finds the columns of a chart', async () => {
    const client = openGraphqlOver([]);
    const chart = urn('urn:li:chart:(looker,7)');
    client.exist(chart);
    const fields = [
      { schemaFieldUrn: column('a', 'x'), schemaField: { fieldPath: 'net_revenue' } },
    ];
    client.put(chart, 'inputFields', { fields });
    const page = await search(client, { query: 'revenue' });
    expect(page['searchResults']).toMatchObject([
      { entity: { urn: chart }, matchedFields: [{ name: 'fieldPaths', value: 'net_revenue' }] },
    ]);
  });

  test('returns the matched values as they are stored, unless the request says not to', async () => {
    const matched = async (input: JsonObject) => {
      const page = await search(openShop(), { types: ['DATASET'], ...input });
      return (page['searchResults'] as readonly JsonObject[])[0]?.['matchedFields'];
    };
    expect(await matched({ query: 'ORDER sale' })).toEqual([
      { name: 'id', value: 'orders', entity: null },
      { name: 'name', value: 'Orders', entity: null },
      { name: 'description', value: 'every sale', entity: null },
      { name: 'fieldPaths', value: 'order_id', entity: null },
    ]);
    expect(await matched({ query: 'order', searchFlags: { skipHighlighting: true } })).toEqual([]);
    expect(await matched({ query: '*' })).toEqual([]);
  });
});

test.each([
  ['/q name:ord*', [orders]],
  ['/q tags:PII', [orders]],
  ['/q tags:PII AND platform:hive', [orders]],
  ['/q tags:PII AND NOT platform:hive', []],
  ['/q env:DEV OR env:QA', [shop, job]],
  ['/q env:(DEV OR QA) -name:load', [shop]],
  ['/q description:"every sale" +owners:*jane', [orders]],
  ['/q description:"sale every"', []],
  ['/q (price OR nothing) orders', [orders]],
  ['/q customProperties:team\\=x', [orders]],
  ['/q name:o*d*s', [orders]],
])('the structured query %s finds %j', async (query, urns) => {
  const found = urnsOf(await search(openShop(), { query, count: 100 }));
  expect([...found].sort()).toEqual([...urns].sort());
});

test.each([
  ['/q (name:a', 'a bracket is not closed'],
  ['/q name:a)', '")" has no counterpart'],
  ['/q NOT', 'a term is missing'],
  [`/q ${'NOT '.repeat(60)}a`, 'deeper than 50'],
  [`/q ${'a'.repeat(10_000)}`, 'more than 10000'],
])('the structured query %.20s is refused', async (query, why) => {
  const refusal = openGraphql().refusal(
    'query ($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) { total } }',
    { input: { query } },
  );
  expect(await refusal).toMatchObject({
    message: expect.stringContaining(why),
    extensions: { code: 400 },
  });
});

test('a stored view is refused, since its filters would be missing; an unknown one has none', async () => {
  const view = urn('urn:li:dataHubView:mine');
  const catalog = openGraphql();
  const input = { query: '*', viewUrn: view };
  expect(await search(catalog, { viewUrn: view })).toMatchObject({ total: 0 });
  catalog.put(view, 'dataHubViewKey', { id: 'mine' });
  for (const [field, type] of [
    ['searchAcrossEntities', 'SearchAcrossEntitiesInput'],
    ['scrollAcrossEntities', 'ScrollAcrossEntitiesInput'],
  ]) {
    const error = await catalog.refusal(
      `query ($input: ${type}!) { ${field}(input: $input) { total } }`,
      { input },
    );
    expect(error).toMatchObject({
      message: expect.stringContaining('urn:li:dataHubView:mine'),
      extensions: { code: 400 },
    });
  }
  expect(await search(openGraphql(), { viewUrn: null })).toMatchObject({ total: 0 });
});

test('search looks at one type', async () => {
  const client = openShop();
  client.exist(column('orders', 'x'));
  const query =
    'query ($input: SearchInput!) { search(input: $input) { start count total searchResults { entity { urn } } facets { field } } }';
  const data = await client.ask(query, { input: { type: 'DATA_JOB', query: 'load' } });
  expect(data['search']).toMatchObject({
    start: 0,
    count: 10,
    total: 1,
    searchResults: [{ entity: { urn: job } }],
  });
});
