import { expect, test } from 'vitest';
import {
  createRetry,
  createRetryBackoff,
  MAX_TRIES,
  READ_RETRY_MS,
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

/** A clock that advances by what is slept. */
function fakeTiming(waitsMs: number[], random: number) {
  let now = NOW;
  const sleep = async (ms: number) => {
    waitsMs.push(ms);
    now += ms;
  };
  return { now: () => now, random: () => random, sleep };
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
  const retry = createRetry(fakeTiming(waitsMs, random));
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

test('the longest wait doubles with each attempt of a write, and the attempts are limited', async () => {
  const { tries, waitsMs, last } = await runRetry('write', Array(9).fill(answered(429)));
  expect({ tries, waitsMs, last }).toEqual({
    tries: MAX_TRIES,
    waitsMs: [500, 1000, 2000],
    last: answered(429),
  });
});

test.each([
  [1, [500, 1000, 2000, 4000, 8000, 8000, 8000, 8000, 8000, 8000]],
  [0.5, [250, 500, 1000, 2000, ...Array(13).fill(4000)]],
])(
  'a read is tried again for up to a minute, and notices in seconds that the catalog is back: %d',
  async (random, expected) => {
    const { tries, waitsMs, last } = await runRetry('read', Array(99).fill(answered(503)), random);
    expect({ tries, waitsMs, last }).toEqual({
      tries: expected.length + 1,
      waitsMs: expected,
      last: answered(503),
    });
    expect(waitsMs.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(READ_RETRY_MS);
    const restarted = await runRetry('read', Array(9).fill(answered(503)), random);
    expect(restarted).toMatchObject({ tries: 10, last: answered(200) });
  },
);

test('attempts without a wait are limited too', async () => {
  expect((await runRetry('read', Array(99).fill(reset), 0)).tries).toBe(30);
});

test('a wait of a read is reported with the time that is left, and of a write with its attempts', async () => {
  const reported: unknown[] = [];
  const timing = fakeTiming([], 1);
  const backoff = createRetryBackoff(timing, 4_000);
  const retry = createRetry(timing, backoff, (one) => reported.push(one));
  expect(await retry('read', async () => answered(503))).toEqual(answered(503));
  const read = { kind: 'retry', why: '503' };
  expect(reported.splice(0)).toEqual([
    { ...read, waitMs: 500, attempt: 2, leftMs: 3500 },
    { ...read, waitMs: 1000, attempt: 3, leftMs: 2500 },
    { ...read, waitMs: 2000, attempt: 4, leftMs: 500 },
  ]);
  await retry('write', async () => answered(429));
  expect(reported).toEqual([{ kind: 'retry', why: '429', waitMs: 500, attempt: 2, attempts: 4 }]);
});

test('requests that wait at the same time take that time from the budget once', async () => {
  const backoff = createRetryBackoff({
    now: () => NOW,
    random: () => 0,
    sleep: async () => undefined,
  });
  for (let i = 0; i < 9; i++) expect(await backoff(1, RETRY_BUDGET_MS)).toBe(true);
  expect(await backoff(1, RETRY_BUDGET_MS + 1)).toBe(false);
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
  const retry = createRetry(fakeTiming(waitsMs, 0));
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
