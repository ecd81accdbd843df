import { describe, expect, test } from 'vitest';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { get, post, quoted, runningCatalog } from '../../support/server/catalog.js';
import { dataset } from '../../support/server/urns.js';

const V1 = '/openapi/entities/v1';
const orders = dataset('orders');

const ID = { fieldPath: 'id', nativeDataType: 'int' };
const PII = { __type: 'GlobalTags', tags: [{ tag: 'urn:li:tag:pii' }] };
const schema = {
  __type: 'SchemaMetadata',
  schemaName: 'orders',
  platform: 'urn:li:dataPlatform:hive',
  version: 0,
  hash: '',
  platformSchema: { __type: 'MySqlDDL', tableSchema: 'id int' },
  fields: [{ ...ID, type: { type: { __type: 'NumberType' } }, globalTags: PII }],
};

const upsert = (aspect: object) => ({ entityType: 'dataset', entityUrn: orders, aspect });

async function catalogWithSchema(): Promise<Catalog> {
  const catalog = await runningCatalog();
  expect((await post(catalog, `${V1}/`, [upsert(schema)])).status).toBe(201);
  return catalog;
}

async function storedSchema(catalog: Catalog) {
  const path = `/openapi/v3/entity/dataset/${quoted(orders)}/schemaMetadata`;
  return (await get(catalog, path)).body.value;
}

describe('writes of version 1', () => {
  test('types become names of records', async () => {
    const type = { type: { 'com.linkedin.schema.NumberType': {} } };
    expect(await storedSchema(await catalogWithSchema())).toMatchObject({
      schemaName: 'orders',
      platformSchema: { 'com.linkedin.schema.MySqlDDL': { tableSchema: 'id int' } },
      fields: [{ type, globalTags: { tags: PII.tags } }],
    });
  });

  test('the answer names each written entity once', async () => {
    const aspects = [{ __type: 'Status', removed: false }, schema];
    const { status, body } = await post(await runningCatalog(), V1, aspects.map(upsert));
    expect([status, body]).toEqual([201, [orders]]);
  });

  test('nothing to write is no creation', async () => {
    const { status, body } = await post(await runningCatalog(), V1, []);
    expect([status, body]).toEqual([200, []]);
  });

  test('a flag demands that the aspect is new', async () => {
    const catalog = await catalogWithSchema();
    const again = (flags: string) => post(catalog, `${V1}/${flags}`, [upsert(schema)]);
    expect((await again('')).status).toBe(201);
    expect((await again('?createIfNotExists=true')).status).toBe(400);
    expect((await again('?createEntityIfNotExists=true')).status).toBe(400);
  });

  test.each(['/openapi/platform/entities/v1', '/openapi/v2/platform/entities/v1'])(
    '%s takes metadata change proposals',
    async (path) => {
      const catalog = await runningCatalog();
      const sent = upsert({ value: schema, contentType: 'application/json' });
      const proposal = { ...sent, changeType: 'UPSERT', aspectName: 'schemaMetadata' };
      const { status, body } = await post(catalog, `${path}/`, [proposal]);
      expect([status, body]).toEqual([201, [orders]]);
      expect((await storedSchema(catalog)).platformSchema).toEqual({
        'com.linkedin.schema.MySqlDDL': { tableSchema: 'id int' },
      });
    },
  );
});

describe('reads of version 1', () => {
  test('names of records become types', async () => {
    const catalog = await catalogWithSchema();
    const path = `${V1}/latest?urns=${quoted(orders)}&aspectNames=schemaMetadata`;
    const { responses } = (await get(catalog, path)).body;
    const key = expect.objectContaining({ __type: 'DatasetKey', name: 'orders' });
    const created = { actor: expect.any(String), time: expect.any(Number) };
    const about = { name: 'schemaMetadata', type: 'VERSIONED', version: 0, created };
    const aspects = {
      datasetKey: expect.objectContaining({ value: key }),
      schemaMetadata: expect.objectContaining(about),
    };
    expect(responses).toEqual({ [orders]: { urn: orders, entityName: 'dataset', aspects } });
    expect(responses[orders].aspects.schemaMetadata.value).toMatchObject(schema);
  });

  test('several urns are several parameters', async () => {
    const urns = [orders, dataset('customers')];
    const query = urns.map((urn) => `urns=${quoted(urn)}`).join('&');
    const { body } = await get(await runningCatalog(), `${V1}/latest?${query}`);
    expect(Object.keys(body.responses)).toEqual(urns);
  });
});

describe('deletions of version 1', () => {
  const remove = (catalog: Catalog, flag: string) =>
    get(catalog, `${V1}/?urns=${quoted(orders)}${flag}`, 'DELETE');
  const exists = async (catalog: Catalog) =>
    (await get(catalog, `/openapi/v3/entity/dataset/${quoted(orders)}/datasetKey`)).status === 200;

  test('are soft by default', async () => {
    const catalog = await catalogWithSchema();
    const { status, body } = await remove(catalog, '');
    const told = { rowsRolledBack: [{ urn: orders }], rowsDeletedFromEntityDeletion: 1 };
    expect([status, body]).toEqual([200, [told]]);
    expect(await exists(catalog)).toBe(true);
    expect((await remove(catalog, '&soft=maybe')).status).toBe(400);
  });

  test('are hard on request', async () => {
    const catalog = await catalogWithSchema();
    const { body } = await remove(catalog, '&soft=false');
    const rowsRolledBack = [{ urn: orders, aspectName: 'datasetKey' }];
    const rowsDeletedFromEntityDeletion = expect.any(Number);
    expect(body).toEqual([{ rowsRolledBack, rowsDeletedFromEntityDeletion }]);
    expect(await exists(catalog)).toBe(false);
  });
});
