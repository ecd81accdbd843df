import { describe, expect, it } from 'vitest';
import { orderTexts } from '../../../../src/import/foreign/sql/order-texts.js';

/** Orders texts such as `c<a,b`: the text that makes `c` from `a` and `b`. */
function order(...texts: readonly string[]): string {
  const parsed = texts.map((text) => {
    const [made = '', from = ''] = text.split('<');
    const tables = (names: string) => new Set(names.split(',').filter(Boolean));
    return { text, writes: tables(made), reads: tables(from) };
  });
  return orderTexts(parsed)
    .map(({ text }) => text)
    .join(' ');
}

describe('orderTexts', () => {
  it.each([
    [['c<b', 'b<a', 'a'], 'a b<a c<b'],
    [['b<raw', 'a<raw'], 'b<raw a<raw'],
    [['a<a'], 'a<a'],
    [['a<b', 'b<a', 'c'], 'c a<b b<a'],
    [['d<c', 'a<b', 'b<a', 'c<a'], 'a<b b<a c<a d<c'],
    [['x<a', 'a<1', 'a<2'], 'a<1 a<2 x<a'],
  ])('orders %j', (texts, ordered) => {
    expect(order(...texts)).toBe(ordered);
  });
});
