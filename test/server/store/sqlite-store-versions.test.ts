import { describe, expect, test } from 'vitest';
import { emptyStore } from '../../support/server/store.js';
import { dataset, jane } from '../../support/server/urns.js';

const orders = dataset('orders');
const by = (time: number) => ({ actor: jane, time });

describe('the store', () => {
  test('counts a version for each change', () => {
    const store = emptyStore();
    for (const n of [1, 2, 3]) store.write([{ urn: orders, name: 'custom', value: { n } }], by(n));
    expect(store.readAspect(orders, 'custom')).toMatchObject({
      version: 3,
      value: { n: 3 },
      created: { time: 3 },
    });
  });

  test('keeps overwritten versions by number, with their writers', () => {
    const store = emptyStore();
    for (const n of [1, 2, 2, 3])
      store.write(
        [{ urn: orders, name: 'custom', value: { n }, systemMetadata: { runId: `r${n}` } }],
        by(n),
      );
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
    expect([
      store.readVersion(orders, 'other', 1),
      store.readVersion(dataset('none'), 'custom', 1),
    ]).toEqual([undefined, undefined]);
  });

  test('keeps twenty versions of each aspect beside the latest', () => {
    const store = emptyStore();
    store.write([{ urn: dataset('b'), name: 'custom', value: { n: 0 } }], by(0));
    for (let n = 1; n <= 25; n++)
      store.write([{ urn: orders, name: 'custom', value: { n } }], by(n));
    store.write([{ urn: dataset('b'), name: 'custom', value: { n: 1 } }], by(26));
    const kept = Array.from({ length: 26 }, (_, n) => n).filter(
      (n) => store.readVersion(orders, 'custom', n) !== undefined,
    );
    expect(kept).toEqual(Array.from({ length: 21 }, (_, i) => i + 5));
    expect(store.readVersion(dataset('b'), 'custom', 1)?.value).toEqual({ n: 0 });
  });

  test('reads an event by a time, since events have no versions', () => {
    const store = emptyStore();
    for (const n of [1, 2])
      store.write([{ urn: orders, name: 'datasetProfile', value: { timestampMillis: n } }], by(n));
    const at = (time: number) => store.readVersion(orders, 'datasetProfile', time)?.value;
    const [first, second] = [{ timestampMillis: 1 }, { timestampMillis: 2 }];
    expect([0, 1, 2, 3].map(at)).toEqual([undefined, first, second, second]);
  });

  test('forgets a version whose write was rolled back', () => {
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
    expect([1, 2].map((n) => store.readVersion(orders, 'custom', n)?.value)).toEqual([
      { n: 1 },
      { n: 3 },
    ]);
  });

  test('keeps version and stamp on an equal write, and updates the system metadata', () => {
    const store = emptyStore();
    store.write(
      [
        {
          urn: orders,
          name: 'custom',
          value: { a: 1, b: [1, 2] },
          systemMetadata: { runId: 'first', lastObserved: 1 },
        },
      ],
      by(1),
    );
    const again = { lastObserved: 2, lastRunId: 'first', runId: 'second' };
    store.write(
      [{ urn: orders, name: 'custom', value: { b: [1, 2], a: 1 }, systemMetadata: again }],
      by(2),
    );
    store.write([{ urn: orders, name: 'custom', value: { b: [1, 2], a: 1 } }], by(3));
    expect(store.readAspect(orders, 'custom')).toMatchObject({
      version: 1,
      created: { time: 1 },
      systemMetadata: { runId: 'first', lastObserved: 2, lastRunId: 'first', version: '1' },
    });
    store.write([{ urn: orders, name: 'custom', value: { a: 1, b: [2, 1] } }], by(4));
    expect(store.readAspect(orders, 'custom')).toMatchObject({ version: 2, created: { time: 4 } });
  });
});
