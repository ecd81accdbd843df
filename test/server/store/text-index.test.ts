import { join } from 'node:path';
import { expect, test } from 'vitest';
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
