import { expect, test, vi } from 'vitest';
import {
  answer,
  endless,
  type FaultServer,
  resetAfter,
  resetBefore,
  silent,
  stalled,
} from '../../support/faults/server.js';
import { reader, serving, urnOf, writer } from '../catalog-clients.js';

const a = urnOf('a');
const interrupted = { codeName: 'interrupted', exitCode: 130 };
const proposal = {
  urn: a,
  aspects: [{ name: 'status', value: { removed: false }, ifVersionMatch: '-1' }],
} as const;
const confirmed = [{ urn: a, status: { value: { removed: false } } }];

/** Longer than a test may take. A test that waits so long fails. */
const TOO_LONG_S = 110;
const patient = { timeoutMs: TOO_LONG_S * 1000 };

/** Aborts when this number of requests has arrived. */
async function abortAfter(
  requests: number,
  server: FaultServer,
  stop: AbortController,
): Promise<void> {
  await vi.waitUntil(() => server.requests.length >= requests, { timeout: 30_000 });
  stop.abort();
}

test.each([
  ['does not answer', silent],
  ['does not end its answer', stalled],
  ['sends a packed answer without end', endless],
])(
  'an interrupt ends a read of a server that %s, and no retry follows',
  async (_what, behavior) => {
    const server = await serving(behavior);
    const stop = new AbortController();
    const catalog = reader({ url: server.url, ...patient, signal: stop.signal });
    const reading = catalog.readDatasets([a]);
    await Promise.all([
      expect(reading).rejects.toMatchObject(interrupted),
      abortAfter(1, server, stop),
    ]);
    expect(server.requests).toHaveLength(1);
    expect(catalog.waitsMs).toEqual([]);
  },
);

test('an interrupt ends a GraphQL query, which another library sends', async () => {
  const server = await serving(silent);
  const stop = new AbortController();
  const reading = reader({ url: server.url, ...patient, signal: stop.signal }).readActor();
  await Promise.all([
    expect(reading).rejects.toMatchObject(interrupted),
    abortAfter(1, server, stop),
  ]);
});

test.each([
  ['an overload', answer(503, {}, { 'retry-after': String(TOO_LONG_S) })],
  ['a 429', answer(429, {}, { 'retry-after': String(TOO_LONG_S) })],
])(
  'an interrupt ends the wait before a retry after %s, with the clock of the machine',
  async (_what, behavior) => {
    const server = await serving(behavior);
    const stop = new AbortController();
    const reading = reader({
      url: server.url,
      timing: undefined,
      signal: stop.signal,
    }).readDatasets([a]);
    await Promise.all([
      expect(reading).rejects.toMatchObject(interrupted),
      abortAfter(1, server, stop),
    ]);
    expect(server.requests).toHaveLength(1);
  },
);

test.each([
  ['a reset', resetBefore],
  ['a torn body', resetAfter('[{"urn":')],
  ['an overload', answer(503, {})],
])(
  'an interrupt during the wait after %s is the error that the caller gets',
  async (_what, behavior) => {
    const server = await serving(behavior);
    const stop = new AbortController();
    const timing = { now: Date.now, random: () => 0.5, sleep: async () => stop.abort() };
    await expect(
      reader({ url: server.url, timing, signal: stop.signal }).readDatasets([a]),
    ).rejects.toMatchObject(interrupted);
    expect(server.requests).toHaveLength(1);
  },
);

test('an interrupt stops further batches', async () => {
  const stop = new AbortController();
  const server = await serving((response, request) => {
    if (server.requests.length === 2) stop.abort();
    answer(200, [])(response, request);
  });
  const urns = Array.from({ length: 1000 }, (_, i) => urnOf(`table_${i}`));
  const reading = reader({ url: server.url, concurrency: 1, signal: stop.signal }).readDatasets(
    urns,
  );
  await expect(reading).rejects.toMatchObject(interrupted);
  expect(server.requests).toHaveLength(2);
});

test('no read starts after an interrupt', async () => {
  const server = await serving(answer(200, []));
  await expect(
    reader({ url: server.url, signal: AbortSignal.abort() }).readDatasets([a]),
  ).rejects.toMatchObject(interrupted);
  expect(server.requests).toEqual([]);
});

test('an interrupt of the check after a 401 is not reported as a bad token', async () => {
  const server = await serving(answer(401, {}), silent);
  const stop = new AbortController();
  const reading = reader({ url: server.url, ...patient, signal: stop.signal }).readDatasets([a]);
  await Promise.all([
    expect(reading).rejects.toMatchObject(interrupted),
    abortAfter(2, server, stop),
  ]);
});

test('a first interrupt does not cut off a write in flight, since its outcome would be unknown', async () => {
  const stop = new AbortController();
  const server = await serving((response, request) => {
    stop.abort();
    answer(200, confirmed)(response, request);
  });
  await expect(
    writer({ url: server.url, signal: stop.signal }).propose([proposal]),
  ).resolves.toBeUndefined();
});

test.each([
  ['does not answer', silent],
  ['does not end its answer', stalled],
])(
  'a second interrupt cuts off a write to a server that %s, and the error says that the outcome is not known',
  async (_what, behavior) => {
    const server = await serving(behavior);
    const stop = new AbortController();
    const writing = writer({ url: server.url, ...patient, abort: stop.signal }).propose([proposal]);
    const inDoubt = { ...interrupted, message: expect.stringContaining('not known') };
    await Promise.all([
      expect(writing).rejects.toMatchObject(inDoubt),
      abortAfter(1, server, stop),
    ]);
    expect(server.requests).toHaveLength(1);
  },
);

test('a second interrupt ends the reads of a writer', async () => {
  const server = await serving(silent);
  const stop = new AbortController();
  const reading = writer({ url: server.url, ...patient, abort: stop.signal }).readDatasets([a]);
  await Promise.all([
    expect(reading).rejects.toMatchObject(interrupted),
    abortAfter(1, server, stop),
  ]);
});

test('an answer that arrived before the second interrupt counts', async () => {
  const server = await serving(answer(200, confirmed));
  const stop = new AbortController();
  const catalog = writer({ url: server.url, ...patient, abort: stop.signal });
  await catalog.propose([proposal]);
  stop.abort();
  await expect(catalog.propose([proposal])).rejects.toMatchObject(interrupted);
  expect(server.requests).toHaveLength(1);
});
