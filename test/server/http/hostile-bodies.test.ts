import { gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { readJsonBody } from '../../../src/server/http/read-body.js';
import { type PolicedCatalog, policedCatalog } from '../../support/server/actors.js';
import { dataset } from '../../support/server/urns.js';

const GRAPHQL = '/api/graphql';
const SEARCH =
  'query ($f: [AndFilterInput!]) { searchAcrossEntities(input: { query: "*", orFilters: $f }) { total } }';
const many = (count: number, make: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join(',');

/** Bodies within the limit of bytes that take long to parse. */
const HOSTILE: Readonly<Record<string, string>> = {
  '8 MB of [': '['.repeat(7_900_000),
  '2,000,000 objects': `[${many(2_000_000, () => '{}')}]`,
  '600,000 objects in an object': `{"a":[${many(600_000, () => '{"b":1}')}]}`,
  '300,000 names': `{${many(300_000, (i) => `"k${i}":1`)}}`,
  '700,000 filter values': `{"query":${JSON.stringify(SEARCH)},"variables":{"f":[{"and":[{"field":"name","values":[${many(700_000, () => '"a"')}]}]}]}}`,
};

const ROUTES: readonly (readonly [method: string, path: string])[] = [
  ['POST', GRAPHQL],
  ['POST', '/aspects?action=ingestProposal'],
  ['POST', '/entities?action=search'],
  ['POST', '/entitiesV2?action=x'],
  ['POST', '/relationships?action=x'],
  ['POST', '/runs?action=list'],
  ['POST', '/openapi/v3/entity/dataset'],
  ['POST', '/openapi/v3/entity/dataset/batchGet'],
  ['POST', '/openapi/v3/entity/generic'],
  ['PATCH', '/openapi/v3/entity/dataset'],
  ['POST', `/openapi/v2/entity/dataset/${encodeURIComponent(dataset('a'))}/status`],
  ['POST', '/openapi/v2/entity/batch/dataset'],
  ['POST', '/openapi/entities/v1/'],
  ['POST', '/openapi/v3/relationship/scroll'],
  ['POST', '/openapi/v3/lineage/scroll'],
  ['POST', '/openapi/operations/elasticSearch/entity/raw'],
  ['POST', '/logIn'],
  ['POST', '/signUp'],
  ['PATCH', `/openapi/v3/entity/dataset/${encodeURIComponent(dataset('a'))}/status`],
];

/** Shows that a route reads its body within the bounds. GraphQL and the log in have their own. */
const FOR_ALL_ROUTES = '300,000 names';
const SOME_ROUTES = ROUTES.filter((_, index) => index % 4 === 0);

afterEach(() => vi.restoreAllMocks());

/** Notes the length of each text that is parsed from now on. */
function watchParsing(): readonly number[] {
  const lengths: number[] = [];
  const { parse } = JSON;
  vi.spyOn(JSON, 'parse').mockImplementation((text, ...more) => {
    lengths.push(text.length);
    return parse(text, ...more);
  });
  return lengths;
}

async function send(
  { url }: PolicedCatalog,
  [method, path]: (typeof ROUTES)[number],
  body: string | Uint8Array,
  headers: Record<string, string>,
): Promise<number> {
  const response = await fetch(url + path, {
    method,
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  await response.arrayBuffer();
  return response.status;
}

test.each(Object.entries(HOSTILE))('%s are refused before they are parsed', async (what, body) => {
  const catalog = await policedCatalog('datahub');
  const headers = await catalog.as('kim').headers();
  const parsed = watchParsing();
  for (const route of what === FOR_ALL_ROUTES ? ROUTES : SOME_ROUTES) {
    const status = await send(catalog, route, body, headers);
    expect([route, status >= 400 && status < 500]).toEqual([route, true]);
  }
  const gzip = { ...headers, 'Content-Encoding': 'gzip' };
  expect([400, 413]).toContain(await send(catalog, ['POST', GRAPHQL], gzipSync(body), gzip));
  expect(Math.max(0, ...parsed)).toBeLessThan(10_000);
});

test('an aspect in a string is held to the same bounds', async () => {
  const catalog = await policedCatalog('datahub');
  const headers = await catalog.as('kim').headers();
  const [, , objects = '', , names = ''] = Object.values(HOSTILE);
  const parsed = watchParsing();
  for (const value of ['['.repeat(3_000_000), objects, names]) {
    const proposal = {
      entityUrn: dataset('a'),
      entityType: 'dataset',
      aspectName: 'status',
      changeType: 'UPSERT',
      aspect: { contentType: 'application/json', value },
    };
    const body = JSON.stringify({ proposal });
    const status = await send(catalog, ['POST', '/aspects?action=ingestProposal'], body, headers);
    expect([400, 413]).toContain(status);
  }
  // The texts of the three bodies are parsed, and none of the values in them.
  expect(parsed.filter((length) => length > 10_000)).toHaveLength(3);
});

test('a body is refused while it arrives', async () => {
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (++pulled === 100) controller.close();
      else controller.enqueue(new TextEncoder().encode('['.repeat(1000)));
    },
  });
  const request = new Request('http://catalog/', {
    method: 'POST',
    body,
    duplex: 'half',
  } as RequestInit);
  await expect(readJsonBody(request)).rejects.toThrow('nested deeper than 200 levels');
  // The rest is dropped, so that the client reads the answer.
  expect(pulled).toBe(100);
});
