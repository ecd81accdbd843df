import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runAll } from '../../../src/server/shared/steps.js';
import {
  STEP_VALUES,
  stringifyInSteps,
  stringifyTyped,
} from '../../../src/server/shared/stringify-in-steps.js';
import { countSteps } from '../../support/server/longest-step.js';

const write = (value: Parameters<typeof stringifyInSteps>[0]) => runAll(stringifyInSteps(value));

test('writes the text of JSON.stringify', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(3 * STEP_VALUES), (value, length) => {
      const json = JSON.parse(JSON.stringify(value));
      const large = { before: json, list: Array.from({ length }, (_, i) => (i % 7 ? i : json)) };
      expect(write(large)).toBe(JSON.stringify(large));
    }),
    { numRuns: 100 },
  );
});

const manyMembers = Object.fromEntries(
  Array.from({ length: 2 * STEP_VALUES }, (_, i) => [`"${i}`, i % 3 ? i : undefined]),
);
const allUndefined = Object.fromEntries(
  Array.from({ length: 2 * STEP_VALUES }, (_, i) => [`k${i}`, undefined]),
);

test.each([
  ['many members, some undefined', manyMembers],
  ['only undefined members', allUndefined],
  ['a list in a list in a list', [[[...Array(3 * STEP_VALUES).keys()]]]],
  ['a large item beside small ones', [1, [...Array(2 * STEP_VALUES).keys()], null]],
])('writes an object with %s', (_what, value) => {
  expect(write(value)).toBe(JSON.stringify(value));
});

test('writes a small value at once, and a large one in many steps', () => {
  expect(countSteps(stringifyInSteps([...Array(10).keys()]))).toBe(2);
  expect(countSteps(stringifyInSteps([...Array(10 * STEP_VALUES).keys()]))).toBeGreaterThan(10);
});

const writeTyped = (value: Parameters<typeof stringifyInSteps>[0]) => runAll(stringifyTyped(value));

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
  expect(writeTyped(value)).toBe(text);
});

test('writes the doubles of large values with their type, wherever a piece ends', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(3 * STEP_VALUES), fc.integer(), (value, length, score) => {
      const json = JSON.parse(JSON.stringify(value));
      const records = Array.from({ length }, () => ({ confidenceScore: score }));
      const large = { confidenceScore: score, json, records, double: score };
      expect(writeTyped(large)).toBe(
        `{"confidenceScore":${score}.0,"json":${writeTyped(json)},"records":[${records.map(() => `{"confidenceScore":${score}.0}`)}],"double":${score}.0}`,
      );
      expect(JSON.parse(writeTyped(large))).toEqual(JSON.parse(JSON.stringify(large)));
    }),
    { numRuns: 100 },
  );
});
