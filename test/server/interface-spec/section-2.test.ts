import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import { expectJson } from '../../support/golden.js';
import { post } from '../../support/server/catalog.js';
import {
  edge,
  emitLineage,
  GRAPHQL,
  searchLineage,
  specCatalog,
  storedLineage,
  updateLineage,
} from '../../support/server/spec-catalog.js';
import { column, dataset } from '../../support/server/urns.js';

describe('interface spec 2.1, identifiers', () => {
  test('a dataset is named by platform, name (with dots) and environment', async () => {
    const catalog = await specCatalog('shop.public.orders');
    const query =
      'query ($urn: String!) { dataset(urn: $urn) { urn name platform { name } origin exists } }';
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.public.orders,PROD)';
    const { body } = await post(catalog, GRAPHQL, { query, variables: { urn } });
    expect(body.data.dataset).toEqual({
      urn,
      name: 'shop.public.orders',
      platform: { name: 'hive' },
      origin: 'PROD',
      exists: true,
    });
  });

  test('a column is named by its dataset and a field', async () => {
    const catalog = await specCatalog('orders');
    const urn = `urn:li:schemaField:(${dataset('orders')},id)`;
    const query =
      'query ($urn: String!) { entity(urn: $urn) { urn type ... on SchemaFieldEntity { fieldPath parent { urn } } } }';
    const { body } = await post(catalog, GRAPHQL, { query, variables: { urn } });
    expect(body.data.entity).toEqual({
      urn,
      type: 'SCHEMA_FIELD',
      fieldPath: 'id',
      parent: { urn: dataset('orders') },
    });
  });
});

describe('interface spec 2.2, lineage edge', () => {
  test.each(['downstreamUrn', 'upstreamUrn'])('requires %s', async (field) => {
    const catalog = await specCatalog('raw', 'orders');
    const { [field]: _left, ...rest } = edge('orders', 'raw') as unknown as JsonObject;
    const { body } = await updateLineage(catalog, {
      add: [rest as unknown as ReturnType<typeof edge>],
    });
    expect(body).toMatchObject({
      data: null,
      errors: [{ message: expect.stringContaining(field) }],
    });
  });
});

describe('interface spec 2.3, lineage aspect', () => {
  const columns = {
    upstreamType: 'FIELD_SET',
    upstreams: [column('raw', 'amount'), column('fx', 'rate')],
    downstreamType: 'FIELD',
    downstreams: [column('orders', 'total')],
  };
  const upstreams = [
    { dataset: dataset('raw'), type: 'TRANSFORMED' },
    { dataset: dataset('fx'), type: 'TRANSFORMED' },
  ];

  test('rule 1: is written for the downstream, and stored with all its fields', async () => {
    const catalog = await specCatalog('raw', 'fx', 'orders');
    expect(
      (await emitLineage(catalog, 'orders', { upstreams, fineGrainedLineages: [columns] })).status,
    ).toBe(200);
    expect(await storedLineage(catalog, 'orders')).toMatchObject({
      upstreams,
      fineGrainedLineages: [columns],
    });
  });

  test('rule 2: one column may have upstream columns in several datasets', async () => {
    const catalog = await specCatalog('raw', 'fx', 'orders');
    await emitLineage(catalog, 'orders', { upstreams, fineGrainedLineages: [columns] });
    for (const [name, field] of [
      ['raw', 'amount'],
      ['fx', 'rate'],
    ] as const) {
      const query =
        'query ($input: SearchAcrossLineageInput!) { searchAcrossLineage(input: $input) { searchResults { paths { path { urn } } } } }';
      const { body } = await post(catalog, GRAPHQL, {
        query,
        variables: { input: { urn: column(name, field), direction: 'DOWNSTREAM' } },
      });
      const paths = [{ path: [{ urn: column(name, field) }, { urn: column('orders', 'total') }] }];
      expect(body.data.searchAcrossLineage.searchResults).toEqual([{ paths }]);
    }
  });

  test('rule 3: dataset edges and column edges exist side by side, and neither removes the other', async () => {
    const catalog = await specCatalog('raw', 'fx', 'orders', 'other');
    await emitLineage(catalog, 'orders', { upstreams, fineGrainedLineages: [columns] });
    await updateLineage(catalog, {
      add: [edge('orders', 'other')],
      remove: [edge('orders', 'fx')],
    });
    expect(await storedLineage(catalog, 'orders')).toMatchObject({
      upstreams: [{ dataset: dataset('raw') }, { dataset: dataset('other') }],
      fineGrainedLineages: [columns],
    });
  });
});

test('interface spec 2.4: a result has a degree as a string, and the urn and the type of its entity', async () => {
  const catalog = await specCatalog('raw', 'orders', 'daily');
  await updateLineage(catalog, { add: [edge('orders', 'raw'), edge('daily', 'orders')] });
  const { body } = await searchLineage(catalog, 'raw');
  await expectJson(import.meta, 'interface-spec-2-4-a-result', body);
});
