import { expect, test } from 'vitest';
import {
  createRetry,
  MAX_TRIES,
  RETRY_BUDGET_MS,
  type RequestKind,
} from '../../../src/catalog/http/retry.js';
import type { Delivery } from '../../../src/catalog/http/transport.js';

const NOW = Date.UTC(2026, 0, 1);

function answered(status: number, retryAfter: string | null = null): Delivery {
  return {
    kind: 'answered',
    answer: { status, retryAfter, contentType: '', location: null, text: '' },
  };
}

const reset: Delivery = { kind: 'lost', why: 'ECONNRESET', transient: true };

interface Tried {
  readonly tries: number;
  readonly waitsMs: readonly number[];
  readonly last: Delivery;
}

async function runRetry(
  kind: RequestKind,
  deliveries: readonly Delivery[],
  random = 1,
): Promise<Tried> {
  const waitsMs: number[] = [];
  let tries = 0;
  const retry = createRetry({
    now: () => NOW,
    random: () => random,
    sleep: async (ms) => void waitsMs.push(ms),
  });
  const last = await retry(kind, async () => deliveries[tries++] ?? answered(200));
  return { tries, waitsMs, last };
}

test.each([
  ['429', answered(429)],
  ['502', answered(502)],
  ['503', answered(503)],
  ['504', answered(504)],
  ['a reset', reset],
  [
    'a body that breaks off',
    { kind: 'broken', why: 'broke off', status: 200, transient: true } satisfies Delivery,
  ],
])('a read is repeated after %s', async (_what, delivery) => {
  expect(await runRetry('read', [delivery])).toMatchObject({ tries: 2, last: answered(200) });
});

test.each([
  ['200', answered(200)],
  ['401', answered(401)],
  ['403', answered(403)],
  ['500', answered(500)],
  [
    'a refused connection',
    { kind: 'lost', why: 'ECONNREFUSED', transient: false } satisfies Delivery,
  ],
  ['a time-out', { kind: 'lost', why: 'no answer in time', transient: false } satisfies Delivery],
  [
    'bytes that are not UTF-8',
    { kind: 'broken', why: 'is not UTF-8 text', status: 200, transient: false } satisfies Delivery,
  ],
  ['too large an answer', { kind: 'too-large', status: 200 } satisfies Delivery],
])('a read is not repeated after %s', async (_what, delivery) => {
  expect(await runRetry('read', [delivery])).toMatchObject({ tries: 1, last: delivery });
});

test.each([
  ['502', answered(502)],
  ['503', answered(503, '1')],
  ['504', answered(504)],
  ['a reset', reset],
  [
    'a body that breaks off',
    { kind: 'broken', why: 'broke off', status: 200, transient: true } satisfies Delivery,
  ],
])('a write is not repeated after %s, since it may have been executed', async (_what, delivery) => {
  expect(await runRetry('write', [delivery])).toMatchObject({ tries: 1, waitsMs: [] });
});

test('a write is repeated after 429, which says that nothing was written', async () => {
  expect(await runRetry('write', [answered(429)])).toMatchObject({ tries: 2 });
});

test('the longest wait doubles with each attempt, and the attempts are limited', async () => {
  const { tries, waitsMs, last } = await runRetry('read', Array(9).fill(reset));
  expect({ tries, waitsMs, last }).toEqual({
    tries: MAX_TRIES,
    waitsMs: [500, 1000, 2000],
    last: reset,
  });
});

test('the random wait can be zero', async () => {
  expect((await runRetry('read', [reset, reset], 0)).waitsMs).toEqual([0, 0]);
  expect((await runRetry('read', [reset, reset], 0.5)).waitsMs).toEqual([250, 500]);
});

test.each([
  ['seconds', '7', 7000],
  ['a date', new Date(NOW + 3000).toUTCString(), 3000],
  ['a date in the past', new Date(NOW - 3000).toUTCString(), 0],
  ['nonsense', 'soon', 0],
])('Retry-After as %s is honoured', async (_what, header, ms) => {
  expect((await runRetry('read', [answered(503, header)], 0)).waitsMs).toEqual([ms]);
});

test('a wait that exceeds the budget is not started', async () => {
  const asked = answered(503, String(RETRY_BUDGET_MS / 1000 + 1));
  expect(await runRetry('read', [asked])).toMatchObject({ tries: 1, waitsMs: [], last: asked });
});

test('all requests share one budget', async () => {
  const waitsMs: number[] = [];
  const retry = createRetry({
    now: () => NOW,
    random: () => 0,
    sleep: async (ms) => void waitsMs.push(ms),
  });
  const half = answered(503, String(RETRY_BUDGET_MS / 2000));
  for (let i = 0; i < 3; i++) {
    let first = true;
    await retry('read', async () => {
      if (!first) return answered(200);
      first = false;
      return half;
    });
  }
  expect(waitsMs).toEqual([RETRY_BUDGET_MS / 2, RETRY_BUDGET_MS / 2]);
});
