import { expect, test } from 'vitest';
import { toAsciiJson } from '../../../src/catalog/write/propose-singly.js';

test.each([
  ['é', '{"a":"\\u00e9"}'],
  ['日本', '{"a":"\\u65e5\\u672c"}'],
  ['😀', '{"a":"\\ud83d\\ude00"}'],
  ['\ud83d', '{"a":"\\ud83d"}'],
  ['\u0080\u2028\uffff', '{"a":"\\u0080\\u2028\\uffff"}'],
  ['"\\\n\u007f', '{"a":"\\"\\\\\\n\u007f"}'],
  ['\\u00e9', '{"a":"\\\\u00e9"}'],
])('%j', (text, json) => {
  expect(toAsciiJson({ a: text })).toBe(json);
  expect(JSON.parse(json)).toEqual({ a: text });
});

test('keys are escaped too', () => {
  expect(toAsciiJson({ é: 1 })).toBe('{"\\u00e9":1}');
});

test('keys without a value are left out at any depth, and elements of lists keep their places', () => {
  expect(
    toAsciiJson({
      a: null,
      b: { c: null, d: false },
      e: [null, { f: null, g: 0 }],
      h: undefined,
      i: '',
    }),
  ).toBe('{"b":{"d":false},"e":[null,{"g":0}],"i":""}');
});
