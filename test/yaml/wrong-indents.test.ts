import { describe, expect, it } from 'vitest';
import { findWrongIndents } from '../../src/yaml/wrong-indents.js';

const found = (text: string) =>
  findWrongIndents(text).map(({ line, indent, wanted }) => [line, indent, wanted]);

describe('lines in a column without items', () => {
  it.each<[string, string, number[][]]>([
    ['a key between two columns belongs to the nearer one', 'a:\n    b: 1\n c: 2\n', [[3, 1, 0]]],
    ['of two columns that are as near, to the deeper one', 'a:\n  b: 1\n c: 2\n', [[3, 1, 2]]],
    ['a key of the file belongs to the first column', 'version: 1\n defaults: {}\n', [[2, 1, 0]]],
    ['the first line may have any indentation', '  version: 1\n', []],
    ['a list may stand in the column of its key', 'a:\n- b\n- c\n', []],
    ['a deeper line needs a line that opens a level', 'a: 1\n  b: 2\n', [[2, 2, 0]]],
    ['a key may follow a list that stands in its column', 'a:\n- b: 1\n  c: 2\nd: 1\n', []],
    ['a dash without any list is not guessed', 'a: 1\n- b\n', []],
  ])('%s', (_title, text, wrong) => {
    expect(found(text)).toEqual(wrong);
  });
});
