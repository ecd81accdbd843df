import { expect, test } from 'vitest';
import { positionInText, positionOfJsonError } from '../../src/errors/json-position.js';
import { positionOfBadByte } from '../../src/files/read-text-file.js';

test('a position in a text is counted as in editors', () => {
  expect(positionInText('', 0)).toBe('line 1, column 1');
  expect(positionInText('ab\ncd', 4)).toBe('line 2, column 2');
  expect(positionInText('a\r\nb', 3)).toBe('line 2, column 1');
});

const text = (some: string) => [...new TextEncoder().encode(some)];

test.each([
  ['a byte that starts no sequence', [...text('a: 1\nb: é'), 0xff], 'line 2, column 5'],
  ['a sequence that a letter interrupts', [...text('a\n'), 0xe2, 0x82, 0x41], 'line 2, column 1'],
  [
    'a sequence with the beginning of the replacement character',
    [...text('ab'), 0xef, 0xbf, 0x41],
    'line 1, column 3',
  ],
  [
    'a sequence that is incomplete at the end of the file',
    [...text('ab'), 0xef, 0xbf],
    'line 1, column 3',
  ],
  ['a byte after a genuine replacement character', [...text('\uFFFD'), 0x80], 'line 1, column 2'],
  ['a byte after a byte order mark', [0xef, 0xbb, 0xbf, ...text('ab'), 0x80], 'line 1, column 3'],
])('the first byte that is not UTF-8 is found: %s', (_what, bytes, expected) => {
  expect(positionOfBadByte(Uint8Array.from(bytes))).toBe(expected);
});

function parseError(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    return error;
  }
}

test('the position of a mistake in JSON is taken from the error, if the error contains it', () => {
  expect(positionOfJsonError('{\n  "a" 1}', parseError('{\n  "a" 1}'))).toBe('line 2, column 7');
  expect(positionOfJsonError('{\n', parseError('{"a":'))).toBe('line 2, column 1');
  expect(positionOfJsonError('{', new SyntaxError('something else'))).toBeUndefined();
  expect(positionOfJsonError('{', 'no error')).toBeUndefined();
});
