import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { type Listener, listen } from '../../../src/server/http/listen.js';
import type { AppEnv } from '../../../src/server/http/server-context.js';

test.each([
  [
    'body',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n{"half":',
  ],
  [
    'chunked body',
    'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nExpect: 100-continue\r\n\r\n4\r\n{"ha',
  ],
])('an unfinished %s does not keep the listener from closing', async (_what, text) => {
  const app = new Hono<AppEnv>();
  app.post('/', async (c) => c.text(await c.req.text()));
  app.onError((_error, c) => c.text('cut off', 400));
  const listener = await listen(app, { port: 0, host: '127.0.0.1', graceMs: 30 });
  const socket = await sending(listener, text);
  const cut = once(socket, 'close');
  await Promise.all([listener.close(), cut]);
  await expect(fetch(listener.url)).rejects.toThrow();
});

test('an unfinished head does not keep the listener from closing', async () => {
  const listener = await listen(new Hono<AppEnv>(), { port: 0, host: '127.0.0.1', graceMs: 30 });
  const { hostname, port } = new URL(listener.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHo');
  const cut = once(socket, 'close');
  await Promise.all([listener.close(), cut]);
});

test('connections that do not send their heads are closed', async () => {
  const listener = await listen(new Hono<AppEnv>(), {
    port: 0,
    host: '127.0.0.1',
    timeouts: { ...SHORT, requestMs: 60_000 },
  });
  onTestFinished(() => listener.close());
  const sockets = ['', 'GET / HTTP/1.1\r\nHo', 'GET / HTTP/1.1\r\nHost: localhost\r\n'].map(
    (text) => opened(listener, text),
  );
  await Promise.all(sockets.map((socket) => once(socket.resume(), 'close')));
  expect((await fetch(listener.url)).status).toBe(404);
});

test('a request whose body does not come is answered and closed', async () => {
  const app = new Hono<AppEnv>();
  app.post('/', async (c) => c.text(await c.req.text()));
  app.onError((_error, c) => c.text('cut off', 400));
  const listener = await listen(app, {
    port: 0,
    host: '127.0.0.1',
    timeouts: SHORT,
  });
  onTestFinished(() => listener.close());
  const socket = opened(
    listener,
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{',
  );
  const [data] = await once(socket, 'data');
  expect(String(data)).toMatch(/^HTTP\/1\.1 408 /);
  await once(socket.resume(), 'close');
});

test('a connection whose answer is not read is closed', async () => {
  const app = new Hono<AppEnv>();
  const closed = new Promise<void>((resolve) => {
    app.get('/', (c) => {
      (c.env as unknown as HttpBindings).outgoing.once('close', resolve);
      return c.body('x'.repeat(30_000_000));
    });
  });
  const listener = await listen(app, { port: 0, host: '127.0.0.1', timeouts: SHORT });
  onTestFinished(() => listener.close());
  opened(listener, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n').pause();
  await closed;
});

const SHORT = { headMs: 30, requestMs: 60, stallMs: 100, checkMs: 10 };

function opened(listener: Listener, text: string): Socket {
  const { hostname, port } = new URL(listener.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(text);
  return socket;
}

/** Sends the beginning of a request, and waits until the server asks for the rest. */
async function sending(listener: Listener, text: string): Promise<Socket> {
  const socket = opened(listener, text);
  const [data] = await once(socket, 'data');
  expect(String(data)).toMatch(/^HTTP\/1\.1 100 /);
  return socket;
}
