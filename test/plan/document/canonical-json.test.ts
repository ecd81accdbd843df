import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson, prettyCanonicalJson } from '../../../src/plan/document/canonical-json.js';

it('sorts keys at every depth and keeps the order of lists', () => {
  expect(canonicalJson({ b: [{ d: 1, c: null }, 2], a: undefined })).toBe(
    '{"b":[{"c":null,"d":1},2]}',
  );
  expect(prettyCanonicalJson({ b: 1, a: 2 })).toBe('{\n  "a": 2,\n  "b": 1\n}\n');
});

it('keeps a member of any name', () => {
  const value: unknown = JSON.parse('{"b":1,"__proto__":{"d":1,"c":2}}');
  expect(canonicalJson(value)).toBe('{"__proto__":{"c":2,"d":1},"b":1}');
});

it('gives one text for one value, whatever the order of keys', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const reversed = Object.fromEntries(Object.entries(value).reverse());
      expect(canonicalJson(reversed)).toBe(canonicalJson(value));
    }),
  );
});
