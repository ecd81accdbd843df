import { describe, expect, test } from 'vitest';
import type { CatalogStore } from '../../../src/server/store/catalog-store.js';
import { derivedFrom } from '../../support/server/lineage.js';
import { emptyDatabase, emptyStore } from '../../support/server/store.js';
import { dataset, jane } from '../../support/server/urns.js';

const [a, b, c] = [dataset('a'), dataset('b'), dataset('c')];
const by = { actor: jane, time: 1 };

/** Writes three datasets. The second derives from the first. */
function writeAll(store: CatalogStore): string {
  for (const urn of [a, b, c]) {
    store.write([{ urn, name: 'datasetKey', value: {} }], by);
    if (urn === b) store.write([{ urn, name: 'upstreamLineage', value: derivedFrom('a') }], by);
  }
  return 'done';
}

function writeAndFail(store: CatalogStore): never {
  writeAll(store);
  throw new Error('broken off');
}

describe('a transaction', () => {
  test('returns the result of its work', () => {
    const store = emptyStore();
    expect(store.transaction(() => writeAll(store))).toBe('done');
    expect(store.listEntities('dataset')).toEqual([a, b, c]);
    expect(store.neighbors(a, 'DOWNSTREAM')).toEqual([b]);
  });

  test('that fails leaves nothing, and changes the revision', () => {
    const store = emptyStore();
    const before = store.revision('dataset');
    expect(() => store.transaction(() => writeAndFail(store))).toThrow('broken off');
    expect(store.listEntities('dataset')).toEqual([]);
    expect(store.neighbors(a, 'DOWNSTREAM')).toEqual([]);
    expect(store.revision('dataset')).not.toBe(before);
  });

  test('inside another one belongs to that one', () => {
    const store = emptyStore();
    const outer = () =>
      store.transaction(() => {
        store.transaction(() => writeAll(store));
        expect(store.exists(c)).toBe(true);
        throw new Error('broken off');
      });
    expect(outer).toThrow('broken off');
    expect(store.listEntities('dataset')).toEqual([]);
  });

  test('that fails does not undo what was written before and after it', () => {
    const { store, credentialTables } = emptyDatabase();
    credentialTables.putPassword(jane, 'hash');
    expect(() => store.transaction(() => writeAndFail(store))).toThrow('broken off');
    store.write([{ urn: dataset('d'), name: 'datasetKey', value: {} }], by);
    expect(credentialTables.readPassword(jane)).toBe('hash');
    expect(store.listEntities('dataset')).toEqual([dataset('d')]);
  });

  test('without a change that is refused leaves what was read valid', () => {
    const store = emptyStore();
    const before = store.revision('dataset');
    const refused = () =>
      store.transaction(() => {
        throw new Error('refused');
      });
    expect(refused).toThrow('refused');
    expect(store.revision('dataset')).toBe(before);
  });
});
