import { expect, test } from 'vitest';
import type { DbtOptions } from '../../../../src/import/foreign/dbt/dbt-names.js';
import { readDbt } from '../../../../src/import/foreign/dbt/read-dbt.js';

const options: DbtOptions = {
  urns: 'warehouse',
  env: 'PROD',
  case: 'auto',
  columns: 'none',
  useIdentifiers: false,
};

const nodes = {
  'model.shop.orders': {
    resource_type: 'model',
    database: 'shop',
    schema: 'marts',
    name: 'orders',
    alias: 'orders',
    depends_on: { nodes: [] },
  },
};

function read(exposures: object, more: Partial<DbtOptions> = {}) {
  const text = JSON.stringify({ metadata: { adapter_type: 'postgres' }, nodes, exposures });
  return readDbt({ manifest: { text, shownAs: 'm.json' }, options: { ...options, ...more } });
}

const reads = (...ids: readonly string[]) => ({ depends_on: { nodes: ids } });

test('an exposure becomes a dashboard, named as by the ingestion of DataHub', () => {
  const exposures = {
    'exposure.shop.weekly': { type: 'notebook', ...reads('model.shop.orders'), label: ' Week ' },
  };
  const { lineage, leftOut, records, exposures: named } = read(exposures, { dbtInstance: 'eu' });
  expect(lineage.units).toEqual([
    {
      downstream: 'urn:li:dashboard:(dbt,eu.exposure.shop.weekly)',
      edges: [
        {
          upstream: 'urn:li:dataset:(urn:li:dataPlatform:postgres,shop.marts.orders,PROD)',
          type: 'TRANSFORMED',
        },
      ],
      pairs: [],
      wildcards: [],
    },
  ]);
  expect(leftOut).toEqual([]);
  expect(records).toBe(2);
  expect(named.map(({ exposure }) => exposure.label)).toEqual(['Week']);
});

test('exposures without lineage are left out, each with its code', () => {
  const { lineage, leftOut } = read({
    'exposure.shop.off': { config: { enabled: false }, ...reads('model.shop.orders') },
    'exposure.shop.odd': { type: 'robot', ...reads('model.shop.orders') },
    'exposure.shop.metric': { ...reads('metric.shop.gone') },
    'exposure.\u0001': { ...reads('model.shop.orders') },
    [`exposure.${'x'.repeat(900)}`]: { ...reads('model.shop.orders') },
  });
  expect(lineage.units).toEqual([]);
  expect(leftOut.map(({ code, record }) => `${code} ${record.slice(0, 60)}`)).toEqual([
    'dbt-node-disabled exposure.shop.off',
    'dbt-exposure exposure.shop.odd',
    'dbt-node-missing exposure.shop.metric <- metric.shop.gone',
    'dbt-exposure exposure.\u0001',
    `dbt-exposure exposure.${'x'.repeat(51)}`,
    'dbt-node-without-lineage model.shop.orders',
    'dbt-exposure exposure.shop.metric',
  ]);
});

test('a list of exposures is only counted', () => {
  expect(read([{ unique_id: 'exposure.a' }]).leftOut.map(({ code }) => code)).toEqual([
    'dbt-exposure',
    'dbt-node-without-lineage',
  ]);
});
