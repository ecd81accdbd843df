import { expect, test } from 'vitest';
import { dataset } from '../support/server/urns.js';
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
} from './scene.js';

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
