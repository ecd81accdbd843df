import { setImmediate } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerInSteps, answerJson } from '../../../src/server/http/answer-json.js';
import type { AppEnv } from '../../../src/server/http/server-context.js';
import { inOneStep } from '../../../src/server/shared/steps.js';

const value = { list: Array.from({ length: 300_000 }, (_, i) => ({ name: `item ${i}` })) };

const usual = { list: value.list.slice(0, 1000) };

const app = new Hono<AppEnv>();
app.get('/value', (c) => answerJson(c, value, 202));
app.get('/short', (c) => answerJson(c, { a: 1 }));
app.get('/usual', (c) => answerJson(c, usual));
app.get('/steps', (c) =>
  answerInSteps(
    c,
    inOneStep(() => value),
  ),
);

test.each([
  ['/value', 202],
  ['/steps', 200],
])(
  'the long answer of %s is JSON, and other requests run while it is written',
  async (path, status) => {
    const answering = { isDone: false };
    const answer = Promise.resolve(app.request(path)).finally(() => {
      answering.isDone = true;
    });
    let rounds = 0;
    for (; !answering.isDone; rounds++) await setImmediate();
    const response = await answer;
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(await response.json()).toEqual(value);
    expect(rounds).toBeGreaterThan(2);
  },
);

test.each([
  ['/usual', 'gzip, deflate', 'gzip'],
  ['/usual', 'deflate, GZIP;q=0.5', 'gzip'],
  ['/usual', 'gzip;q=0', null],
  ['/usual', 'br', null],
  ['/steps', 'gzip', null],
  ['/short', 'gzip', null],
])(
  'the answer of %s to a client that accepts %s has the encoding %s',
  async (path, accepted, encoding) => {
    const response = await app.request(path, { headers: { 'Accept-Encoding': accepted } });
    expect([response.headers.get('Content-Encoding'), response.headers.get('Vary')]).toEqual([
      encoding,
      'Accept-Encoding',
    ]);
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = (encoding === null ? bytes : gunzipSync(bytes)).toString();
    const sent = { '/short': { a: 1 }, '/usual': usual, '/steps': value }[path];
    expect(JSON.parse(text)).toEqual(sent);
  },
);
