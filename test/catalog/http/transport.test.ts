import { expect, onTestFinished, test, vi } from 'vitest';
import { startDeadline } from '../../../src/catalog/http/deadline.js';
import { MAX_ANSWER_BYTES } from '../../../src/catalog/http/read-text.js';
import {
  type Delivery,
  openTransport,
  type Transport,
} from '../../../src/catalog/http/transport.js';
import { silent } from '../../support/faults/server.js';
import { serving } from '../catalog-clients.js';

const A_MEGABYTE = new Uint8Array(1024 * 1024).fill(0x20);

function transport(timeoutMs: number): Transport {
  const opened = openTransport({
    token: 'abc',
    isLoopback: true,
    timeoutMs,
    userAgent: 'headwater/test',
    progress: () => undefined,
  });
  onTestFinished(() => opened.close());
  return opened;
}

/** Posts with a fetch that replaces the global one, and returns the signal that the fetch got. */
async function postBy(
  response: Promise<Response>,
  timeoutMs: number,
): Promise<{ readonly delivery: Delivery; readonly signal: AbortSignal }> {
  const opened = transport(timeoutMs);
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: { readonly signal: AbortSignal }) => {
    signals.push(init.signal);
    return await response;
  });
  const delivery = await opened.post('http://127.0.0.1:1/', '{}');
  const [signal] = signals;
  if (signal === undefined) throw new Error('the replaced fetch was not called');
  return { delivery, signal };
}

test('the time-out ends a fetch that ignores its signal', async () => {
  const { delivery } = await postBy(new Promise(() => undefined), 20);
  expect(delivery).toEqual({ kind: 'lost', why: 'no answer in time', transient: false });
});

test('an earlier interrupt ends the wait for a fetch that ignores its signal', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const delivery = await transport(600_000).post('http://127.0.0.1:1/', '{}', AbortSignal.abort());
  expect(delivery).toMatchObject({ kind: 'lost', transient: false });
});

test('the time-out ends the read of a body that ignores the signal', async () => {
  const { delivery } = await postBy(Promise.resolve(new Response(new ReadableStream({}))), 20);
  expect(delivery).toEqual({
    kind: 'broken',
    status: 200,
    why: 'did not end in time',
    transient: false,
  });
});

test('a body over the limit is cancelled', async () => {
  const cancelled = vi.fn();
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(A_MEGABYTE),
    cancel: cancelled,
  });
  const { delivery } = await postBy(Promise.resolve(new Response(body)), 60_000);
  expect(delivery).toEqual({ kind: 'too-large', status: 200 });
  expect(cancelled).toHaveBeenCalledOnce();
});

test('a body at the limit is read', async () => {
  const chunks = Array<Uint8Array>(MAX_ANSWER_BYTES / A_MEGABYTE.byteLength).fill(A_MEGABYTE);
  const { delivery } = await postBy(
    Promise.resolve(new Response(ReadableStream.from(chunks))),
    60_000,
  );
  expect(delivery).toMatchObject({ kind: 'answered', answer: { status: 200 } });
});

test('the signal of a request is aborted when the request ends', async () => {
  const { signal } = await postBy(Promise.resolve(new Response('{}')), 60_000);
  expect(signal.aborted).toBe(true);
});

test('the text of an unknown error is not shown', async () => {
  const { delivery } = await postBy(Promise.reject('Bearer abc'), 60_000);
  expect(delivery).toEqual({ kind: 'lost', why: 'the connection failed', transient: false });
});

test('closing does not wait for a server that does not answer', async () => {
  const server = await serving(silent);
  const opened = transport(600_000);
  const posting = opened.post(server.url, '{}');
  await vi.waitUntil(() => server.requests.length === 1);
  await opened.close();
  expect(await posting).toMatchObject({ kind: 'lost' });
});

test('connections are reused', async () => {
  const ports = new Set<number | undefined>();
  const server = await serving((response) => {
    ports.add(response.socket?.remotePort);
    response.end('{}');
  });
  const opened = transport(60_000);
  for (let i = 0; i < 10; i++) await opened.post(server.url, '{}');
  // The first is not always free again when the second request is made.
  expect(ports.size).toBeLessThanOrEqual(2);
});

test('a deadline that was met leaves no timer running', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  startDeadline(1000).end();
  expect(vi.getTimerCount()).toBe(0);
});
