import { describe, expect, test } from 'vitest';
import { inHashMapOrder, textHash, urnHash } from '../../../src/server/shared/hash-map-order.js';
import { dataset } from '../../support/server/urns.js';

describe('inHashMapOrder', () => {
  test('lists as a HashMap of Java with 16 buckets', () => {
    const urns = ['ta', 'te', 'tnew'].map(dataset);
    const listed = ['te', 'ta', 'tnew'].map(dataset);
    expect(inHashMapOrder(urns, urnHash, 16)).toEqual(listed);
  });

  test('keeps the order of items in one bucket, and doubles the buckets at three quarters', () => {
    const self = (n: number) => n;
    expect(inHashMapOrder([9, 1, 8, 16], self, 8)).toEqual([8, 16, 9, 1]);
    expect(inHashMapOrder([9, 1, 8, 16, 2, 3, 4], self, 8)).toEqual([16, 1, 2, 3, 4, 8, 9]);
  });

  test('mixes the high bits of a hash into the low ones', () => {
    expect(inHashMapOrder([0x10003, 1], (n) => n, 16)).toEqual([1, 0x10003]);
  });
});

test('hashes texts and urns as Java does', () => {
  expect([textHash(''), textHash('dataset'), textHash('upstreamLineage')]).toEqual([
    0, 1443214456, 151908912,
  ]);
  expect(urnHash('no urn')).toBe(textHash('no urn'));
});
