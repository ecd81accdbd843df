import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import {
  defaultBrowsePaths,
  defaultPlatformInstance,
} from '../../../src/server/metamodel/default-aspects.js';
import type { Urn } from '../../../src/urn/urn.js';
import { dataset } from '../../support/server/urns.js';

const flow = 'urn:li:dataFlow:(Airflow,dag,PROD)';
const database = 'urn:li:container:database';
const schema = 'urn:li:container:schema';

describe('defaultPlatformInstance', () => {
  test.each([
    [dataset('a'), 'urn:li:dataPlatform:hive'],
    ['urn:li:chart:(Looker,1)', 'urn:li:dataPlatform:looker'],
    [`urn:li:dataJob:(${flow},load)`, 'urn:li:dataPlatform:airflow'],
    ['urn:li:mlModel:(urn:li:dataPlatform:science,m,PROD)', 'urn:li:dataPlatform:science'],
  ])('%s runs on %s', (urn, platform) =>
    expect(defaultPlatformInstance(urn as Urn)).toEqual({ platform }),
  );

  test.each([
    'urn:li:corpuser:jane',
    'urn:li:container:1',
    'urn:li:dataJob:(flow,load)',
    'nonsense',
  ])('%s has no platform instance', (urn) =>
    expect(defaultPlatformInstance(urn as Urn)).toBeUndefined(),
  );
});

describe('defaultBrowsePaths', () => {
  test.each([
    ['a dataset is in the parts of its name', dataset('Shop.Public.Orders'), ['shop', 'public']],
    ['empty parts are left out', dataset('shop..orders.'), ['shop']],
    ['a dataset without parts is in Default', dataset('orders'), ['Default']],
    ['a chart is in Default', 'urn:li:chart:(looker,a.b)', ['Default']],
    ['a container without a parent is in Default', database, ['Default']],
  ])('%s', (_what, urn, ids) =>
    expect(pathOf(urn, {})).toEqual({ path: ids.map((id) => ({ id })) }),
  );

  test('a job is in its flow', () =>
    expect(pathOf(`urn:li:dataJob:(${flow},load)`, {})).toEqual({
      path: [{ id: flow, urn: flow }],
    }));

  test('the name of a dataset is split as its platform states', () => {
    const platform = { 'urn:li:dataPlatform:hive': { datasetNameDelimiter: '/' } };
    expect(pathOf(dataset('lake/a.b/c'), platform)).toEqual({
      path: [{ id: 'lake' }, { id: 'a.b' }],
    });
  });

  test.each([dataset('shop.orders'), 'urn:li:chart:(looker,1)'])(
    '%s is in its containers, the outermost first',
    (urn) =>
      expect(
        pathOf(urn, { [urn]: { container: schema }, [schema]: { container: database } }),
      ).toEqual({
        path: [
          { id: database, urn: database },
          { id: schema, urn: schema },
        ],
      }),
  );

  test('containers that contain each other are listed once', () =>
    expect(
      pathOf(database, { [database]: { container: schema }, [schema]: { container: database } }),
    ).toEqual({
      path: [
        { id: database, urn: database },
        { id: schema, urn: schema },
      ],
    }));

  test('a chain of containers is followed for a hundred steps', () => {
    const container = (i: number) => `urn:li:container:${i}`;
    const chain = Array.from({ length: 500 }, (_, i) => [
      container(i),
      { container: container(i + 1) },
    ]);
    const path = pathOf(container(0), Object.fromEntries(chain))?.['path'];
    expect(path).toHaveLength(100);
    expect(path).toContainEqual({ id: container(1), urn: container(1) });
  });

  test.each(['urn:li:corpuser:jane', 'urn:li:tag:a', 'urn:li:dataPlatform:hive', 'nonsense'])(
    '%s has no browse paths',
    (urn) => expect(pathOf(urn, {})).toBeUndefined(),
  );
});

/** Derives the browse paths from stored aspects, of which each entity has one. */
function pathOf(urn: string, stored: Readonly<Record<string, JsonObject>>): JsonObject | undefined {
  const readAspect = (inner: Urn) => {
    const value = stored[inner];
    return value && { value };
  };
  return defaultBrowsePaths(urn as Urn, { readAspect });
}
