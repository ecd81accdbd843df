import { expect, test, vi } from 'vitest';
import type { Fault } from '../support/faults/fault.js';
import {
  a,
  addEdge,
  b,
  c,
  found,
  get,
  meeting,
  putBulk,
  putSingle,
  scene,
  search,
  TOKEN,
} from '../support/faults/scene.js';
import { dataset } from '../support/server/urns.js';

test.each([
  ['seconds', { seconds: 3 }, /^3$/],
  ['a date', { dateInMs: 60_000 }, / GMT$/],
] as const)('answers 429 with Retry-After as %s', async (_what, retryAfter, header) => {
  const one = await meeting({ kind: 'status', status: 429, retryAfter }, { times: 1 });
  const { status, headers } = await get(one);
  expect([status, headers.get('retry-after')]).toEqual([429, expect.stringMatching(header)]);
  expect(await get(one)).toMatchObject({ status: 200 });
});

test.each([500, 501, 502, 503, 504])('answers %i without a write', async (status) => {
  const one = await meeting({ kind: 'status', status });
  expect(await addEdge(one, b, a)).toMatchObject({ status });
  expect(one.proxy.log).toMatchObject([{ handled: undefined, status }]);
  expect(await one.read(b)).toBeUndefined();
});

test('answers 500 after the write was carried out', async () => {
  const one = await meeting({ kind: 'status', status: 500, handled: true });
  expect(await addEdge(one, b, a)).toMatchObject({ status: 500 });
  expect(await one.read(b)).toMatchObject({ upstreams: [{ dataset: a }] });
});

test.each([true, false])(
  'resets the connection; the catalog carried the request out: %s',
  async (handled) => {
    const one = await meeting({ kind: 'reset', handled }, { among: 'writes' });
    await expect(putBulk(one, [b])).rejects.toThrow();
    expect((await one.read(b)) !== undefined).toBe(handled);
  },
);

test('sends half an answer, then resets the connection', async () => {
  const one = await meeting({ kind: 'torn' });
  await expect(get(one)).rejects.toThrow();
  expect(one.proxy.log).toMatchObject([{ handled: 200 }]);
});

test('sends a slow answer completely', async () => {
  const one = await meeting({ kind: 'slow', pieces: 5, pauseMs: 2 });
  expect((await get(one)).json).toHaveLength(2);
});

test.each(['stall', 'silent'] as const)('sends an answer that never ends (%s)', async (kind) => {
  const one = await meeting(kind === 'stall' ? { kind } : { kind, handled: true });
  const patience = new AbortController();
  const answer = expect(get(one, [a], patience.signal)).rejects.toThrow();
  await vi.waitFor(() => expect(one.proxy.log).toMatchObject([{ handled: 200 }]), {
    timeout: 30_000,
  });
  setTimeout(() => patience.abort(), 150);
  await answer;
});

test('a short page does not show that results are missing', async () => {
  const one = await meeting({ kind: 'short-page', keep: 0 });
  expect((await get(one)).json).toEqual([]);
  expect(found(await search(one))).toEqual([1, []]);
});

