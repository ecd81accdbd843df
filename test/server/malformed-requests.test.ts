import { connect } from 'node:net';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import type { Catalog } from '../../src/server/start-catalog.js';
import { campaignRuns } from '../campaigns/campaign.js';
import { type FuzzAnswer, fuzzClient, fuzzRequest } from '../support/fuzz/requests.js';
import { bearer, guardedCatalog, tokenFor } from '../support/server/auth.js';
import { get, post, quoted, runningCatalog } from '../support/server/catalog.js';
import { deriving, making, onOpenapi } from '../support/server/proposals.js';
import { dataset } from '../support/server/urns.js';

const REQUESTS = campaignRuns('malformed requests', { part: 800, whole: 10_000 });

/** Long enough for the requests of `npm run soak`, on a busy machine. */
const TIMEOUT_MS = 900_000;

test('no malformed request causes an internal error or damages the catalog', {
  timeout: TIMEOUT_MS,
}, async () => {
  const catalogs = { open: await runningCatalog(), guarded: await guardedCatalog() };
  const token = bearer((await tokenFor(catalogs.guarded, 'datahub')).text);
  const held = [
    await storeHeldLineage(catalogs.open, {}),
    await storeHeldLineage(catalogs.guarded, token),
  ];
  const callers = {
    anybody: { catalog: catalogs.open, headers: {} },
    administrator: { catalog: catalogs.guarded, headers: token },
    nobody: { catalog: catalogs.guarded, headers: {} },
    stranger: { catalog: catalogs.guarded, headers: { Authorization: 'Bearer a.b.c' } },
  };
  const caller = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('anybody' as const, 'administrator' as const) },
    { weight: 1, arbitrary: fc.constantFrom('nobody' as const, 'stranger' as const) },
  );
  const client = fuzzClient();
  onTestFinished(client.close);
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(caller, fuzzRequest, async (who, request) => {
      const { catalog, headers } = callers[who];
      const answer = await client.send(catalog.url, {
        ...request,
        headers: { ...request.headers, ...headers },
      });
      statuses.add(answer.status);
      expect(faultIn(answer)).toBeUndefined();
    }),
    { numRuns: REQUESTS },
  );
  // The requests are neither all refused nor all accepted. Each kind of answer is a path through
  // the code.
  expect(
    [200, 202, 204, 400, 401, 403, 404, 405, 412, 422].filter((status) => !statuses.has(status)),
  ).toEqual([]);
  expect([
    await storeHeldLineage(catalogs.open, {}),
    await storeHeldLineage(catalogs.guarded, token),
  ]).toEqual(held);
});

/** Returns the text of an answer that shows an internal error, else undefined. */
function faultIn({ status, text }: FuzzAnswer): string | undefined {
  return status >= 500 || /"code":5\d\d\b/.test(text) ? `${status} ${text}` : undefined;
}

/**
 * Stores lineage of datasets that no other request names, unless it exists, and of datasets that
 * all requests name. Returns the stored lineage of the former.
 */
async function storeHeldLineage(
  catalog: Catalog,
  headers: Record<string, string>,
): Promise<unknown> {
  const urn = quoted(dataset('held.b'));
  const path = `/openapi/v3/entity/dataset/${urn}?systemMetadata=true`;
  if ((await get(catalog, path, 'GET', headers)).status === 404) {
    const made = [
      ...making('held.a', 'held.b', 'fuzz.a', 'fuzz.b'),
      deriving('held.b', 'held.a'),
      deriving('fuzz.b', 'fuzz.a'),
    ];
    const body = made.map(onOpenapi);
    expect(
      (await post(catalog, '/openapi/v3/entity/dataset?async=false', body, headers)).status,
    ).toBe(200);
  }
  const query = `{ searchAcrossLineage(input: { urn: "${dataset('held.a')}", direction: DOWNSTREAM }) { searchResults { entity { urn } } } }`;
  const found = await post(catalog, '/api/graphql', { query }, headers);
  const stored = await get(catalog, path, 'GET', headers);
  expect([stored.status, found.body]).toMatchObject([
    200,
    { data: { searchAcrossLineage: { searchResults: [{ entity: { urn: dataset('held.b') } }] } } },
  ]);
  return stored.body;
}

test('bytes that are not HTTP get a 4xx or no answer, and the next caller is served', async () => {
  const catalog = await runningCatalog();
  const garbage = fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc.constantFrom(...HEADS).map((head) => Buffer.from(head, 'latin1')),
  );
  await fc.assert(
    fc.asyncProperty(garbage, async (bytes) => {
      expect(await answerTo(catalog, bytes)).toMatch(/^(HTTP\/1\.1 [1-4]|$)/);
      expect((await get(catalog, '/health')).status).toBe(200);
    }),
    { numRuns: 200 },
  );
});

const END = '\r\n\r\n';

/** Request heads that no client library sends. */
const HEADS: readonly string[] = [
  `GET / HTTP/1.1${END}`,
  `GET /health HTTP/9.9\r\nHost: localhost${END}`,
  `get /health HTTP/1.1\r\nHost: localhost${END}`,
  `GET /health\r\n`,
  `GET http://localhost:1/health HTTP/1.1\r\nHost: localhost${END}`,
  `GET http://[ HTTP/1.1\r\nHost: localhost${END}`,
  `GET /%%% HTTP/1.1\r\nHost: [${END}`,
  `GET //x:y@z HTTP/1.1\r\nHost: localhost${END}`,
  `OPTIONS * HTTP/1.1\r\nHost: localhost${END}`,
  `CONNECT localhost:1 HTTP/1.1\r\nHost: localhost${END}`,
  `TRACE / HTTP/1.1\r\nHost: localhost${END}`,
  `GET /health HTTP/1.1\r\nHost: localhost\r\nHost: example.org${END}`,
  `POST /api/graphql HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1${END}`,
  `POST /api/graphql HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999${END}`,
  `POST /api/graphql HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nTransfer-Encoding: chunked${END}0${END}`,
  `POST /api/graphql HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked${END}zz\r\n`,
  `POST /api/graphql HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked${END}5\r\n{"a"`,
  `POST /logIn HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50${END}{"username":`,
  `GET /health HTTP/1.1\r\nHost: localhost\r\n${'X-A: b\r\n'.repeat(3000)}\r\n`,
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost${END}`,
];

/** Sends only these bytes, and returns the answer before the connection ends. */
function answerTo(catalog: Catalog, bytes: Uint8Array): Promise<string> {
  const { hostname, port } = new URL(catalog.url);
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.end(bytes));
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    // A connection that is reset has ended, too.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
}
