import { expect, onTestFinished, test, vi } from 'vitest';
import {
  answer,
  type Behaviour,
  endless,
  type FaultServer,
  resetAfter,
  resetBefore,
  silent,
  stalled,
  startFaultServer,
} from '../support/fault-server.js';
import { reader, urnOf, writer } from './opened.js';

const a = urnOf('a');
const interrupted = { codeName: 'interrupted', exitCode: 130 };
const proposal = {
  urn: a,
  aspects: [{ name: 'status', value: { removed: false }, ifVersionMatch: '-1' }],
} as const;
const confirmed = [{ urn: a, status: { value: { removed: false } } }];

/** Longer than a test may take: what waits for it fails. */
const TOO_LONG_S = 110;
const patient = { timeoutMs: TOO_LONG_S * 1000 };

async function serving(...behaviours: readonly Behaviour[]): Promise<FaultServer> {
  const server = await startFaultServer(...behaviours);
  onTestFinished(() => server.stop());
  return server;
}

/** Aborts once so many requests have arrived. */
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
  async (_what, behaviour) => {
    const server = await serving(behaviour);
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

test('it ends a query too, which goes by another library', async () => {
  const server = await serving(silent);
  const stop = new AbortController();
  const reading = reader({ url: server.url, ...patient, signal: stop.signal }).readActor();
  await Promise.all([
    expect(reading).rejects.toMatchObject(interrupted),
    abortAfter(1, server, stop),
  ]);
});

test.each([
  ['of an overload', answer(503, {}, { 'retry-after': String(TOO_LONG_S) })],
  ['of a write and a read alike', answer(429, {}, { 'retry-after': String(TOO_LONG_S) })],
])(
  'it ends the wait before a retry, by the clock of the machine: after %s',
  async (_what, behaviour) => {
    const server = await serving(behaviour);
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
  'an interrupt during the wait after %s is what the caller hears of',
  async (_what, behaviour) => {
    const server = await serving(behaviour);
    const stop = new AbortController();
    const timing = { now: Date.now, random: () => 0.5, sleep: async () => stop.abort() };
    await expect(
      reader({ url: server.url, timing, signal: stop.signal }).readDatasets([a]),
    ).rejects.toMatchObject(interrupted);
    expect(server.requests).toHaveLength(1);
  },
);

test('no further batch is begun', async () => {
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

test('after an interrupt no read is begun', async () => {
  const server = await serving(answer(200, []));
  await expect(
    reader({ url: server.url, signal: AbortSignal.abort() }).readDatasets([a]),
  ).rejects.toMatchObject(interrupted);
  expect(server.requests).toEqual([]);
});

test('an interrupt of the question that a 401 raises does not read as a bad token', async () => {
  const server = await serving(answer(401, {}), silent);
  const stop = new AbortController();
  const reading = reader({ url: server.url, ...patient, signal: stop.signal }).readDatasets([a]);
  await Promise.all([
    expect(reading).rejects.toMatchObject(interrupted),
    abortAfter(2, server, stop),
  ]);
});

test('a write in flight is not cut off: what became of it would not be known', async () => {
  const stop = new AbortController();
  const server = await serving((response, request) => {
    stop.abort();
    answer(200, confirmed)(response, request);
  });
  await expect(
    writer({ url: server.url, signal: stop.signal }).propose([proposal]),
  ).resolves.toBeUndefined();
});

test('without an interrupt nothing is different', async () => {
  const server = await serving(resetBefore, answer(200, []));
  const catalog = reader({ url: server.url, signal: new AbortController().signal });
  expect((await catalog.readDatasets([a])).get(a)).toMatchObject({ kind: 'absent' });
  expect(catalog.waitsMs).toEqual([250]);
});

test.each([
  ['does not answer', silent],
  ['does not end its answer', stalled],
])(
  'a second interrupt cuts off a write to a server that %s, and what was written is not known',
  async (_what, behaviour) => {
    const server = await serving(behaviour);
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

test('it ends reads that a first one leaves alone', async () => {
  const server = await serving(silent);
  const stop = new AbortController();
  const reading = writer({ url: server.url, ...patient, abort: stop.signal }).readDatasets([a]);
  await Promise.all([
    expect(reading).rejects.toMatchObject(interrupted),
    abortAfter(1, server, stop),
  ]);
});

test('a whole answer that came all the same counts', async () => {
  const server = await serving(answer(200, confirmed));
  const stop = new AbortController();
  const catalog = writer({ url: server.url, ...patient, abort: stop.signal });
  await catalog.propose([proposal]);
  stop.abort();
  await expect(catalog.propose([proposal])).rejects.toMatchObject(interrupted);
  expect(server.requests).toHaveLength(1);
});
