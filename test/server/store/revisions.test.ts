import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import type { CatalogStore } from '../../../src/server/store/catalog-store.js';
import { openStore } from '../../../src/server/store/open-store.js';
import type { Urn } from '../../../src/urn/urn.js';
import { upsert } from '../../support/server/proposals.js';
import { desk, emptyStore } from '../../support/server/store.js';
import { tempFolder } from '../../support/server/temp-folder.js';
import { dataset, jane } from '../../support/server/urns.js';

const other: Urn = 'urn:li:tag:other' as Urn;
const tag: Urn = 'urn:li:tag:t' as Urn;
const by = { actor: jane, time: 1 };

/** Does some work in a transaction that fails. */
function takeBack(store: CatalogStore, work: () => void): void {
  const failed = () =>
    store.transaction(() => {
      work();
      throw new Error('taken back');
    });
  expect(failed).toThrow('taken back');
}

describe('the revision of a type', () => {
  test('changes with each write of that type, and with no other write', () => {
    const store = emptyStore();
    const seen = new Set<number>([store.revision('tag')]);
    for (const n of [1, 2, 2]) {
      store.write([{ urn: tag, name: 'custom', value: { n } }], by);
      seen.add(store.revision('tag'));
    }
    store.hardDelete(tag);
    seen.add(store.revision('tag'));
    expect(seen.size).toBe(5);
    expect(store.revision('dataset')).toBe(0);
  });

  test('never returns to an earlier value after a rollback', () => {
    const store = emptyStore();
    const before = store.revision('tag');
    let during = before;
    takeBack(store, () => {
      store.write([{ urn: tag, name: 'custom', value: {} }], by);
      during = store.revision('tag');
    });
    const after = store.revision('tag');
    store.write([{ urn: tag, name: 'custom', value: {} }], by);
    expect(new Set([before, during, after, store.revision('tag')]).size).toBe(4);
  });

  test('accepts types with the names of object members', () => {
    expect(emptyStore().revision('constructor')).toBe(0);
  });
});

describe('deleting an entity', () => {
  test('deletes its earlier versions from the file too', () => {
    const file = join(tempFolder(), 'catalog.db');
    const store = openStore({ file });
    for (const n of [1, 2, 3])
      store.write(
        [
          { urn: tag, name: 'custom', value: { n } },
          { urn: other, name: 'custom', value: { n } },
        ],
        by,
      );
    store.hardDelete(tag);
    store.close();
    const db = new Database(file);
    expect(db.prepare('SELECT DISTINCT urn FROM former_aspect').raw().all().flat()).toEqual([
      other,
    ]);
    db.close();
  });

  test('is undone with its transaction', () => {
    const { store, write } = desk();
    write(upsert(tag, 'tagProperties', { name: 't' }));
    takeBack(store, () => store.hardDelete(tag));
    expect(store.exists(tag)).toBe(true);
  });

  test('lets a new entity of the same urn start with version 1', () => {
    const { store, write } = desk();
    for (const name of ['a', 'b']) write(upsert(tag, 'tagProperties', { name }));
    store.hardDelete(tag);
    write(upsert(tag, 'tagProperties', { name: 'c' }));
    expect(store.readAspect(tag, 'tagProperties')?.version).toBe(1);
  });
});

describe('deleting an aspect', () => {
  test('deletes the aspect with its edges, and nothing else of its entity', () => {
    const { store, write } = desk('datahub');
    const [a, b] = [dataset('a'), dataset('b')];
    write(
      upsert(b, 'upstreamLineage', { upstreams: [{ dataset: a, type: 'COPY' }] }),
      upsert(b, 'datasetProfile', { timestampMillis: 1 }),
    );
    const before = store.revision('dataset');
    store.deleteAspect(b, 'upstreamLineage');
    expect(store.readAspect(b, 'upstreamLineage')).toBeUndefined();
    expect(store.neighbors(a, 'DOWNSTREAM')).toEqual([]);
    expect([store.exists(b), store.readAspect(b, 'datasetProfile')?.value]).toEqual([
      true,
      { timestampMillis: 1 },
    ]);
    expect(store.revision('dataset')).not.toBe(before);
    store.deleteAspect(b, 'upstreamLineage');
  });

  test('deletes its earlier versions, so that the next version is the first', () => {
    const { store, write } = desk();
    for (const name of ['a', 'b', 'c']) write(upsert(tag, 'tagProperties', { name }));
    store.deleteAspect(tag, 'tagProperties');
    expect(store.readVersion(tag, 'tagProperties', 1)).toBeUndefined();
    write(upsert(tag, 'tagProperties', { name: 'd' }));
    expect(store.readAspect(tag, 'tagProperties')?.version).toBe(1);
    write(upsert(tag, 'tagProperties', { name: 'e' }));
    expect(store.readVersion(tag, 'tagProperties', 1)?.value).toEqual({ name: 'd' });
  });

  test('deletes events, and the entity if it is the key', () => {
    const { store, write } = desk();
    const b = dataset('b');
    write(upsert(b, 'datasetProfile', { timestampMillis: 1 }));
    store.deleteAspect(b, 'datasetProfile');
    expect(store.readAspect(b, 'datasetProfile')).toBeUndefined();
    store.deleteAspect(b, 'datasetKey');
    expect([store.exists(b), store.listEntities('dataset')]).toEqual([false, []]);
  });

  test('is undone with its transaction', () => {
    const { store, write } = desk();
    write(upsert(tag, 'tagProperties', { name: 't' }));
    takeBack(store, () => store.deleteAspect(tag, 'tagProperties'));
    expect(store.readAspect(tag, 'tagProperties')?.value).toEqual({ name: 't' });
  });
});
