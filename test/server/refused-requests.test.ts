import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Catalog, startCatalog } from '../../src/server/start-catalog.js';
import { type Answer, get, patch, post } from '../support/server/catalog.js';

/** Columns: method and path, body, status, message. */
const rows = readFileSync(new URL('refused-requests.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));

describe('a request with one mistake is refused in the words of the interface', () => {
  let catalog: Catalog;
  let before: unknown;
  beforeAll(async () => {
    catalog = await startCatalog();
    before = await everything(catalog);
  });
  afterAll(() => catalog.stop());

  test.each(rows)('%s %s', async (address, body, status, message) => {
    const { status: answered, body: answer } = await send(catalog, String(address), String(body));
    const words: string = answer.message ?? answer.error;
    // The parser of the JavaScript engine says what is wrong in a text that is no JSON.
    const ours = words
      .replace(/(is not valid JSON): .*/s, '$1')
      .replace(/\p{Surrogate}/gu, '\ufffd');
    expect([answered, ours]).toEqual([Number(status), message]);
  });

  test('and nothing is written', async () => {
    expect(await everything(catalog)).toEqual(before);
  });
});

function send(catalog: Catalog, address: string, body: string): Promise<Answer> {
  const [method = '', path = ''] = address.split(/ (.*)/);
  if (method === 'POST') return post(catalog, path, body);
  return method === 'PATCH' ? patch(catalog, path, body) : get(catalog, path, method);
}

/** All entities of the catalog with all their aspects. */
async function everything(catalog: Catalog): Promise<unknown> {
  const path = '/openapi/v3/entity/scroll?count=1000&systemMetadata=true';
  return (await post(catalog, path, { aspects: [] })).body;
}
