import { expect, test } from 'vitest';
import { quote, quoteList } from '../../src/yaml/quote.js';

test('control characters are escaped, so that a file cannot control a terminal', () => {
  expect(quote('a\u001b[31m\n')).toBe('"a\\u001b[31m\\n"');
});

test('a long text is shortened', () => {
  expect(quote('x'.repeat(81))).toBe(`"${'x'.repeat(80)}…"`);
  expect(quote('x'.repeat(80))).toBe(`"${'x'.repeat(80)}"`);
});

test('a list is joined by commas and "or"', () => {
  expect(quoteList([])).toBe('');
  expect(quoteList(['a'])).toBe('"a"');
  expect(quoteList(['a', 'b', 'c'])).toBe('"a", "b" or "c"');
});
