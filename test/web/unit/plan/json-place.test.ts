import { describe, expect, it } from 'vitest';
import { findJsonPlace } from '../../../../src/web/plan/json-place.js';

describe('findJsonPlace', () => {
  it.each([
    ['', 1, 1],
    ['{', 1, 2],
    ['{"a": 1', 1, 8],
    ['{"a": 1,}', 1, 9],
    ['[1, 2,]', 1, 7],
    ['{\n  "a": [true, nul]\n}', 2, 15],
    ['{"a" 1}', 1, 6],
    ['{a: 1}', 1, 2],
    ['{"a": 1} x', 1, 10],
    ['[01]', 1, 3],
    ['["\\x"]', 1, 2],
    ['["a\nb"]', 1, 2],
    ['[1}', 1, 3],
    ['Headwater plan', 1, 1],
  ])('%j breaks at %i:%i', (text, line, column) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(findJsonPlace(text)).toEqual({ line, column });
  });

  it.each([
    '{"a": [1, -2.5e+3, "\\u00e9\\n", {}, [], null]}',
    ' [\u007f] '.replace('\u007f', '"\u007f"'),
  ])('reads all of %j', (text) => {
    expect(() => JSON.parse(text)).not.toThrow();
    expect(findJsonPlace(text).column).toBe(text.length + 1);
  });
});
