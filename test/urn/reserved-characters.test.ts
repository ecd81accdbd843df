import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  decodeFieldPath,
  encodeFieldPath,
  encodeReserved,
  findReserved,
} from '../../src/urn/urn.js';

const texts = fc.string({
  unit: fc.constantFrom(',', '(', ')', '␟', '%', '2', '8', '9', 'C', 'E', 'F', '0', 'a', '.'),
});

test('nothing reserved is left after encoding', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(findReserved(encodeReserved(text))).toBeUndefined();
    }),
  );
});

test('decoding undoes encoding, whatever the path looks like', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const encoded = encodeFieldPath(text);
      expect(findReserved(encoded)).toBeUndefined();
      expect(decodeFieldPath(encoded)).toBe(text);
    }),
  );
});

test('encoding undoes decoding, unless the text contained a reserved character', () => {
  const unreserved = texts.filter((text) => findReserved(text) === undefined);
  fc.assert(
    fc.property(unreserved, (text) => {
      expect(encodeFieldPath(decodeFieldPath(text))).toBe(text);
    }),
  );
});

test.each([
  ['p,q', 'p%2Cq'],
  ['f(x)', 'f%28x%29'],
  ['p%2Cq', 'p%252Cq'],
  ['p%252Cq', 'p%25252Cq'],
  ['%E2%90%9F␟', '%25E2%90%9F%E2%90%9F'],
  ['%20%2c%2F%25%', '%20%2c%2F%25%'],
  ['%25,', '%25%2C'],
])('the path %s is %s in an urn', (path, encoded) => {
  expect(encodeFieldPath(path)).toBe(encoded);
  expect(decodeFieldPath(encoded)).toBe(path);
});

test('names of entities are encoded as DataHub does, also if they are encoded already', () => {
  expect(encodeReserved('Sales (EMEA), %28x%29')).toBe('Sales %28EMEA%29%2C %28x%29');
});

test('the first reserved character is found', () => {
  expect(findReserved('a␟b,c')).toBe('␟');
  expect(findReserved('a%2Cb')).toBeUndefined();
});