test('sends a truncated JSON text', async () => {
  const one = await meeting({ kind: 'truncated' });
  expect(await get(one)).toMatchObject({
    status: 200,
    json: undefined,
    text: expect.stringMatching(/^\[/),
  });
});

test.each([
  [{ data: false, handled: false }, null, false],
  [{ data: false, handled: true }, null, true],
  [{ data: true }, { updateLineage: true }, true],
] as const)('errors inside a 200: %j', async (more, data, isDone) => {
  const one = await meeting({ kind: 'errors-inside', code: 500, ...more });
  const { status, json } = await addEdge(one, b, a);
  expect({ status, json }).toMatchObject({
    status: 200,
    json: { data, errors: [{ extensions: { code: 500 } }] },
  });
  expect((await one.read(b)) !== undefined).toBe(isDone);
  expect(await get(one)).toMatchObject({ json: [{ urn: a }, { urn: b }] });
});

test('items of a batch that fail are not written', async () => {
  const one = await meeting({ kind: 'item-errors', urns: [b] });
  expect((await get(one)).json).toMatchObject([
    { urn: a, upstreamLineage: {} },
    { urn: b, error: {} },
  ]);
  expect((await putBulk(one, [b, c])).json).toMatchObject([
    { urn: c, upstreamLineage: {} },
    { urn: b, error: {} },
  ]);
  expect([await one.read(b), await one.read(c)]).toMatchObject([
    undefined,
    { upstreams: [{ dataset: a }] },
  ]);
});

test('an index that lags gives earlier answers', async () => {
  const one = await meeting({ kind: 'lagging-index', behind: 1 });
  expect(found(await search(one))).toEqual([1, [a]]);
  await addEdge(one, c, b);
  expect(found(await search(one))).toEqual([1, [a]]);
  expect(found(await search(one))).toEqual([2, [a, c]]);
});

test('an index that lies omits and adds results, with matching totals', async () => {
  const one = await meeting({ kind: 'lying-index', misses: [a], adds: [b, dataset('nowhere')] });
  expect(found(await search(one))).toEqual([2, [b, dataset('nowhere')]]);
});

test('a catalog that drops properties does so in every kind of request', async () => {
  const one = await meeting({ kind: 'drop-properties' });
  await putBulk(one, [b]);
  await putSingle(one, c);
  expect(await one.read(b)).toEqual({
    upstreams: [expect.not.objectContaining({ properties: expect.anything() })],
  });
  expect(await one.read(c)).toEqual({
    upstreams: [expect.not.objectContaining({ properties: expect.anything() })],
  });
  expect(JSON.stringify(await one.read(a))).toContain('properties');
  expect((await get(one, [a])).text).not.toContain('properties');
});

test('a catalog that ignores conditions takes stale writes', async () => {
  const stale = { 'If-Version-Match': '7' };
  const [strict, lenient] = [await scene(), await meeting({ kind: 'ignore-conditions' })];
  expect(
    [await putBulk(strict, [b], stale), await putSingle(strict, b, stale)].map(
      ({ status }) => status,
    ),
  ).not.toContain(200);
  expect(
    [await putBulk(lenient, [b], stale), await putSingle(lenient, b, stale)].map(
      ({ status }) => status,
    ),
  ).toEqual([200, 200]);
});

test.each([
  ['plain alone', TOKEN],
  ['plain as a bearer', `Bearer ${TOKEN}`],
  ['upper alone', TOKEN.toUpperCase()],
  ['url alone', encodeURIComponent(TOKEN)],
  ['json alone', TOKEN.replace('"', '\\"')],
  ['base64 alone', Buffer.from(TOKEN).toString('base64')],
  ['base64url alone', Buffer.from(TOKEN).toString('base64url')],
  ['basic alone', Buffer.from(`datahub:${TOKEN}`).toString('base64')],
] as const)('a token is echoed, spelled %s', async (spelling, text) => {
  const one = await meeting({ kind: 'echo', in: { place: 'message', status: 400 }, spelling });
  const { status, headers, json } = await get(one);
  expect([status, headers.get('x-echo')]).toEqual([400, text]);
  expect(json.message).toContain(text);
});

test('a token is echoed in headers, pages, redirects and data', async () => {
  const echo = (where: Extract<Fault, { kind: 'echo' }>['in']) =>
    meeting({ kind: 'echo', in: where, spelling: 'plain alone' });
  const inHeaders = await get(await echo({ place: 'headers' }));
  expect([inHeaders.headers.get('x-echo'), inHeaders.json.length]).toEqual([TOKEN, 2]);
  expect(await get(await echo({ place: 'page', status: 200 }))).toMatchObject({
    status: 200,
    text: `<html>${TOKEN}</html>`,
  });
  const elsewhere = await get(await echo({ place: 'location' }));
  expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([
    302,
    expect.stringContaining('canary'),
  ]);
  const { json } = await get(await echo({ place: 'data', instead: 'COPY' }));
  expect(json[0].upstreamLineage.value.upstreams[0].type).toBe(TOKEN);
});

test('a token that is cut in two on its way arrives complete', async () => {
  const one = await meeting({
    kind: 'echo',
    in: { place: 'message', status: 500 },
    spelling: 'plain alone',
    split: true,
  });
  expect((await get(one)).json.message).toContain(TOKEN);
});
