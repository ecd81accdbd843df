import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../../src/server/store/open-store.js';
import type { CatalogStore } from '../../../src/server/store/sqlite-store.js';
import type { Urn } from '../../../src/urn/urn.js';
import { derivedFrom, mapping } from '../../support/server-lineage.js';
import { column, dataset, jane } from '../../support/server-urns.js';

const orders = dataset('orders');
const by = (time: number) => ({ actor: jane, time });

describe('the store', () => {
  test('gives back what was written, with version, stamp and metadata', () => {
    const store = emptyStore();
    const [written] = store.write(
      [{ urn: orders, name: 'custom', value: { é: ['x', null] }, systemMetadata: { runId: 'r', version: '9' } }],
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

  test('counts a version for each change', () => {
    const store = emptyStore();
    for (const n of [1, 2, 3]) store.write([{ urn: orders, name: 'custom', value: { n } }], by(n));
    expect(store.readAspect(orders, 'custom')).toMatchObject({ version: 3, value: { n: 3 }, created: { time: 3 } });
  });

  test('keeps what was overwritten, by its number, with who wrote it', () => {
    const store = emptyStore();
    for (const n of [1, 2, 2, 3]) store.write([{ urn: orders, name: 'custom', value: { n }, systemMetadata: { runId: `r${n}` } }], by(n));
    const version = (n: number) => store.readVersion(orders, 'custom', n);
    expect([1, 2, 3].map((n) => version(n))).toEqual(
      [1, 2, 3].map((n) => ({
        urn: orders,
        name: 'custom',
        value: { n },
        version: n,
        systemMetadata: { runId: `r${n}`, version: String(n) },
        created: { time: n, actor: jane },
      })),
    );
    expect([-1, 0, 4].map((n) => version(n))).toEqual([undefined, undefined, undefined]);
    expect([store.readVersion(orders, 'other', 1), store.readVersion(dataset('none'), 'custom', 1)]).toEqual([undefined, undefined]);
  });

  test('keeps twenty versions beside the latest, each aspect for itself', () => {
    const store = emptyStore();
    store.write([{ urn: dataset('b'), name: 'custom', value: { n: 0 } }], by(0));
    for (let n = 1; n <= 25; n++) store.write([{ urn: orders, name: 'custom', value: { n } }], by(n));
    store.write([{ urn: dataset('b'), name: 'custom', value: { n: 1 } }], by(26));
    const kept = Array.from({ length: 26 }, (_, n) => n).filter((n) => store.readVersion(orders, 'custom', n) !== undefined);
    expect(kept).toEqual(Array.from({ length: 21 }, (_, i) => i + 5));
    expect(store.readVersion(dataset('b'), 'custom', 1)?.value).toEqual({ n: 0 });
  });

  test('keeps no earlier events: they are never overwritten', () => {
    const store = emptyStore();
    for (const n of [1, 2]) store.write([{ urn: orders, name: 'datasetProfile', value: { timestampMillis: n } }], by(n));
    expect(store.readVersion(orders, 'datasetProfile', 1)?.value).toEqual({ timestampMillis: 2 });
    expect(store.readVersion(orders, 'datasetProfile', 2)).toBeUndefined();
  });

  test('forgets an overwriting that was undone', () => {
    const store = emptyStore();
    store.write([{ urn: orders, name: 'custom', value: { n: 1 } }], by(1));
    const halfway = () =>
      store.transaction(() => {
        store.write([{ urn: orders, name: 'custom', value: { n: 2 } }], by(2));
        expect(store.readVersion(orders, 'custom', 1)?.value).toEqual({ n: 1 });
        throw new Error('halfway');
      });
    expect(halfway).toThrow('halfway');
    store.write([{ urn: orders, name: 'custom', value: { n: 3 } }], by(3));
    expect([1, 2].map((n) => store.readVersion(orders, 'custom', n)?.value)).toEqual([{ n: 1 }, { n: 3 }]);
  });

  test('keeps version and stamp on an equal write, but notes who looked', () => {
    const store = emptyStore();
    store.write([{ urn: orders, name: 'custom', value: { a: 1, b: [1, 2] }, systemMetadata: { runId: 'first', lastObserved: 1 } }], by(1));
    const again = { lastObserved: 2, lastRunId: 'first', runId: 'second' };
    store.write([{ urn: orders, name: 'custom', value: { b: [1, 2], a: 1 }, systemMetadata: again }], by(2));
    store.write([{ urn: orders, name: 'custom', value: { b: [1, 2], a: 1 } }], by(3));
    expect(store.readAspect(orders, 'custom')).toMatchObject({
      version: 1,
      created: { time: 1 },
      systemMetadata: { runId: 'first', lastObserved: 2, lastRunId: 'first', version: '1' },
    });
    store.write([{ urn: orders, name: 'custom', value: { a: 1, b: [2, 1] } }], by(4));
    expect(store.readAspect(orders, 'custom')).toMatchObject({ version: 2, created: { time: 4 } });
  });

  test('lists entities by their key aspect, soft-deleted ones too', () => {
    const store = emptyStore();
    const user = 'urn:li:corpuser:jane' as Urn;
    store.write([key('b'), key('a'), { urn: dataset('c'), name: 'status', value: { removed: true } }], by(0));
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
    expect([store.isSoftDeleted(dataset('a')), store.isSoftDeleted(dataset('b'))]).toEqual([true, false]);
  });

  test('reads many, in the order of the request, without urns that have nothing', () => {
    const store = emptyStore();
    store.write([key('b'), key('a'), { urn: dataset('b'), name: 'status', value: { removed: false } }], by(0));
    const all = store.readAspects([dataset('b'), dataset('none'), dataset('a'), dataset('b')]);
    expect([...all.keys()]).toEqual([dataset('b'), dataset('a')]);
    expect(all.get(dataset('b'))?.map((one) => one.name)).toEqual(['datasetKey', 'status']);
    const some = store.readAspects([dataset('a'), dataset('b')], ['status', 'none', 'status']);
    expect([...some].map(([urn, aspects]) => [urn, aspects.length])).toEqual([[dataset('b'), 1]]);
  });

  test('finds edges from both ends and forgets those that a write drops', () => {
    const store = emptyStore();
    store.write([{ urn: orders, name: 'upstreamLineage', value: derivedFrom('b', 'a', 'a') }], by(0));
    expect(store.neighbours(orders, 'UPSTREAM')).toEqual([dataset('a'), dataset('b')]);
    expect(store.neighbours(dataset('b'), 'DOWNSTREAM')).toEqual([orders]);
    store.write([{ urn: orders, name: 'upstreamLineage', value: derivedFrom('a') }], by(1));
    expect(store.neighbours(orders, 'UPSTREAM')).toEqual([dataset('a')]);
    expect(store.neighbours(dataset('b'), 'DOWNSTREAM')).toEqual([]);
  });

  test('keeps an edge that two aspects state until neither does', () => {
    const store = emptyStore();
    const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,dag,PROD),load)' as Urn;
    const other = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,dag,PROD),other)' as Urn;
    store.write([{ urn: job, name: 'dataJobInputOutput', value: { inputDatajobs: [other] } }], by(0));
    store.write([{ urn: job, name: 'dataJobInputOutput', value: { inputDatajobEdges: [{ destinationUrn: other }] } }], by(1));
    expect(store.neighbours(job, 'UPSTREAM')).toEqual([other]);
  });

  test('makes its indexes again from the aspects', () => {
    const store = emptyStore();
    const names = Array.from({ length: 250 }, (_, i) => `t${i}`);
    const lineage = { ...derivedFrom(...names), fineGrainedLineages: [mapping('orders#a', 't0#a')] };
    store.write([key('orders'), ...names.map(key), { urn: orders, name: 'upstreamLineage', value: lineage }], by(0));
    const before = [store.listEntities('dataset'), store.neighbours(orders, 'UPSTREAM'), store.neighbours(column('t0', 'a'), 'DOWNSTREAM')];
    store.reindex();
    expect([
      store.listEntities('dataset'),
      store.neighbours(orders, 'UPSTREAM'),
      store.neighbours(column('t0', 'a'), 'DOWNSTREAM'),
    ]).toEqual(before);
    expect(before.map((list) => list.length)).toEqual([251, 250, 1]);
  });

  test('appends events apart from the aspects and reads the latest by its own time', () => {
    const store = emptyStore();
    const profile = (rowCount: number, timestampMillis?: number) => ({
      urn: orders,
      name: 'datasetProfile',
      value: { rowCount, timestampMillis },
    });
    store.write([profile(1, 50), profile(2, 100), profile(3, 60)], by(0));
    expect(store.readAspect(orders, 'datasetProfile')).toMatchObject({ value: { rowCount: 2 }, version: 1 });
    store.write([profile(4)], by(101));
    expect(store.readAspect(orders, 'datasetProfile')?.value).toEqual({ rowCount: 4 });
    store.write([profile(5, 1e300)], by(102));
    expect(store.readAspect(orders, 'datasetProfile')?.value).toEqual({ rowCount: 5, timestampMillis: 1e300 });
    expect(store.readAspects([orders]).size).toBe(0);
    expect(store.readAspects([orders], ['datasetProfile']).size).toBe(1);
  });

  test('deletes an entity with its aspects, events and edges, and nothing of its neighbours', () => {
    const store = emptyStore();
    const lineage = (name: string) => ({ urn: dataset(name), name: 'upstreamLineage', value: derivedFrom('raw') });
    const profile = { urn: orders, name: 'datasetProfile', value: { rowCount: 1, timestampMillis: 1 } };
    store.write([key('raw'), key('orders'), key('other'), lineage('orders'), lineage('other'), profile], by(0));
    store.hardDelete(orders);
    expect([store.exists(orders), store.readAspects([orders]).size, store.readAspect(orders, 'datasetProfile')]).toEqual([
      false,
      0,
      undefined,
    ]);
    expect(store.neighbours(dataset('raw'), 'DOWNSTREAM')).toEqual([dataset('other')]);
    expect(store.listEntities('dataset')).toEqual([dataset('other'), dataset('raw')]);
  });

  test('writes all or nothing', () => {
    const store = emptyStore();
    const work = () =>
      store.transaction(() => {
        store.write([key('orders'), { urn: orders, name: 'upstreamLineage', value: derivedFrom('a') }], by(0));
        expect(store.exists(orders)).toBe(true);
        throw new Error('halfway');
      });
    expect(work).toThrow('halfway');
    expect(store.exists(orders)).toBe(false);
    expect(store.readAspect(orders, 'upstreamLineage')).toBeUndefined();
    expect(store.neighbours(dataset('a'), 'DOWNSTREAM')).toEqual([]);
    store.transaction(() => store.transaction(() => store.write([key('orders')], by(0))));
    expect(store.exists(orders)).toBe(true);
  });
});

function key(name: string): { readonly urn: Urn; readonly name: string; readonly value: { readonly name: string } } {
  return { urn: dataset(name), name: 'datasetKey', value: { name } };
}

function emptyStore(): CatalogStore {
  const store = openStore({ file: ':memory:' });
  onTestFinished(() => store.close());
  return store;
}
