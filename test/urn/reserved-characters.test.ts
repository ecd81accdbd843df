import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeReserved, encodeReserved, findReserved } from '../../src/urn/urn.js';

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

test('decoding undoes encoding, unless the text looked encoded before', () => {
  const unencoded = texts.filter((text) => !/%2C|%28|%29|%E2%90%9F/.test(text));
  fc.assert(
    fc.property(unencoded, (text) => {
      expect(decodeReserved(encodeReserved(text))).toBe(text);
    }),
  );
});

test('encoding undoes decoding, unless the text contained a reserved character', () => {
  const unreserved = texts.filter((text) => findReserved(text) === undefined);
  fc.assert(
    fc.property(unreserved, (text) => {
      expect(encodeReserved(decodeReserved(text))).toBe(text);
    }),
  );
});

test('other percent-encodings are unchanged', () => {
  expect(decodeReserved('%20%2c%2F%')).toBe('%20%2c%2F%');
});

test('the first reserved character is found', () => {
  expect(findReserved('a␟b,c')).toBe('␟');
  expect(findReserved('a%2Cb')).toBeUndefined();
});
