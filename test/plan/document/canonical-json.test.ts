import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonicalJson,
  contentDigest,
  prettyCanonicalJson,
} from '../../../src/plan/document/canonical-json.js';

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

describe('the digest of a value', () => {
  const hashOf = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`;

  it('is the hash of its canonical JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (json) => {
        const value = withNamedKeys(json);
        expect(contentDigest(value)).toBe(hashOf(canonicalJson(value)));
      }),
    );
  });

  it.each([
    ['absent members and items', { b: undefined, a: [undefined, { c: undefined }] }],
    ['empty objects and lists', { a: {}, b: [], c: { d: {}, e: [] } }],
    [
      'a text beyond the length that is hashed at once',
      { a: ['é'.repeat(70_000), '😀'.repeat(40_000)] },
    ],
  ])('is so with %s', (_what, value) => {
    expect(contentDigest(value)).toBe(hashOf(canonicalJson(value)));
  });
});

/** Prefixes every key, so that none is a number. */
function withNamedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNamedKeys);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [`k${key}`, withNamedKeys(member)]),
  );
}
