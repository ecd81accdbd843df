import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { BodyBudget } from '../../../src/server/http/body-budget.js';
import { MAX_BODY_BYTES } from '../../../src/server/http/read-body.js';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { post, runningCatalog } from '../../support/server/catalog.js';
import { making, onOpenapi } from '../../support/server/proposals.js';

const overloaded = expect.objectContaining({ kind: 'overloaded' });

test('bodies share the memory, and give it back at their end', () => {
  const budget = new BodyBudget(10);
  const [a, b] = [budget.open(), budget.open()];
  a.take(6);
  a.complete();
  b.take(4);
  expect(() => b.take(1)).toThrow(overloaded);
  a.end();
  b.end();
  const c = budget.open();
  c.take(10);
  expect(() => c.take(1)).toThrow(overloaded);
});

test('the body that has waited longest makes room', async () => {
  const budget = new BodyBudget(10);
  const [idle, busy, late] = [budget.open(), budget.open(), budget.open()];
  idle.take(4);
  busy.take(4);
  idle.take(1);
  busy.take(1);
  late.take(3);
  await idle.evicted;
  expect(() => idle.take(1)).toThrow(overloaded);
  busy.take(2);
  late.take(0);
  expect(() => late.take(1)).not.toThrow();
  await busy.evicted;
});

test('a complete body makes no room', () => {
  const budget = new BodyBudget(10);
  const complete = budget.open();
  complete.take(8);
  complete.complete();
  expect(() => budget.open().take(3)).toThrow(overloaded);
  expect(() => complete.take(1)).not.toThrow();
});

const PIECE = 3_000_000;

/** Sends the beginning of a large body. Returns the socket once it is sent. */
async function beginBody(catalog: Catalog): Promise<Socket> {
  const { hostname, port } = new URL(catalog.url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  socket.write(
    `POST /openapi/v3/entity/dataset HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: ${MAX_BODY_BYTES}\r\n\r\n`,
  );
  await new Promise((resolve) => socket.write(' '.repeat(PIECE), resolve));
  return socket;
}

test('many large bodies that do not end are answered 503, and others are read', async () => {
  const catalog = await runningCatalog();
  const answers: Promise<string>[] = [];
  // One more than fit.
  for (let sent = 0; sent <= 6 * MAX_BODY_BYTES; sent += PIECE) {
    const socket = await beginBody(catalog);
    answers.push(once(socket, 'data').then(String));
  }
  const first = await Promise.race(answers);
  expect(first).toMatch(/^HTTP\/1\.1 503 /);
  expect(first.toLowerCase()).toContain('retry-after: 1');
  expect(first).toContain('send the request again in a second');
  const body = making('a').map(onOpenapi);
  const padded = JSON.stringify(body).padEnd(PIECE, ' ');
  expect((await post(catalog, '/openapi/v3/entity/dataset?async=false', padded)).status).toBe(200);
});
