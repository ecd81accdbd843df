import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesWildcards } from '../../../src/plan/scope/expression.js';

const urn = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,raw.public.orders,PROD)';

describe('wildcards', () => {
  it.each([
    ['orders', 'orders', true],
    ['orders', 'Orders', false],
    ['orders', 'orders_daily', false],
    ['', '', true],
    ['', 'a', false],
    ['*', '', true],
    ['?', '', false],
    ['raw_*', 'raw_orders', true],
    ['raw_*', 'raw_', true],
    ['*orders', 'orders_daily_orders', true],
    ['*a?c*', 'xxabxxabc', true],
    ['or?ers', 'orders', true],
    ['?', '\u{1f600}', true],
    ['*(*,raw.*,PROD)', urn, true],
    ['*,PROD', urn, false],
    ['[o]rders', 'orders', false],
    ['o.ders', 'orders', false],
  ])('%j takes %j: %s', (pattern, text, expected) => {
    expect(matchesWildcards(pattern, text)).toBe(expected);
  });

  it('match like the equivalent regular expression', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', '.', '('), maxLength: 8 });
    const patterns = fc.string({
      unit: fc.constantFrom('a', 'b', '.', '(', '*', '?'),
      maxLength: 8,
    });
    const same = (pattern: string, text: string) => {
      const source = pattern
        .replaceAll(/[.(]/g, String.raw`\$&`)
        .replaceAll('*', '.*')
        .replaceAll('?', '.');
      expect(matchesWildcards(pattern, text)).toBe(new RegExp(`^${source}$`).test(text));
    };
    fc.assert(fc.property(patterns, letters, same), { numRuns: 2000 });
  });

  it('cannot make a run slow', () => {
    expect(matchesWildcards(`${'*a'.repeat(60)}*b`, 'a'.repeat(5000))).toBe(false);
  });
});
