import { expect, test } from 'vitest';
import { mapConcurrently } from '../../../src/catalog/read/batches.js';

test('results keep the order of the items, and no more than the limit run at once', async () => {
  let underWay = 0;
  let most = 0;
  const results = await mapConcurrently([3, 1, 2, 0, 4], 2, async (ticks) => {
    most = Math.max(most, ++underWay);
    for (let i = 0; i < ticks; i++) await Promise.resolve();
    underWay--;
    return ticks * 10;
  });
  expect(results).toEqual([30, 10, 20, 0, 40]);
  expect(most).toBe(2);
});

test('a failure starts no further item, and waits for the items that run', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const all = mapConcurrently([0, 1, 2, 3], 2, async (item) => {
    begun.push(item);
    if (item === 0) throw new Error('first');
    for (let i = 0; i < 50; i++) await Promise.resolve();
    ended.push(item);
  });
  await expect(all).rejects.toThrow('first');
  expect(begun).toEqual([0, 1]);
  expect(ended).toEqual([1]);
});

test('a failure that is undefined is still a failure', async () => {
  await expect(mapConcurrently([1], 1, () => Promise.reject(undefined))).rejects.toBeUndefined();
});

test('an empty list gives an empty result', async () => {
  expect(await mapConcurrently([], 4, () => Promise.reject(new Error('never')))).toEqual([]);
});
