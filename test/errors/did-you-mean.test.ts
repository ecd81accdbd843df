import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createSuggest,
  didYouMean,
  editDistance,
  onlyMeaning,
} from '../../src/errors/did-you-mean.js';

test.each([
  ['orders', ['orders_daily', 'order', 'raw'], 'order'],
  ['ORDERS', ['orders'], 'orders'],
  ['ordres', ['orders', 'customers'], 'orders'],
  ['upstream', ['downstream', 'upstreams'], 'upstreams'],
  ['teh', ['the'], 'the'],
  ['warehouse_orders', ['warehouse_order_lines'], 'warehouse_order_lines'],
])('the best suggestion for %s is one of %j', (word, candidates, meant) => {
  expect(didYouMean(word, candidates)).toBe(meant);
});

test.each([
  ['orders', ['customers', 'fx']],
  ['orders', []],
  ['ab', ['xy']],
  ['a', ['b']],
  ['', ['a']],
])('no suggestion for %s is among %j', (word, candidates) => {
  expect(didYouMean(word, candidates)).toBeUndefined();
});

test('the order of the candidates does not matter', () => {
  const words = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 }), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 }),
      words,
      (word, candidates) => {
        expect(didYouMean(word, candidates.toReversed())).toBe(didYouMean(word, candidates));
      },
    ),
  );
  expect(didYouMean('cat', ['cut', 'cot'])).toBe('cot');
});

test('a difference in letter case has no distance', () => {
  expect(editDistance('Orders', 'oRDERS')).toBe(0);
  expect(editDistance('orders', 'order')).toBe(1);
});

test.each([
  ['raw_order', ['raw_orders', 'orders'], 'raw_orders'],
  ['amuont', ['amount', 'id'], 'amount'],
  ['stg_c', ['stg_a', 'stg_b'], undefined],
  ['PRDO', ['PROD', 'PRD', 'QA'], undefined],
  ['order_id', ['order id'], undefined],
  ['numbr', [], undefined],
])('%s among %j can only mean %s', (word, candidates, meant) => {
  expect(onlyMeaning(word, candidates)).toBe(meant);
});

test('suggestions for many words end once they have made too many comparisons', () => {
  const suggest = createSuggest();
  const names = Array.from({ length: 1_000_000 }, (_, i) => `n${i}`);
  expect(suggest('orders', ['order'])).toEqual({ near: 'order', only: 'order' });
  expect(suggest('n999998x', names).near).toBe('n999998');
  expect(suggest('n999998x', names)).toEqual({});
  expect(suggest('orders', ['order'])).toEqual({});
});

test('a word that is too long to be mistyped has no suggestion', () => {
  expect(didYouMean('a'.repeat(200), ['a'.repeat(199)])).toBe('a'.repeat(199));
  expect(didYouMean('a'.repeat(201), ['a'.repeat(200)])).toBeUndefined();
});
