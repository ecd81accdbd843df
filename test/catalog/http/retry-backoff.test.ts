import { expect, test } from 'vitest';
import { createRetryBackoff, RETRY_BUDGET_MS } from '../../../src/catalog/http/retry.js';
import { HeadwaterError } from '../../../src/errors/headwater-error.js';
import type { CatalogWriter } from '../../../src/model/catalog-port.js';
import { intercept, urnOf, writer } from '../catalog-clients.js';

const DATASETS = '/openapi/v3/entity/dataset';

const proposal = {
  urn: urnOf('orders'),
  aspects: [{ name: 'upstreamLineage', value: {}, ifVersionMatch: '-1' }],
} as const;

async function failureOf(catalog: CatalogWriter): Promise<HeadwaterError> {
  const error: unknown = await catalog.propose([proposal]).catch((thrown: unknown) => thrown);
  if (!(error instanceof HeadwaterError)) throw new Error('it did not fail');
  return error;
}

test.each([
  [502, true],
  [503, true],
  [504, true],
  [500, false],
  [501, false],
  [400, false],
])('a write answered by %i may be tried again: %s', async (status, isPassing) => {
  intercept().post(DATASETS).query(true).reply(status, {});
  expect(await failureOf(writer())).toMatchObject({ isPassing, isUnsent: false });
});

test.each([
  ['ECONNRESET', true],
  ['ENOTFOUND', false],
])('a write that was lost by %s may be tried again: %s', async (code, isPassing) => {
  intercept()
    .post(DATASETS)
    .query(true)
    .replyWithError(Object.assign(new Error('lost'), { code }));
  expect(await failureOf(writer())).toMatchObject({ codeName: 'catalog-unreachable', isPassing });
});

test('a write that is interrupted in the wait after a 429 is known not to have been executed', async () => {
  const stop = new AbortController();
  intercept().post(DATASETS).query(true).reply(429, {});
  const timing = { now: () => 0, random: () => 0, sleep: async () => stop.abort() };
  expect(await failureOf(writer({ abort: stop.signal, timing }))).toMatchObject({
    codeName: 'interrupted',
    isUnsent: true,
  });
});

test('does not wait beyond the budget, which all requests share', async () => {
  const waitsMs: number[] = [];
  let now = 0;
  const backoff = createRetryBackoff({
    now: () => now,
    random: () => 0.5,
    sleep: async (ms) => {
      waitsMs.push(ms);
      now += ms;
    },
  });
  expect(await backoff(1, RETRY_BUDGET_MS - 400)).toBe(true);
  expect(await backoff(1, 0)).toBe(false);
  expect(waitsMs).toEqual([RETRY_BUDGET_MS - 150]);
});
