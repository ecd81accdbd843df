import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerJson } from '../../../src/server/http/answer-json.js';
import type { AppEnv } from '../../../src/server/http/server-context.js';

const value = { list: Array.from({ length: 300_000 }, (_, i) => ({ name: `item ${i}` })) };

const usual = { list: value.list.slice(0, 1000) };

const app = new Hono<AppEnv>();
app.get('/long', (c) => answerJson(c, value, 202));
app.get('/short', (c) => answerJson(c, { a: 1 }));
app.get('/usual', (c) => answerJson(c, usual));

test.each([
  ['/long', 202, value],
  ['/usual', 200, usual],
])('the answer of %s is JSON', async (path, status, sent) => {
  const response = await app.request(path);
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(await response.json()).toEqual(sent);
});

test.each([
  ['/usual', 'gzip, deflate', 'gzip'],
  ['/usual', 'deflate, GZIP;q=0.5', 'gzip'],
  ['/usual', 'gzip;q=0', null],
  ['/usual', 'br', null],
  ['/long', 'gzip', null],
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
    const sent = { '/short': { a: 1 }, '/usual': usual, '/long': value }[path];
    expect(JSON.parse(text)).toEqual(sent);
  },
);
