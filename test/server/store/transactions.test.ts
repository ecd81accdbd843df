import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import DatabaseOffThread from 'libsql/promise';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Steps } from '../../../src/server/shared/steps.js';
import type { CatalogStore } from '../../../src/server/store/catalog-store.js';
import { openStore } from '../../../src/server/store/open-store.js';
import { derivedFrom } from '../../support/server/lineage.js';
import { emptyDatabase, emptyStore } from '../../support/server/store.js';
import { tempFolder } from '../../support/server/temp-folder.js';
import { dataset, jane } from '../../support/server/urns.js';

const [a, b, c] = [dataset('a'), dataset('b'), dataset('c')];
const by = { actor: jane, time: 1 };
const all = [a, b, c];
const SLICE_MS = 20;
const MANY = 500;

/** Writes three datasets, each of them in a turn of its own. The second derives from the first. */
function* writeSlowly(store: CatalogStore): Steps<string> {
  for (const urn of all) {
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until);
    store.write([{ urn, name: 'datasetKey', value: {} }], by);
    if (urn === b) store.write([{ urn, name: 'upstreamLineage', value: derivedFrom('a') }], by);
    yield;
  }
  return 'done';
}

/** Writes many datasets that derive from the first. */
function* writeMany(store: CatalogStore): Steps<string> {
  for (let i = 0; i < MANY; i++) {
    const writes = [
      { urn: dataset(`${i}`), name: 'datasetKey', value: {} },
      { urn: dataset(`${i}`), name: 'upstreamLineage', value: derivedFrom('0') },
    ];
    store.write(writes, by);
    yield;
  }
  return 'done';
}

function* failSlowly(store: CatalogStore): Steps<void> {
  yield* writeSlowly(store);
  throw new Error('broken off');
}

/** Begins a transaction, which pauses after its first step. */
function begin<T>(
  store: CatalogStore,
  work: (store: CatalogStore) => Steps<T>,
): { readonly ended: Promise<T>; readonly hasEnded: () => boolean } {
  let over = false;
  const ended = store
    .transactionInTurns(() => work(store))
    .finally(() => {
      over = true;
    });
  ended.catch(() => undefined);
  return { ended, hasEnded: () => over };
}

