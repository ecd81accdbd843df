import { describe, expect, test } from 'vitest';
import { sameJson } from '../../../src/server/store/same-json.js';

describe('sameJson', () => {
  test.each([
    [
      { a: 1, b: [1, { c: null }] },
      { b: [1, { c: null }], a: 1 },
    ],
    [{ a: undefined }, {}],
    [[], []],
    [null, null],
    ['x', 'x'],
  ])('%j equals %j', (a, b) => expect(sameJson(a, b)).toBe(true));

  test.each([
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1 }, { b: 1 }],
    [{}, []],
    [[], {}],
    [{}, null],
    [1, '1'],
    [{ toString: null }, { a: null }],
  ])('%j differs from %j', (a, b) => expect(sameJson(a, b)).toBe(false));
});
