import { expect, test } from 'vitest';
import { createSerialQueue } from '../../../src/server/auth/passwords.js';

test('a task waits for the task before it, and does not fail with it', async () => {
  const queue = createSerialQueue();
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    log.push(`${name} ends`);
    if (name === 'b') throw new Error('b failed');
    return name;
  };
  const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => queue(work(name))));
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(
    results.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason))),
  ).toEqual(['a', 'Error: b failed', 'c']);
});
