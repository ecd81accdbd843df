import { describe, expect, test } from 'vitest';
import type { Catalog } from '../../../src/server/start-catalog.js';
import type { Urn } from '../../../src/urn/urn.js';
import { get, patch, post, quoted, runningCatalog } from '../../support/server/catalog.js';
import { dataset } from '../../support/server/urns.js';

const V2 = '/openapi/v2/entity';
const orders = dataset('orders');
const ORDERS = `${V2}/dataset/${quoted(orders)}`;
const retention = 'urn:li:structuredProperty:retention' as Urn;
const tier = 'urn:li:structuredProperty:tier' as Urn;

const PLAIN = { urn: orders, aspects: { status: { value: { removed: false } } } };

const valued = (propertyUrn: string, value: object) => ({ propertyUrn, values: [value] });

async function catalogWithOrders(): Promise<Catalog> {
  const catalog = await runningCatalog();
  await post(catalog, `${V2}/dataset?async=false`, [PLAIN]);
  return catalog;
}

async function catalogWithProperties(): Promise<Catalog> {
  const catalog = await catalogWithOrders();
  for (const [urn, type] of [
    [retention, 'number'],
    [tier, 'string'],
  ] as const) {
    const path = `${V2}/structuredProperty/${quoted(urn)}/propertyDefinition?createIfNotExists=false`;
    const definition = {
      qualifiedName: urn.split(':').at(-1),
      valueType: `urn:li:dataType:datahub.${type}`,
      entityTypes: ['urn:li:entityType:datahub.dataset'],
    };
    expect((await post(catalog, path, definition)).status).toBe(200);
  }
  return catalog;
}

describe('writes of version 2', () => {
  test('a bulk write takes aspects below one member', async () => {
    const catalog = await runningCatalog();
    const path = `${V2}/dataset?async=false&systemMetadata=true`;
    const embed = { value: { n: 60.5 }, systemMetadata: { runId: 'run-1' } };
    const answer = await post(catalog, path, [{ urn: orders, aspects: { embed } }]);
    const systemMetadata = expect.objectContaining({ runId: 'run-1', version: '1' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual([
      { urn: orders, aspects: { embed: { ...embed, systemMetadata } } },
    ]);
  });

  test('a bulk write is asynchronous by default, and answers with the urns alone', async () => {
    const catalog = await runningCatalog();
    const answer = await post(catalog, `${V2}/dataset`, [PLAIN]);
    expect([answer.status, answer.body]).toEqual([202, [{ urn: orders }]]);
    expect((await get(catalog, ORDERS, 'HEAD')).status).toBe(204);
  });

  test('the body of a write of one aspect is its value', async () => {
    const catalog = await catalogWithProperties();
    const properties = [valued(retention, { double: 60 })];
    const path = `${ORDERS}/structuredProperties?createIfNotExists=false`;
    const answer = await post(catalog, path, { properties });
    const aspects = { structuredProperties: { value: { properties } } };
    expect([answer.status, answer.body]).toEqual([200, { urn: orders, aspects }]);
  });

  test('a patch adds to a keyed array, and removes from it', async () => {
    const catalog = await catalogWithProperties();
    const [first, second] = [valued(retention, { double: 60 }), valued(tier, { string: 'gold' })];
    await post(catalog, `${ORDERS}/structuredProperties`, { properties: [first] });
    const change = (op: string) =>
      patch(catalog, `${ORDERS}/structuredProperties`, {
        patch: [{ op, path: `/properties/${tier}`, value: second }],
        arrayPrimaryKeys: { properties: ['propertyUrn'] },
      });
    const answers = [await change('add'), await change('remove')];
    expect(answers.map(({ body }) => body.aspects.structuredProperties.value.properties)).toEqual([
      [first, second],
      [first],
    ]);
  });

  test('a deletion removes an aspect, or the entity', async () => {
    const catalog = await catalogWithOrders();
    await post(catalog, `${ORDERS}/embed`, { n: 1 });
    expect((await get(catalog, `${ORDERS}/embed`, 'DELETE')).status).toBe(200);
    expect((await get(catalog, `${ORDERS}/embed`)).status).toBe(404);
    expect((await get(catalog, ORDERS, 'DELETE')).status).toBe(200);
    expect((await get(catalog, ORDERS, 'HEAD')).status).toBe(404);
  });

  test('there is no bulk patch', async () => {
    const catalog = await catalogWithOrders();
    expect((await patch(catalog, `${V2}/dataset`, [])).status).toBe(405);
  });
});

describe('reads of version 2', () => {
  const key = { value: { platform: 'urn:li:dataPlatform:hive', name: 'orders', origin: 'PROD' } };

  test('an entity has its aspects below one member', async () => {
    const catalog = await catalogWithOrders();
    const { body } = await get(catalog, `${ORDERS}?aspects=status`);
    expect(body).toEqual({
      urn: orders,
      aspects: { datasetKey: key, status: { value: { removed: false } } },
    });
  });

  test('an entity that was never written has its key', async () => {
    const { status, body } = await get(await runningCatalog(), ORDERS);
    expect([status, body]).toEqual([200, { urn: orders, aspects: { datasetKey: key } }]);
  });

  test('an aspect comes with its metadata on request, without the stamp of version 3', async () => {
    const catalog = await catalogWithOrders();
    expect((await get(catalog, `${ORDERS}/STATUS?systemMetadata=true`)).body).toEqual({
      value: { removed: false },
      systemMetadata: expect.objectContaining({ version: '1' }),
    });
  });

  test('a scroll goes through the entities of a type', async () => {
    const catalog = await runningCatalog();
    const urns = ['a', 'b', 'c'].map(dataset);
    const aspects = { embed: { value: { n: 1 } } };
    const items = urns.map((urn) => ({ urn, aspects }));
    await post(catalog, `${V2}/dataset`, items);
    const page = `${V2}/dataset?count=2&aspects=embed`;
    const first = (await get(catalog, page)).body;
    const second = (await get(catalog, `${page}&scrollId=${first.scrollId}`)).body;
    const urnsOf = (results: { urn: string }[]) => results.map(({ urn }) => urn);
    expect(urnsOf(first.results)).toEqual(urns.slice(0, 2));
    expect(urnsOf(second.results)).toEqual(urns.slice(2));
    expect(Object.keys(first).sort()).toEqual(['results', 'scrollId']);
    expect(Object.keys(second)).toEqual(['results']);
    expect(second.results[0].aspects.embed).toEqual({ value: { n: 1 } });
  });
});
