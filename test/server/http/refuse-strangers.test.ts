import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { get, post, runningCatalog } from '../../support/server-catalog.js';
import { making, onOpenapi } from '../../support/server-proposals.js';

const PATH = '/openapi/v3/entity/dataset?async=false';

/** `fetch` sets these headers itself, as a browser does. */
function statusWith(catalog: Catalog, headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(catalog.url + PATH, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(making('a').map(onOpenapi)));
  });
}

describe('a request is answered', () => {
  test.each(['localhost', 'LOCALHOST:8080', '127.0.0.1', '127.8.9.10:1', '[::1]', '[::1]:8080'])('to the host %s', async (host) => {
    expect(await statusWith(await runningCatalog(), { Host: host })).toBe(200);
  });

  test.each([
    { Origin: 'http://localhost:3000' },
    { Origin: 'https://127.0.0.1' },
    { Origin: 'http://[::1]:8080' },
    { 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'none' },
  ])('with %j', async (headers) => {
    expect(await statusWith(await runningCatalog(), headers)).toBe(200);
  });

  test('from a page of its own', async () => {
    const catalog = await runningCatalog();
    const headers = { Origin: catalog.url, 'Sec-Fetch-Site': 'same-origin' };
    expect((await post(catalog, PATH, making('a').map(onOpenapi), headers)).status).toBe(200);
  });
});

describe('a request is refused', () => {
  test.each([
    { Host: 'example.org' },
    { Host: 'localhost.example.org' },
    { Host: '127.0.0.1.example.org:80' },
    { Host: '128.0.0.1' },
    { Host: '10.127.0.0.1' },
    { Host: '[::2]' },
    { Origin: 'https://example.org' },
    { Origin: 'http://localhost.example.org' },
    { Origin: 'http://127.0.0.1.example.org' },
    { Origin: 'file://localhost' },
    { Origin: 'null' },
    { Origin: '' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'cross-site' },
  ])('with %j, and nothing is written', async (headers) => {
    const catalog = await runningCatalog();
    expect(await statusWith(catalog, headers)).toBe(403);
    expect(catalog.requests()).toEqual({ reads: 1, writes: 0 });
    const { body } = await post(
      catalog,
      '/openapi/v3/entity/dataset/batchGet',
      making('a').map(({ urn }) => ({ urn })),
    );
    expect(body).toEqual([]);
  });

  test('to read, too', async () => {
    const catalog = await runningCatalog();
    const { status, body } = await post(catalog, '/api/graphql', { query: '{ me { __typename } }' }, { Origin: 'https://example.org' });
    expect([status, body.error]).toEqual([403, expect.stringContaining('https://example.org')]);
    expect((await get(catalog, '/health')).status).toBe(200);
  });
});
