import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CatalogStore } from '../../../src/server/store/catalog-store.js';
import { openStore } from '../../../src/server/store/open-store.js';
import { tempFolder } from '../../support/server/temp-folder.js';
import { dataset, jane } from '../../support/server/urns.js';

const a = dataset('a');
const by = { actor: jane, time: 1 };
const key = { urn: a, name: 'datasetKey', value: {} };
const described = { urn: a, name: 'datasetProperties', value: { description: 'Alpha' } };

test('the commit of a write stores its texts, even without a search in between', () => {
  const file = join(tempFolder(), 'catalog.db');
  const store = openStore({ file });
  store.write([key, described], by);
  store.close();
  const again = openStore({ file });
  expect(again.findWord('alpha', [a])).toEqual([{ urn: a, inNames: false }]);
  again.hardDelete(a);
  again.close();
  const last = openStore({ file });
  expect(last.findWord('alpha', [a])).toEqual([]);
  last.close();
});

test('a rolled back transaction leaves no texts', () => {
  const store = openStore({ file: join(tempFolder(), 'catalog.db') });
  store.write([key], by);
  const failed = () =>
    store.transaction(() => {
      store.write([described], by);
      throw new Error('broken off');
    });
  expect(failed).toThrow('broken off');
  expect(store.findWord('alpha', [a])).toEqual([]);
  store.close();
});

/** The entities that have a word, by the index in memory. */
function having(store: CatalogStore, word: string) {
  while (store.wordIndex.readSome());
  const { words, entities } = store.wordIndex;
  return (words.get(word) ?? []).flatMap((one) => entities[Math.floor(one / 8)]?.urn ?? []);
}

test('the index of words follows writes, rollbacks, deletions and a new start', () => {
  const file = join(tempFolder(), 'catalog.db');
  const store = openStore({ file });
  expect(having(store, 'alpha')).toEqual([]);
  store.write([key, described], by);
  expect(having(store, 'alpha')).toEqual([a]);
  const failed = () =>
    store.transaction(() => {
      store.write([{ ...described, value: { description: 'Beta' } }], by);
      expect(having(store, 'alpha')).toEqual([a]);
      throw new Error('broken off');
    });
  expect(failed).toThrow('broken off');
  expect([having(store, 'alpha'), having(store, 'beta')]).toEqual([[a], []]);
  store.close();
  const again = openStore({ file });
  expect(having(again, 'alpha')).toEqual([a]);
  again.hardDelete(a);
  expect(having(again, 'alpha')).toEqual([]);
  again.close();
});

test('the index of words drops what is no longer in use', () => {
  const store = openStore({ file: ':memory:' });
  store.write([key], by);
  for (let count = 0; count < 10_050; count++) {
    store.write([{ ...described, value: { description: `Alpha ${count}` } }], by);
    expect(store.wordIndex.readSome()).toBe(true);
  }
  expect(having(store, 'alpha')).toEqual([a]);
  expect(store.wordIndex.entities.length).toBeLessThan(100);
  store.close();
});
