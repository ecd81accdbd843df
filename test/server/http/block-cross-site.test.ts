import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { get, post, runningCatalog } from '../../support/server/catalog.js';
import { making, onOpenapi, onRestli } from '../../support/server/proposals.js';
import { sendRaw } from '../../support/server/raw-request.js';

const PATH = '/openapi/v3/entity/dataset?async=false';

/** `fetch` sets these headers itself, as a browser does. */
function postStatus(
  catalog: Catalog,
  headers: Readonly<Record<string, string>>,
): Promise<number | undefined> {
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
  test.each(['localhost', 'LOCALHOST:8080', '127.0.0.1', '127.8.9.10:1', '[::1]', '[::1]:8080'])(
    'to the host %s',
    async (host) => {
      expect(await postStatus(await runningCatalog(), { Host: host })).toBe(200);
    },
  );

  test.each([
    { Origin: 'http://localhost:3000' },
    { Origin: 'https://127.0.0.1' },
    { Origin: 'http://[::1]:8080' },
    { 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'none' },
  ])('with %j', async (headers) => {
    const sent = { 'Content-Type': 'application/json', ...headers };
    expect(await postStatus(await runningCatalog(), sent)).toBe(200);
  });

  test('from a page of the catalog', async () => {
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
    expect(await postStatus(catalog, headers)).toBe(403);
    expect(catalog.requests()).toEqual({ reads: 1, writes: 0 });
    const asked = making('a').map(({ urn }) => ({ urn }));
    expect((await post(catalog, '/openapi/v3/entity/dataset/batchGet', asked)).body).toEqual([]);
  });

  test('for a read, too', async () => {
    const catalog = await runningCatalog();
    const query = '{ me { __typename } }';
    const headers = { Origin: 'https://example.org' };
    const { status, body } = await post(catalog, '/api/graphql', { query }, headers);
    expect([status, body.error]).toEqual([403, expect.stringContaining('https://example.org')]);
    expect((await get(catalog, '/health')).status).toBe(200);
  });
});

/**
 * The content types, and no content type, that a page may send to another origin without a
 * preflight request.
 */
const SIMPLE: readonly Record<string, string>[] = [
  {},
  { 'Content-Type': 'text/plain' },
  { 'Content-Type': 'text/plain;charset=UTF-8' },
  { 'Content-Type': 'text/plain; x=application/json' },
  { 'Content-Type': 'application/x-www-form-urlencoded' },
  { 'Content-Type': 'multipart/form-data; boundary=json' },
  { 'Content-Type': 'application/jsonp' },
  { 'Content-Type': '' },
];

const JSON_TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'application/json-patch+json',
];

describe('a page of another port of this machine', () => {
  const origins: readonly Record<string, string>[] = [
    { Origin: 'http://localhost:3000' },
    { Origin: 'http://127.0.0.1:3000', 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ];

  test.each(origins)(
    'cannot write by a request that no browser asks about first: %j',
    async (origin) => {
      const catalog = await runningCatalog();
      const query = 'mutation { updateLineage(input: { edgesToAdd: [], edgesToRemove: [] }) }';
      const doors: readonly (readonly [string, unknown])[] = [
        [PATH, making('a').map(onOpenapi)],
        ['/aspects?action=ingestProposal', { proposal: making('a').map(onRestli)[0] }],
        ['/api/graphql', { query }],
        ['/api/v2/graphql', { query }],
        ['/api/gms/entities?action=delete', { urn: 'urn:li:tag:a' }],
      ];
      const words = expect.stringContaining('Content-Type: application/json');
      for (const type of SIMPLE) {
        for (const [path, body] of doors) {
          const headers = { ...origin, ...type };
          const { status, text } = await sendRaw(catalog, { path, headers, body });
          expect([path, type, status, text]).toEqual([path, type, 403, words]);
        }
      }
      expect(catalog.requests().writes).toBe(0);
    },
  );

  test.each(origins)('is answered after a preflight request of its browser: %j', async (origin) => {
    const catalog = await runningCatalog();
    for (const type of JSON_TYPES)
      expect(await postStatus(catalog, { ...origin, 'Content-Type': type })).toBe(200);
  });

  test.each(origins)(
    'may read, and all methods except POST always need a preflight request: %j',
    async (origin) => {
      const catalog = await runningCatalog();
      const statusOf = async (method: string, path: string) =>
        (await sendRaw(catalog, { method, path, headers: origin })).status;
      expect(await statusOf('GET', '/health')).toBe(200);
      expect(await statusOf('DELETE', '/openapi/v3/entity/tag/urn%3Ali%3Atag%3Aa')).toBe(200);
    },
  );

  test('gets no permission in an answer to a preflight request', async () => {
    const headers = {
      Origin: 'http://localhost:3000',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    };
    for (const path of [PATH, '/api/graphql', '/aspects?action=ingestProposal', '/nowhere']) {
      const answer = await sendRaw(await runningCatalog(), { method: 'OPTIONS', path, headers });
      const names = Object.keys(answer.headers);
      expect(names.filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

test.each([...SIMPLE, ...JSON_TYPES.map((type) => ({ 'Content-Type': type }))])(
  'a client that is not a browser, and a page of the catalog, may send %j',
  async (type) => {
    const catalog = await runningCatalog();
    const own = { Origin: catalog.url, 'Sec-Fetch-Site': 'same-origin' };
    for (const more of [{}, own, { 'Sec-Fetch-Site': 'none' }])
      expect(await postStatus(catalog, { ...type, ...more })).toBe(200);
  },
);
