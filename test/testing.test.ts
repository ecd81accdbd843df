import { expect, test } from 'vitest';
import * as entry from '../src/testing.js';

test('the entry for tests starts a catalog, and offers nothing else', async () => {
  expect(Object.keys(entry)).toEqual(['startCatalog']);
  const catalog = await entry.startCatalog();
  expect((await fetch(`${catalog.url}/config`)).status).toBe(200);
  await catalog.stop();
});
