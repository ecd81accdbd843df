import { expect, test } from 'vitest';
import { isNearWord } from '../../src/errors/near-word.js';

test.each([
  ['amout', 'amount'],
  ['ordres', 'orders'],
  ['custmer', 'customers'],
  ['custmoers', 'customers'],
  ['lifetmie', 'lifetime'],
  ['orders', 'orders'],
  ['id', 'id'],
  ['ordersx', 'order'],
])('%s may mean %s', (typed, word) => {
  expect(isNearWord(typed, word)).toBe(word !== 'order');
});

test.each([
  ['ids', 'id'],
  ['odr', 'order'],
  ['odrse', 'orders'],
  ['cstmr', 'customer'],
  ['table1', 'table2'],
  ['orders', 'order2'],
  ['payment', 'customer'],
  ['x'.repeat(61), 'x'.repeat(60)],
])('%.9s does not mean %.9s', (typed, word) => {
  expect(isNearWord(typed, word)).toBe(false);
});
