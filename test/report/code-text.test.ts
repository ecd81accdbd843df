import { expect, it } from 'vitest';
import { wrapWords } from '../../src/report/text/terminal-width.js';

it.each([
  ['one line', 'a b', ['a b']],
  ['nothing', '', ['']],
  ['80 columns', `${'a'.repeat(40)} ${'b'.repeat(39)}`, [`${'a'.repeat(40)} ${'b'.repeat(39)}`]],
  ['81 columns', `${'a'.repeat(40)} ${'b'.repeat(40)}`, ['a'.repeat(40), 'b'.repeat(40)]],
  ['a word that is too long', `a ${'b'.repeat(90)} c`, ['a', 'b'.repeat(90), 'c']],
])('prose is broken between words: %s', (_what, text, lines) => {
  expect(wrapWords(text, 80, 80)).toEqual(lines);
});
