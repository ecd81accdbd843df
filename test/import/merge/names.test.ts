import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FactsByEntity } from '../../../src/import/merge/entity-facts.js';
import { foldName, nameEntities } from '../../../src/import/merge/name-entities.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';
import { hostileUrn } from '../../support/manifest/hostile-lineage.js';

function urn(platform: string, name: string, env = 'PROD'): DatasetUrn {
  return `urn:li:dataset:(urn:li:dataPlatform:${platform},${name},${env})` as DatasetUrn;
}

function namesOf(
  urns: readonly DatasetUrn[],
  taken: Readonly<Record<string, DatasetUrn>> = {},
  facts: FactsByEntity = new Map(),
): readonly (string | undefined)[] {
  const names = nameEntities({
    urns: urns.toSorted(),
    taken: new Map(Object.entries(taken)),
    facts,
  });
  return urns.map((one) => names.get(one));
}

const GUID = 'dfe2c02a-54b7-f7a2-39fc-c651da2f6ad8';

test.each<[string, DatasetUrn[], string[]]>([
  ['the last step', [urn('snowflake', 'test_db.test_schema.table_1')], ['table_1']],
  [
    'the schema tells two tables apart',
    [urn('snowflake', 'shop.public.orders'), urn('snowflake', 'shop.raw.orders')],
    ['public_orders', 'raw_orders'],
  ],
  [
    'a generic step takes its parent',
    [urn('bigquery', 'bq-proj.dataset.table_yyyymmdd')],
    ['dataset_table'],
  ],
  ['without a date', [urn('bigquery', 'ga.web.events_yyyymmdd')], ['events']],
  [
    'with its date if the bare name is another dataset',
    [urn('bigquery', 'ga.web.events'), urn('bigquery', 'ga.web.events_yyyymmdd')],
    ['events', 'events_yyyymmdd'],
  ],
  ['a file without extension', [urn('s3', 'my-test-bucket/a/food.parquet')], ['food']],
  ['and without compression', [urn('s3', 'my-test-bucket/a/food.csv.gz')], ['food']],
  ['a dash stays', [urn('kafka', 'enriched-orders')], ['enriched-orders']],
  [
    'the platform',
    [urn('kafka', 'orders'), urn('mysql', 'a.orders')],
    ['kafka_orders', 'mysql_orders'],
  ],
  ['a guid', [urn('tableau', GUID)], ['tableau_dfe2c02a']],
  ['dbt', [urn('dbt', 'pagila.public.customer')], ['dbt_customer']],
  ['dbt, once', [urn('dbt', 'pagila.public.dbt_customer')], ['dbt_customer']],
  [
    'the environment',
    [urn('hive', 'pageViewsHive'), urn('hive', 'pageViewsHive', 'DEV')],
    ['page_views_hive', 'page_views_hive_dev'],
  ],
  [
    'several qualifiers',
    [urn('kafka', 'orders'), urn('mysql', 'a.orders'), urn('mysql', 'b.orders')],
    ['kafka_orders', 'mysql_a_orders', 'mysql_b_orders'],
  ],
  ['a digit in front', [urn('mysql', 'a.2fast')], ['_2fast']],
  ['a date', [urn('s3', 'lake/orders/2024-01-01')], ['orders_2024-01-01']],
  ['a partition', [urn('s3', 'lake/orders/dt=2024/part-0001.parquet')], ['orders_part-0001']],
  ['only generic steps', [urn('s3', 'data/output/latest')], ['output_latest']],
  ['a generic name alone', [urn('kafka', 'data')], ['data']],
  ['accents', [urn('mysql', 'a.Référence Client')], ['reference_client']],
  ['no Latin letter', [urn('mysql', 'a.注文')], [expect.stringMatching(/^mysql_[0-9a-f]{8}$/)]],
  ['a word of YAML 1.1', [urn('mysql', 'a.NO')], ['no_ds']],
  ['a prototype', [urn('mysql', 'a.constructor')], ['constructor_ds']],
  ['a code', [urn('mysql', 'a.hw2551')], ['hw2551_ds']],
  ['letter case', [urn('mysql', 'a.Orders'), urn('mysql', 'b.orders')], ['a_orders', 'b_orders']],
  [
    'dash and underscore',
    [urn('mysql', 'a.my-orders'), urn('mysql', 'b.my_orders')],
    ['a_my-orders', 'b_my_orders'],
  ],
  [
    'nothing but the urn',
    [urn('mysql', 'a.ORDERS'), urn('mysql', 'a.orders')],
    [expect.stringMatching(/^orders_[0-9a-f]{6}$/), expect.stringMatching(/^orders_[0-9a-f]{6}$/)],
  ],
  [
    'a long name',
    [urn('mysql', `a.${'x'.repeat(70)}`)],
    [expect.stringMatching(/^x{54}_[0-9a-f]{8}$/)],
  ],
])('names: %s', (_, urns, names) => {
  expect(namesOf(urns)).toEqual(names);
});

test('a taken name is left to its dataset', () => {
  expect(
    namesOf([urn('snowflake', 'shop.old.orders')], {
      orders: urn('snowflake', 'shop.public.orders'),
    }),
  ).toEqual(['old_orders']);
});

test('instances tell datasets apart', () => {
  const urns = [urn('postgres', 'eu.dvd.public.actor'), urn('postgres', 'us.dvd.public.actor')];
  const facts = new Map(urns.map((one, i) => [one, { platformInstance: ['eu', 'us'][i] ?? '' }]));
  expect(namesOf(urns, {}, facts)).toEqual(['eu_actor', 'us_actor']);
});

test('an unreadable name gives way to the display name', () => {
  const tableau = urn('tableau', GUID);
  const facts = new Map([[tableau, { displayName: 'Orders of EMEA' }]]);
  expect(namesOf([tableau], {}, facts)).toEqual(['orders_of_emea']);
  const again = new Map([[tableau, { displayName: GUID }]]);
  expect(namesOf([tableau], {}, again)).toEqual(['tableau_dfe2c02a']);
});

test('any urns get valid names, all different, whatever their order', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(hostileUrn, { maxLength: 30 }),
      fc.uniqueArray(hostileUrn, { maxLength: 5 }),
      (urns, other) => {
        const holders = other.filter((one) => !urns.includes(one));
        const taken = new Map(
          [...nameEntities({ urns: holders, taken: new Map(), facts: new Map() })].map(
            ([dataset, name]) => [name, dataset],
          ),
        );
        const names = nameEntities({ urns: urns.toSorted(), taken, facts: new Map() });
        expect(names.size).toBe(urns.length);
        const folded = [...names.values(), ...taken.keys()].map(foldName);
        expect(new Set(folded).size).toBe(folded.length);
        for (const name of names.values()) expect(name).toMatch(/^[A-Za-z_][A-Za-z0-9_-]{0,62}$/);
        expect(
          nameEntities({ urns: urns.toSorted().toReversed(), taken, facts: new Map() }),
        ).toEqual(names);
      },
    ),
    { seed: 7, numRuns: 300 },
  );
});

test('many datasets of one name get names in little time', () => {
  const urns = Array.from({ length: 10_000 }, (_, i) =>
    urn('mysql', `s${i % 100}.o${i >> 9}.orders`),
  );
  expect(new Set(namesOf([...new Set(urns)])).size).toBe(new Set(urns).size);
});
