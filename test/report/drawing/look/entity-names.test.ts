import { describe, expect, it } from 'vitest';
import { entityNames } from '../../../../src/report/drawing/look/entity-names.js';
import { company } from '../../../support/web/company.js';

const GUID = '06c3e060-8133-4b58-9b53-a0fced25e056';

/** Names as connectors write them: platform, name in the urn, display name, title and the rest. */
const written = [
  ['snowflake', 'analytics.marts.fct_orders', 'FCT_ORDERS', 'fct_orders', 'analytics.marts'],
  ['bigquery', 'acme-prod.sales.orders_2026', 'orders_2026', 'orders_2026', 'acme-prod.sales'],
  ['dbt', 'analytics.staging.stg_orders', 'stg_orders', 'stg_orders', 'analytics.staging'],
  ['looker', 'shop.explore.order_items', 'Order Items', 'Order Items', 'shop.explore'],
  ['looker', 'shop.view.order_items', 'order_items', 'order_items', 'shop.view'],
  ['kafka', 'shop.orders.v1', 'shop.orders.v1', 'shop.orders.v1', ''],
  ['kafka', 'cluster1.shop.orders.v1', null, 'cluster1.shop.orders.v1', ''],
  ['s3', 'lake/sales/2026/orders.parquet', 'orders.parquet', 'orders.parquet', 'lake/sales/2026'],
  ['s3', 'lake/sales/', 'sales', 'sales', 'lake'],
  ['tableau', GUID, 'Superstore Datasource', 'Superstore Datasource', ''],
  ['tableau', GUID, null, GUID, ''],
  ['postgres', 'shop.public.orders', 'orders', 'orders', 'shop.public'],
  ['mssql', 'DemoData.Foo.Persons', 'Persons', 'Persons', 'DemoData.Foo'],
  ['glue', 'flights-database.avro', 'avro', 'avro', 'flights-database'],
  [
    'databricks',
    'main_metastore.shop.sales.orders',
    'orders',
    'orders',
    'main_metastore.shop.sales',
  ],
] as const;

describe('the names of an entity', () => {
  it.each(written)('reads %s, %s with the name %s', (platform, full, displayName, name, schema) => {
    const names = { name, schema, full, platform, env: 'PROD' };
    expect(entityNames(company(platform, full), displayName)).toEqual(names);
  });

  it.each(written.filter(([, full, , name]) => full.endsWith(`.${name}`)))(
    'reads %s, %s with the whole name as its display name',
    (platform, full, _, name) => {
      // A manifest with `create: true` writes it, and some connectors name the instance as well.
      for (const whole of [full, full.toUpperCase(), `instance.${full}`])
        expect(entityNames(company(platform, full), whole).name).toBe(name);
    },
  );

  it.each([
    ['shop.public.orders', 'orders', 'shop.public'],
    ['bucket/folder/', 'folder', 'bucket'],
    ['orders', 'orders', ''],
    ['...', '...', ''],
  ])('splits %s without a display name', (full, name, schema) => {
    expect(entityNames(company('s3', full))).toMatchObject({ name, schema, full });
  });

  it('spells the title as the urn does, with and without properties', () => {
    const urn = company('snowflake', 'analytics.marts.fct_orders');
    for (const displayName of [null, 'FCT_ORDERS', 'ANALYTICS.MARTS.FCT_ORDERS'])
      expect(entityNames(urn, displayName).name).toBe('fct_orders');
  });

  it('names jobs by their key or their display name, and what is no urn by itself', () => {
    const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,nightly,PROD),load)';
    expect(entityNames(job)).toEqual({
      name: 'load',
      schema: 'nightly',
      full: 'nightly.load',
      platform: 'airflow',
      env: 'PROD',
    });
    expect(entityNames(job, 'Load orders').name).toBe('Load orders');
    expect(entityNames('urn:li:chart:(looker,elements.42)', '')).toEqual({
      name: 'elements.42',
      schema: '',
      full: 'elements.42',
      platform: 'looker',
      env: '',
    });
    const model = 'urn:li:mlModel:(urn:li:dataPlatform:science,scores,PROD)';
    expect(entityNames(model)).toMatchObject({ name: 'scores', platform: 'science', env: '' });
    const score = 'urn:li:mlFeature:(urn:li:mlFeatureTable:(urn:li:dataPlatform:feast,users),age)';
    expect(entityNames(score)).toMatchObject({ name: 'age', platform: 'feast' });
    expect(entityNames('urn:li:mlFeature:(users,age)')).toMatchObject({ platform: 'users' });
    expect(entityNames('urn:li:tag:urgent')).toMatchObject({ name: 'urgent', platform: '' });
    expect(entityNames('urn:li:domain:(urn:b)')).toMatchObject({ platform: '' });
    expect(entityNames('<b>')).toMatchObject({ name: '<b>', full: '<b>', platform: '' });
  });
});
