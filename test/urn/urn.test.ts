import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareText } from '../../src/errors/compare-text.js';
import { isUrn, splitUrn, urnEntityType } from '../../src/urn/urn.js';

test('an urn of any type is split into namespace, type and key', () => {
  expect(splitUrn('urn:li:tag:a:b')).toEqual({
    ok: true,
    value: { namespace: 'li', entityType: 'tag', key: ['a:b'] },
  });
  expect(splitUrn('urn:acme:dataJob:(urn:acme:dataFlow:(airflow,f,PROD),j%2C)')).toEqual({
    ok: true,
    value: {
      namespace: 'acme',
      entityType: 'dataJob',
      key: ['urn:acme:dataFlow:(airflow,f,PROD)', 'j%2C'],
    },
  });
});

test('the reason for an invalid nested urn names that part', () => {
  expect(splitUrn('urn:li:dataJob:(urn:li:dataFlow:(a,),j)')).toMatchObject({
    ok: false,
    problem: expect.stringContaining('"urn:li:dataFlow:(a,)"'),
  });
});

test.each(['urn:li:x:(a)b(c)', 'urn:li:x:(a,(b)', 'urn:li:x:(a),b)'])(
  'mismatched brackets are reported as such: %s',
  (text) => {
    expect(splitUrn(text)).toEqual({ ok: false, problem: 'has unbalanced brackets' });
  },
);

test('splitting a key returns the parts that were joined', () => {
  const part = fc.stringMatching(/^[a-zA-Z0-9:%._-]{1,9}$/);
  const nested = fc
    .array(part, { minLength: 1, maxLength: 3 })
    .map((parts) => `urn:li:x:(${parts.join(',')})`);
  fc.assert(
    fc.property(fc.array(fc.oneof(part, nested), { minLength: 1, maxLength: 4 }), (key) => {
      expect(splitUrn(`urn:li:thing:(${key.join(',')})`)).toMatchObject({
        ok: true,
        value: { key },
      });
    }),
  );
});

test('a text is an urn exactly if it can be split', () => {
  const piece = fc.constantFrom('urn:', 'li:', 'x:', 'a', 'b.c', '(', ')', ',', ' ', '%2C', '\n');
  const text = fc.array(piece, { maxLength: 16 }).map((pieces) => `urn:li:x:${pieces.join('')}`);
  const listed = text.map((part) => `urn:li:y:(${part},urn:li:z:(urn:li:p:a,b),c)`);
  fc.assert(
    fc.property(fc.oneof(text, listed), (one) => {
      expect(isUrn(one)).toBe(splitUrn(one).ok);
    }),
    { numRuns: 500 },
  );
  expect(isUrn('urn:li:tag:a')).toBe(true);
  expect(isUrn('tag:a')).toBe(false);
});

test('texts are ordered by code unit, not by language', () => {
  expect(['é', 'b', 'B', 'a', 'B'].sort(compareText)).toEqual(['B', 'B', 'a', 'b', 'é']);
  expect(compareText('a', 'a')).toBe(0);
});

test.each([
  ['urn:li:dataset:(urn:li:dataPlatform:s3,a,PROD)', 'dataset'],
  ['urn:li:tag:a:b', 'tag'],
  ['urn:li:tag', 'tag'],
  ['urn:li', ''],
  ['text', ''],
])('the entity type of %s is its third part', (text, type) => {
  expect(urnEntityType(text)).toBe(type);
});
