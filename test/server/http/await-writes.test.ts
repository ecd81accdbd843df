import { setImmediate } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { awaitWrites } from '../../../src/server/http/await-writes.js';
import type { AppEnv } from '../../../src/server/http/server-context.js';

/** An app whose store has a long write under way until `end` is called. */
function duringWrite(): { readonly app: Hono<AppEnv>; readonly end: () => void } {
  let end: () => void = () => undefined;
  const idle = new Promise<void>((resolve) => {
    end = resolve;
  });
  const app = new Hono<AppEnv>();
  app.use(awaitWrites({ whenIdle: () => idle }));
  app.all('*', (c) => c.text('answered'));
  return { app, end };
}

test.each(['/health', '/health/live', '/config', '/api/gms/health', '/api/gms/config'])(
  'a request of %s does not wait for a write',
  async (path) => {
    const response = await duringWrite().app.request(path);
    expect(await response.text()).toBe('answered');
  },
);

test.each(['/api/graphql', '/openapi/v3/entity/dataset/a', '/entities/health', '/'])(
  'a request of %s waits for the end of a write',
  async (path) => {
    const { app, end } = duringWrite();
    let isAnswered = false;
    const answer = Promise.resolve(app.request(path)).then(() => {
      isAnswered = true;
    });
    await setImmediate();
    expect(isAnswered).toBe(false);
    end();
    await answer;
    expect(isAnswered).toBe(true);
  },
);
