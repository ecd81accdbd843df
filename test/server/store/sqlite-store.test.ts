import { describe, expect, test } from 'vitest';
import type { Urn } from '../../../src/urn/urn.js';
import { emptyStore } from '../../support/server/store.js';
import { dataset, jane } from '../../support/server/urns.js';

const orders = dataset('orders');
const by = (time: number) => ({ actor: jane, time });

describe('the store', () => {
  test('returns a written aspect with version, stamp and metadata', () => {
    const store = emptyStore();
    const [written] = store.write(
      [
        {
          urn: orders,
          name: 'custom',
          value: { é: ['x', null] },
          systemMetadata: { runId: 'r', version: '9' },
        },
      ],
      by(5),
    );
    expect(written).toEqual({
      urn: orders,
      name: 'custom',
      value: { é: ['x', null] },
      version: 1,
      systemMetadata: { runId: 'r', version: '1' },
      created: { time: 5, actor: jane },
    });
    expect(store.readAspect(orders, 'custom')).toEqual(written);
    expect(store.readAspect(orders, 'other')).toBeUndefined();
  });

  test('lists entities by their key aspect, soft-deleted ones too', () => {
    const store = emptyStore();
    const user = 'urn:li:corpuser:jane' as Urn;
    store.write(
      [key('b'), key('a'), { urn: dataset('c'), name: 'status', value: { removed: true } }],
      by(0),
    );
    store.write(
      [
        { urn: dataset('a'), name: 'status', value: { removed: true } },
        { urn: user, name: 'corpUserKey', value: { username: 'jane' } },
      ],
      by(0),
    );
    expect(store.listEntities('dataset')).toEqual([dataset('a'), dataset('b')]);
    expect(store.listEntities('corpuser')).toEqual([user]);
    expect([store.exists(dataset('a')), store.exists(dataset('c'))]).toEqual([true, false]);
    expect([store.isSoftDeleted(dataset('a')), store.isSoftDeleted(dataset('b'))]).toEqual([
      true,
      false,
    ]);
  });

  test('reads many entities in the order of the request, without urns that have no aspects', () => {
    const store = emptyStore();
    store.write(
      [key('b'), key('a'), { urn: dataset('b'), name: 'status', value: { removed: false } }],
      by(0),
    );
    const all = store.readAspects([dataset('b'), dataset('none'), dataset('a'), dataset('b')]);
    expect([...all.keys()]).toEqual([dataset('b'), dataset('a')]);
    expect(all.get(dataset('b'))?.map((one) => one.name)).toEqual(['datasetKey', 'status']);
    const some = store.readAspects([dataset('a'), dataset('b')], ['status', 'none', 'status']);
    expect([...some].map(([urn, aspects]) => [urn, aspects.length])).toEqual([[dataset('b'), 1]]);
  });

  test('appends events beside the aspects, and reads the latest event by its own time', () => {
    const store = emptyStore();
    const profile = (rowCount: number, timestampMillis?: number) => ({
      urn: orders,
      name: 'datasetProfile',
      value: { rowCount, timestampMillis },
    });
    store.write([profile(1, 50), profile(2, 100), profile(3, 60)], by(0));
    expect(store.readAspect(orders, 'datasetProfile')).toMatchObject({
      value: { rowCount: 2 },
      version: 1,
    });
    store.write([profile(4)], by(101));
    expect(store.readAspect(orders, 'datasetProfile')?.value).toEqual({ rowCount: 4 });
    store.write([profile(5, 1e300)], by(102));
    expect(store.readAspect(orders, 'datasetProfile')?.value).toEqual({
      rowCount: 5,
      timestampMillis: 1e300,
    });
    expect(store.readAspects([orders]).size).toBe(0);
    expect(store.readAspects([orders], ['datasetProfile']).size).toBe(1);
  });
});

function key(name: string): {
  readonly urn: Urn;
  readonly name: string;
  readonly value: { readonly name: string };
} {
  return { urn: dataset(name), name: 'datasetKey', value: { name } };
}
