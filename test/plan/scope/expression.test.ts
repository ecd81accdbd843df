import { describe, expect, it } from 'vitest';
import { parseExpression, replacePattern } from '../../../src/plan/scope/expression.js';

const all = Number.POSITIVE_INFINITY;

describe('an expression', () => {
  it.each<[string, string, number, number]>([
    ['orders', 'orders', 0, 0],
    ['orders+', 'orders', 0, all],
    ['+orders', 'orders', all, 0],
    ['2+orders', 'orders', 2, 0],
    ['orders+1', 'orders', 0, 1],
    ['+orders+', 'orders', all, all],
    ['3+orders+12', 'orders', 3, 12],
    ['0+orders', 'orders', 0, 0],
    ['raw_*+', 'raw_*', 0, all],
    [
      '1+urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)',
      'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)',
      1,
      0,
    ],
    ['a+b', 'a+b', 0, 0],
    ['c++', 'c+', 0, all],
    ['2024', '2024', 0, 0],
    ['+3', '3', all, 0],
    ['a name', 'a name', 0, 0],
    ['two\nlines+1', 'two\nlines', 0, 1],
  ])('%j is %j with %d up and %d down', (text, pattern, upstreamHops, downstreamHops) => {
    expect(parseExpression(text)).toEqual({
      ok: true,
      value: { text, pattern, upstreamHops, downstreamHops },
    });
  });

  it.each(['', '+', '++', '3+', '3++4'])('%j names no dataset', (text) => {
    expect(parseExpression(text)).toEqual({ ok: false, problem: `"${text}" names no dataset` });
  });

  it.each([
    ['ordrs', 'orders'],
    ['2+ordrs', '2+orders'],
    ['ordrs+', 'orders+'],
    ['+ordrs+1', '+orders+1'],
  ])('%s keeps its steps with another pattern', (text, expected) => {
    const parsed = parseExpression(text);
    expect(parsed.ok && replacePattern(parsed.value, 'orders')).toBe(expected);
  });

  it('takes other special characters of a pattern literally', () => {
    const parsed = parseExpression('x+');
    expect(parsed.ok && replacePattern(parsed.value, '$&$1')).toBe('$&$1+');
  });
});
