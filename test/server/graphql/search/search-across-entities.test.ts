import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/model/json.js';
import { column, dataset, jane } from '../../../support/server-urns.js';
import { doorOnto, openDoor } from '../graphql-door.js';
import {
  foundBy,
  instance,
  job,
  orders,
  pii,
  sales,
  schema,
  search,
  shop,
  shopDoor,
  term,
  urnsOf,
} from './shop-door.js';

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
    ['tags', 'urn:li:tag:key', []],
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
  ])('on %s: %s', async (field, value, found) => {
    expect([...(await foundBy(shopDoor(), { field, values: [value] }))].sort()).toEqual(
      [...found].sort(),
    );
  });

  test('on a container that something lies in, however deep, as the official client asks', async () => {
    const filter = { field: 'browsePathV2', condition: 'CONTAIN' };
    expect(await foundBy(shopDoor(), { ...filter, values: [shop] })).toEqual([schema, orders]);
    expect(await foundBy(shopDoor(), { ...filter, values: [schema] })).toEqual([orders]);
    const door = shopDoor();
    door.put(orders, 'browsePathsV2', { path: [{ id: 'elsewhere' }] });
    expect(await foundBy(door, { ...filter, values: [schema] })).toEqual([]);
    expect(await foundBy(door, { ...filter, values: ['elsewhere'] })).toEqual([orders]);
  });

  test('on containers that lie in each other ends', async () => {
    const door = shopDoor();
    door.put(shop, 'container', { container: schema });
    expect(
      await foundBy(door, { field: 'browsePathV2', condition: 'CONTAIN', values: [shop] }),
    ).toEqual([schema, shop, orders].sort());
  });

  test('on an environment is met in any of the places where one may stand', async () => {
    const groups = [
      { field: 'origin', condition: 'EQUAL' },
      { field: 'customProperties', values: ['env=DEV'] },
      { field: 'customProperties', values: ['instance=DEV'] },
      { field: 'env' },
    ].map((criterion) => ({ and: [{ values: ['DEV'], ...criterion }] }));
    expect(await search(shopDoor(), { orFilters: groups })).toMatchObject({
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
      await foundBy(shopDoor(), { field: 'createdAt', condition, values: [value] }),
    ).toHaveLength(count);
  });

  test('on an order of texts, where there are no numbers', async () => {
    expect(
      await foundBy(shopDoor(), { field: 'id', condition: 'GREATER_THAN', values: ['p'] }),
    ).toEqual([shop, dataset('raw'), schema].sort());
  });
});

describe('free text', () => {
  test('finds names before descriptions, columns and properties', async () => {
    const door = doorOnto(['a', 'price', 'b', 'c']);
    door.put(dataset('a'), 'datasetProperties', { description: 'what the price was' });
    door.put(dataset('b'), 'schemaMetadata', { fields: [{ fieldPath: 'unit_price' }] });
    expect(urnsOf(await search(door, { query: 'price' }))).toEqual(
      ['price', 'a', 'b'].map(dataset),
    );
  });

  test('says what matched, as it is stored, unless told not to', async () => {
    const matched = async (input: JsonObject) => {
      const page = await search(shopDoor(), { types: ['DATASET'], ...input });
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

test('a view is refused, since its filters would be missing', async () => {
  const input = { query: '*', viewUrn: 'urn:li:dataHubView:mine' };
  for (const [field, type] of [
    ['searchAcrossEntities', 'SearchAcrossEntitiesInput'],
    ['scrollAcrossEntities', 'ScrollAcrossEntitiesInput'],
  ]) {
    const error = await openDoor().refusal(
      `query ($input: ${type}!) { ${field}(input: $input) { total } }`,
      { input },
    );
    expect(error).toMatchObject({
      message: expect.stringContaining('urn:li:dataHubView:mine'),
      extensions: { code: 400 },
    });
  }
  expect(await search(openDoor(), { viewUrn: null })).toMatchObject({ total: 0 });
});

test('search looks at one type', async () => {
  const door = shopDoor();
  door.exist(column('orders', 'x'));
  const query =
    'query ($input: SearchInput!) { search(input: $input) { start count total searchResults { entity { urn } } facets { field } } }';
  const data = await door.ask(query, { input: { type: 'DATA_JOB', query: 'load' } });
  expect(data['search']).toMatchObject({
    start: 0,
    count: 10,
    total: 1,
    searchResults: [{ entity: { urn: job } }],
  });
});
