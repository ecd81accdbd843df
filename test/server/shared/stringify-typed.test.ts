import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringifyTyped } from '../../../src/server/shared/stringify-typed.js';

test('writes the text of JSON.stringify where no member is a double', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(3000), (value, length) => {
      const json = JSON.parse(JSON.stringify(value));
      const large = { before: json, list: Array.from({ length }, (_, i) => (i % 7 ? i : json)) };
      expect(stringifyTyped(large)).toBe(JSON.stringify(large));
    }),
    { numRuns: 100 },
  );
});

test.each([
  [{ confidenceScore: 1 }, '{"confidenceScore":1.0}'],
  [{ confidenceScore: 0.5 }, '{"confidenceScore":0.5}'],
  [{ values: [{ double: 60 }, { double: -3 }] }, '{"values":[{"double":60.0},{"double":-3.0}]}'],
  [{ double: 12.25, count: 12 }, '{"double":12.25,"count":12}'],
  [{ double: 1e21 }, '{"double":1e+21}'],
  [{ double: null, nullProportion: 0 }, '{"double":null,"nullProportion":0.0}'],
  [{ text: '"double":1' }, '{"text":"\\"double\\":1"}'],
  [{ 'a"double': 1 }, '{"a\\"double":1}'],
])('writes a whole number of a double with its type: %j', (value, text) => {
  expect(stringifyTyped(value)).toBe(text);
});

test('writes the doubles of large values with their type', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(3000), fc.integer(), (value, length, score) => {
      const json = JSON.parse(JSON.stringify(value));
      const records = Array.from({ length }, () => ({ confidenceScore: score }));
      const large = { confidenceScore: score, json, records, double: score };
      expect(stringifyTyped(large)).toBe(
        `{"confidenceScore":${score}.0,"json":${stringifyTyped(json)},"records":[${records.map(() => `{"confidenceScore":${score}.0}`)}],"double":${score}.0}`,
      );
      expect(JSON.parse(stringifyTyped(large))).toEqual(JSON.parse(JSON.stringify(large)));
    }),
    { numRuns: 100 },
  );
});
