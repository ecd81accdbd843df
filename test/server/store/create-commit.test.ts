import { copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../../src/server/store/open-store.js';
import { tempFolder } from '../../support/server/temp-folder.js';
import { dataset, jane } from '../../support/server/urns.js';

const large = (prefix: string) =>
  Array.from({ length: 2000 }, (_, i) => ({
    urn: dataset(`${prefix}${i}`),
    name: 'datasetProperties',
    value: { description: 'new'.repeat(500) },
  }));

test('a large write is durable at once, and its log goes into the database in a later turn', async () => {
  const folder = tempFolder();
  const file = join(folder, 'catalog.db');
  const store = openStore({ file });
  const sizeBefore = statSync(file).size;
  store.write(large('a'), { actor: jane, time: 1 });
  expect(statSync(file).size).toBe(sizeBefore);
  const killed = join(folder, 'killed.db');
  copyFileSync(file, killed);
  copyFileSync(`${file}-wal`, `${killed}-wal`);
  await expect.poll(() => statSync(file).size).toBeGreaterThan(sizeBefore);
  store.close();
  const reopened = openStore({ file: killed });
  expect(reopened.countAspects('datasetProperties')).toBe(2000);
  reopened.close();
});

test('a second large write in the same turn bounds the log', () => {
  const file = join(tempFolder(), 'catalog.db');
  const store = openStore({ file });
  const sizeBefore = statSync(file).size;
  store.write(large('a'), { actor: jane, time: 1 });
  store.write(large('b'), { actor: jane, time: 1 });
  expect(statSync(file).size).toBeGreaterThan(sizeBefore);
  store.close();
});
