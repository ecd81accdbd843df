import { describe, expect, test } from 'vitest';
import { JsonBounds, requireBounded } from '../../../src/server/shared/json-bounds.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const many = (count: number, make: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join(',');

describe('a text within the bounds passes', () => {
  test.each([
    ['the deepest value', `${'['.repeat(200)}${']'.repeat(200)}`],
    ['the most values', `[${many(499_999, () => '1')}]`],
    ['the same names often', `[${many(120_000, (i) => `{"a${i % 100}":1}`)}]`],
    ['brackets, commas and colons in a string', JSON.stringify('[{,":'.repeat(600_000))],
    ['a string that ends in a backslash', `["${'\\\\'}",${many(3, () => '"["')}]`],
    ['many strings that are no names', `[${many(300_000, (i) => `"urn:li:tag:${i}"`)}]`],
    ['no JSON', ']]]}}}"'],
  ])('%s', (_what, text) => {
    expect(() => requireBounded(text, 'the body')).not.toThrow();
  });
});

describe('a text beyond the bounds is refused', () => {
  const deep = { kind: 'malformed', message: 'the body is nested deeper than 200 levels' };
  const large = (limit: string) => ({
    kind: 'too-large',
    message: `the body holds more than ${limit}; send less at a time`,
  });
  test.each([
    ['8 MB of [', '['.repeat(8_000_000), deep],
    ['one level too many', `${'['.repeat(201)}${']'.repeat(201)}`, deep],
    ['levels of objects', '{"a":'.repeat(201), deep],
    ['levels behind a string with quotes', `["\\"",${'['.repeat(200)}`, deep],
    ['2,000,000 objects', `[${many(2_000_000, () => '{}')}]`, large('500000 values')],
    ['one value too many', `[${many(500_000, () => '1')}]`, large('500000 values')],
    ['many names', `{${many(60_000, (i) => `"k${i}":1`)}}`, large('25000 names of members')],
    [
      'many names in many objects, with spaces',
      `[${many(120_000, (i) => `{"${i}" : 1}`)}]`,
      large('25000 names of members'),
    ],
  ])('%s', (_what, text, refusal) => {
    expect(() => requireBounded(text, 'the body')).toThrow(expect.objectContaining(refusal));
  });

  test('with a smaller limit', () => {
    const bounds = new JsonBounds('the body', 10);
    bounds.push(bytes(`[${many(9, () => '1')}`));
    expect(() => bounds.push(bytes(',1'))).toThrow('holds more than 10 values');
  });
});

test('the place of a cut between two pieces does not matter', () => {
  const text = `["\\"[\\\\",{"a":"}"},${'['.repeat(199)}`;
  for (let cut = 0; cut <= text.length; cut++) {
    const bounds = new JsonBounds('the body');
    bounds.push(bytes(text.slice(0, cut)));
    bounds.push(bytes(text.slice(cut)));
    expect(() => bounds.push(bytes('['))).toThrow('nested deeper');
  }
});
