import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import type { CatalogStore } from '../../../src/server/store/catalog-store.js';
import { openStore } from '../../../src/server/store/open-store.js';
import { findRunAspects } from '../../../src/server/store/run-aspects.js';
import { derivedFrom } from '../../support/server/lineage.js';
import { emptyStore } from '../../support/server/store.js';
import { tempFolder } from '../../support/server/temp-folder.js';
import { dataset, jane } from '../../support/server/urns.js';

const orders = dataset('orders');
const by = { actor: jane, time: 1 };

function write(store: CatalogStore, runId: string, name: string, value: JsonObject): void {
  store.write([{ urn: orders, name, value, systemMetadata: { runId } }], by);
}

/** A store after one write of an aspect by each run. Their values are 1, 2 and so on. */
function storeAfter(...runs: readonly string[]): CatalogStore {
  const store = emptyStore();
  for (const [i, runId] of runs.entries()) write(store, runId, 'custom', { n: i + 1 });
  return store;
}

const ofRun =
  (runId: string) => (version: { readonly systemMetadata: { readonly [key: string]: unknown } }) =>
    version.systemMetadata['runId'] === runId;

test('a deletion returns the number of deleted rows and events', () => {
  const store = emptyStore();
  for (const n of [1, 2, 3]) write(store, 'r', 'custom', { n });
  for (const n of [1, 2]) write(store, 'r', 'datasetProfile', { timestampMillis: n });
  write(store, 'r', 'other', { n: 1 });
  expect(store.deleteAspect(orders, 'custom')).toEqual({ rows: 3, events: 0 });
  expect(store.deleteAspect(orders, 'custom')).toEqual({ rows: 0, events: 0 });
  expect(store.hardDelete(orders)).toEqual({ rows: 1, events: 2 });
  expect(store.hardDelete(orders)).toEqual({ rows: 0, events: 0 });
});

test('events of a time span are deleted, its ends included', () => {
  const store = emptyStore();
  for (const n of [-1, 0, 1, 2, 3]) write(store, 'r', 'datasetProfile', { timestampMillis: n });
  for (const [span, events] of [
    [{ fromMs: 2 }, 2],
    [{ toMs: -1 }, 1],
    [{ fromMs: 1, toMs: 1 }, 1],
  ] as const)
    expect(store.deleteEvents(orders, 'datasetProfile', span)).toEqual({ rows: 0, events });
  expect(store.readAspect(orders, 'datasetProfile')?.value).toEqual({ timestampMillis: 0 });
  expect(store.deleteEvents(orders, 'operation', {})).toEqual({ rows: 0, events: 0 });
  expect(store.deleteEvents(orders, 'datasetProfile', {}).events).toBe(1);
});

describe('reverting an aspect', () => {
  test('makes the newest remaining version the latest, with its number and its earlier versions', () => {
    const store = storeAfter('a', 'a', 'b', 'b');
    expect(store.revertAspect(orders, 'custom', ofRun('b'))).toEqual({ rows: 2, events: 0 });
    expect(store.readAspect(orders, 'custom')).toMatchObject({
      version: 2,
      value: { n: 2 },
      systemMetadata: { runId: 'a' },
    });
    expect(store.readVersion(orders, 'custom', 1)?.value).toEqual({ n: 1 });
    expect(store.readVersion(orders, 'custom', 3)).toBeUndefined();
  });

  test('stops at the first remaining version', () => {
    const store = storeAfter('b', 'a', 'b');
    store.revertAspect(orders, 'custom', ofRun('b'));
    expect(store.readAspect(orders, 'custom')?.value).toEqual({ n: 2 });
    expect(store.readVersion(orders, 'custom', 1)?.value).toEqual({ n: 1 });
  });

  test('does nothing if the latest version stays, or no version exists', () => {
    const store = storeAfter('b', 'a');
    for (const name of ['custom', 'none'])
      expect(store.revertAspect(orders, name, ofRun('b'))).toEqual({ rows: 0, events: 0 });
    expect(store.readAspect(orders, 'custom')?.version).toBe(2);
  });

  test('deletes the aspect if no version remains', () => {
    const store = storeAfter('b', 'b');
    expect(store.revertAspect(orders, 'custom', ofRun('b'))).toEqual({ rows: 2, events: 0 });
    expect(store.readAspect(orders, 'custom')).toBeUndefined();
  });

  test('updates edges and soft deletes, in the file too', () => {
    const file = `${tempFolder()}/catalog.db`;
    const store = openStore({ file });
    write(store, 'a', 'upstreamLineage', derivedFrom('old'));
    write(store, 'b', 'upstreamLineage', derivedFrom('new'));
    write(store, 'b', 'status', { removed: true });
    for (const name of ['upstreamLineage', 'status']) store.revertAspect(orders, name, ofRun('b'));
    expect(store.neighbors(orders, 'UPSTREAM')).toEqual([dataset('old')]);
    expect(store.neighbors(dataset('new'), 'DOWNSTREAM')).toEqual([]);
    expect(store.isSoftDeleted(orders)).toBe(false);
    store.close();
    const db = new Database(file);
    expect(db.prepare('SELECT count(*) FROM former_aspect').raw().get()).toEqual([0]);
    db.close();
    const again = openStore({ file });
    expect(again.neighbors(orders, 'UPSTREAM')).toEqual([dataset('old')]);
    expect(again.isSoftDeleted(orders)).toBe(false);
    again.close();
  });
});

test('a run is listed with the aspects whose latest version it wrote', () => {
  const store = emptyStore();
  write(store, 'a', 'custom', { n: 1 });
  write(store, 'b', 'custom', { n: 2 });
  write(store, 'a', 'other', { n: 1 });
  store.write([{ urn: orders, name: 'odd', value: {}, systemMetadata: { runId: 7 } }], by);
  expect([...store.listRunAspects()].flat()).toMatchObject([
    { runId: 'b', urn: orders, name: 'custom', time: 1 },
    { runId: 'a', urn: orders, name: 'other', time: 1 },
  ]);
  expect(findRunAspects(store, 'a').map(({ name }) => name)).toEqual(['other']);
  expect(findRunAspects(store, '7')).toEqual([]);
});