describe('a transaction in turns', () => {
  test('lets the event loop continue, and ends by itself', async () => {
    const store = emptyStore();
    const { ended, hasEnded } = begin(store, writeSlowly);
    let turns = 0;
    while (!hasEnded()) {
      await setImmediate();
      turns++;
    }
    expect(turns).toBeGreaterThanOrEqual(2);
    expect(await ended).toBe('done');
    expect(store.listEntities('dataset')).toEqual(all);
  });

  const uses: Readonly<Record<string, (store: CatalogStore) => unknown>> = {
    'a read': (store) => store.exists(c),
    'a graph that was taken before': ({ graph }) => graph.findNode(c) !== undefined,
    'the size of the graph': ({ graph }) => graph.size === 3,
    'a search of mentions': (store) => [...store.findMentions(c)].includes(true),
    'a revision': (store) => store.revision('dataset') === 4,
    'a transaction': (store) => store.transaction(() => store.exists(c)),
  };
  test.each(Object.keys(uses))('is finished first by %s, so no part of it shows', async (name) => {
    const store = emptyStore();
    const { ended, hasEnded } = begin(store, writeSlowly);
    expect(hasEnded()).toBe(false);
    expect(uses[name]?.(store)).toBe(true);
    expect(await ended).toBe('done');
  });

  test('tells its error only to the one who began it, and leaves nothing', async () => {
    const store = emptyStore();
    const before = store.revision('dataset');
    const { ended } = begin(store, failSlowly);
    expect(store.listEntities('dataset')).toEqual([]);
    expect(store.neighbours(a, 'DOWNSTREAM')).toEqual([]);
    expect(store.revision('dataset')).not.toBe(before);
    await expect(ended).rejects.toThrow('broken off');
  });

  test('leaves nothing if it fails by itself', async () => {
    const store = emptyStore();
    const { ended } = begin(store, failSlowly);
    await expect(ended).rejects.toThrow('broken off');
    expect(store.listEntities('dataset')).toEqual([]);
  });

  test('does not take over writes of others', async () => {
    const { store, credentialTables } = emptyDatabase();
    const { ended } = begin(store, failSlowly);
    credentialTables.putPassword(jane, 'hash');
    store.write([{ urn: dataset('d'), name: 'datasetKey', value: {} }], by);
    await expect(ended).rejects.toThrow('broken off');
    expect(credentialTables.readPassword(jane)).toBe('hash');
    expect(store.listEntities('dataset')).toEqual([dataset('d')]);
  });

  test('begins after all that began earlier, and after those who wait for an idle store', async () => {
    const store = emptyStore();
    const order: string[] = [];
    const counting = (name: string) =>
      store.transactionInTurns(function* () {
        order.push(`${name} sees ${store.listEntities('dataset').length}`);
        yield* writeSlowly(store);
      });
    const writes = ['first', 'second', 'third'].map(counting);
    const idle = store.whenIdle().then(() => order.push('idle'));
    await Promise.all([...writes, idle]);
    expect(order).toEqual(['first sees 0', 'idle', 'second sees 3', 'third sees 3']);
  });

  test('is complete in the file when the store is closed meanwhile', async () => {
    const file = join(tempFolder(), 'catalog.db');
    const store = openStore({ file });
    const { ended } = begin(store, writeSlowly);
    store.close();
    expect(await ended).toBe('done');
    const again = openStore({ file });
    expect(again.listEntities('dataset')).toEqual(all);
    again.close();
  });

  test('of many rows lets the event loop continue while it is committed', async () => {
    const store = openStore({ file: join(tempFolder(), 'catalog.db') });
    onTestFinished(() => store.close());
    const onThread = vi.spyOn(DatabaseOffThread.prototype, 'exec');
    await store.transactionInTurns(() => writeMany(store));
    expect(onThread).toHaveBeenCalledWith(expect.stringMatching(/^RELEASE/));
    expect(store.listEntities('dataset')).toHaveLength(MANY);
    expect(store.neighbours(dataset('0'), 'DOWNSTREAM')).toHaveLength(MANY);
  });

  test('of many rows is finished first by a read at any time, so no part of it shows', async () => {
    for (let turns = 0; turns < 40; turns++) {
      const store = openStore({ file: join(tempFolder(), 'catalog.db') });
      const { ended } = begin(store, writeMany);
      for (let i = 0; i < turns; i++) await setImmediate();
      expect(store.listEntities('dataset')).toHaveLength(MANY);
      store.write([{ urn: a, name: 'datasetKey', value: {} }], by);
      expect(await ended).toBe('done');
      store.close();
    }
  });

  test('of many rows leaves nothing if its commit fails', async () => {
    const store = openStore({ file: join(tempFolder(), 'catalog.db') });
    onTestFinished(() => store.close());
    vi.spyOn(DatabaseOffThread.prototype, 'exec').mockRejectedValueOnce(new Error('disk full'));
    const { ended } = begin(store, writeMany);
    await expect(ended).rejects.toThrow('disk full');
    expect(store.listEntities('dataset')).toEqual([]);
    expect(store.neighbours(dataset('0'), 'DOWNSTREAM')).toEqual([]);
  });

  test('that is still open is over when the store is idle', async () => {
    const store = emptyStore();
    const { hasEnded } = begin(store, writeSlowly);
    await store.whenIdle();
    await setImmediate();
    expect(hasEnded()).toBe(true);
  });
});

test('a refused transaction without a change leaves what was read valid', () => {
  const store = emptyStore();
  const before = store.revision('dataset');
  const refused = () =>
    store.transaction(() => {
      throw new Error('refused');
    });
  expect(refused).toThrow('refused');
  expect(store.revision('dataset')).toBe(before);
});
