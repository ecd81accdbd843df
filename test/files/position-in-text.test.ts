import { expect, test } from 'vitest';
import {
  positionInText,
  positionOfBadByte,
  positionOfJsonError,
} from '../../src/files/position-in-text.js';

test('a place in a text is counted as editors count', () => {
  expect(positionInText('', 0)).toBe('line 1, column 1');
  expect(positionInText('ab\ncd', 4)).toBe('line 2, column 2');
  expect(positionInText('a\r\nb', 3)).toBe('line 2, column 1');
});

const text = (some: string) => [...new TextEncoder().encode(some)];

test.each([
  ['a byte that starts nothing', [...text('a: 1\nb: é'), 0xff], 'line 2, column 5'],
  [
    'a sequence that is broken off by a letter',
    [...text('a\n'), 0xe2, 0x82, 0x41],
    'line 2, column 1',
  ],
  [
    'a sequence that begins as the character of replacement does',
    [...text('ab'), 0xef, 0xbf, 0x41],
    'line 1, column 3',
  ],
  [
    'a sequence that the end of the file breaks off',
    [...text('ab'), 0xef, 0xbf],
    'line 1, column 3',
  ],
  [
    'what stands after a true character of replacement',
    [...text('\uFFFD'), 0x80],
    'line 1, column 2',
  ],
  [
    'what stands after a byte order mark',
    [0xef, 0xbb, 0xbf, ...text('ab'), 0x80],
    'line 1, column 3',
  ],
])('the first byte that is not UTF-8 is found: %s', (_what, bytes, expected) => {
  expect(positionOfBadByte(Uint8Array.from(bytes))).toBe(expected);
});

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    return error;
  }
}

test('the place of a mistake in JSON is found where the error says so', () => {
  expect(positionOfJsonError('{\n  "a" 1}', parsed('{\n  "a" 1}'))).toBe('line 2, column 7');
  expect(positionOfJsonError('{\n', parsed('{"a":'))).toBe('line 2, column 1');
  expect(positionOfJsonError('{', new SyntaxError('something else'))).toBeUndefined();
  expect(positionOfJsonError('{', 'no error')).toBeUndefined();
});
