import { expect, it } from 'vitest';
import { sourceLine } from '../../src/report/words/finding-parts.js';

const place = (file: string, line: number) => ({ file, line, column: 1 });

it('returns the line of a place, for any line break', () => {
  const sources = new Map([
    ['a.yaml', 'one\r\ntwo\nthree'],
    ['b.yaml', ''],
  ]);
  expect([1, 2, 3, 4].map((line) => sourceLine(sources, place('a.yaml', line)))).toEqual([
    'one',
    'two',
    'three',
    undefined,
  ]);
  expect(sourceLine(sources, place('b.yaml', 1))).toBe('');
  expect(sourceLine(sources, place('c.yaml', 1))).toBeUndefined();
});

it('splits a text once, however many places it has', () => {
  let read = 0;
  class Counting extends Map<string, string> {
    override get(file: string): string | undefined {
      read++;
      return super.get(file);
    }
  }
  const sources = new Counting([['a.yaml', 'a\n'.repeat(10)]]);
  for (let line = 1; line <= 10; line++)
    expect(sourceLine(sources, place('a.yaml', line))).toBe('a');
  expect(read).toBe(1);
});
