import { expect, test } from 'vitest';
import { memoize } from '../../../src/server/shared/memoize.js';

test('finds the result for each key once, also if there is none', () => {
  const asked: string[] = [];
  const find = memoize((key: string) => {
    asked.push(key);
    return key === 'a' ? 1 : undefined;
  });
  expect([find('a'), find('b'), find('a'), find('b')]).toEqual([1, undefined, 1, undefined]);
  expect(asked).toEqual(['a', 'b']);
});
