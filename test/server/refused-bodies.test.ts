import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Catalog, startCatalog } from '../../src/server/start-catalog.js';
import { patch, post } from '../support/server/catalog.js';

/** Columns: method and path, body, status, message. */
const rows = readFileSync(new URL('refused-bodies.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));

describe('a body with one mistake is refused in the words of the interface', () => {
  let catalog: Catalog;
  beforeAll(async () => {
    catalog = await startCatalog();
  });
  afterAll(() => catalog.stop());

  test.each(rows)('%s %s', async (address, body, status, message) => {
    const [method, path = ''] = String(address).split(' ');
    const answer = await (method === 'PATCH' ? patch : post)(catalog, path, body);
    expect([answer.status, answer.body.message ?? answer.body.error]).toEqual([
      Number(status),
      message,
    ]);
  });
});
