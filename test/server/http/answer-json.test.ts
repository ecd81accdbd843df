import { setImmediate } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerInSteps, answerJson } from '../../../src/server/http/answer-json.js';
import type { AppEnv } from '../../../src/server/http/server-context.js';
import { inOneStep } from '../../../src/server/shared/steps.js';

const value = { list: Array.from({ length: 300_000 }, (_, i) => ({ name: `item ${i}` })) };

const app = new Hono<AppEnv>();
app.get('/value', (c) => answerJson(c, value, 202));
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
