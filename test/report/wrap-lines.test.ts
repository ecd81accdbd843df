import { describe, expect, it } from 'vitest';
import { wrapLines } from '../../src/report/text/terminal-width.js';

describe('lines that are longer than a terminal is wide', () => {
  it.each([
    [
      'are broken at spaces and continued with an indent of two',
      'one two three',
      'one two\n  three',
    ],
    ['keep their own indent', '  one two three', '  one\n    two\n    three'],
    ['are unchanged if they fit', 'one two', 'one two'],
    ['keep a long word whole', 'abcdefghijkl mno', 'abcdefghijkl\n  mno'],
    ['are the only ones that change', 'a  b\n\none two three\n', 'a  b\n\none two\n  three\n'],
  ])('%s', (_what, text, expected) => {
    expect(wrapLines(text, 8)).toBe(expected);
  });

  it('are measured by visible width, without color codes', () => {
    const colored = '\u001b[31mone\u001b[39m \u001b[2mtwo\u001b[22m';
    expect(wrapLines(colored, 7)).toBe(colored);
    expect(wrapLines(colored, 6)).toContain('\n');
  });
});
