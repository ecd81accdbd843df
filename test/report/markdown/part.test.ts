import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  capped,
  combineParts,
  fixedPart,
  folded,
  list,
  type Part,
  titled,
} from '../../../src/report/markdown/part.js';

const rest = (missing: readonly unknown[]) => `and ${missing.length} more`;

describe('a list', () => {
  const numbers = list(['one', 'two', 'three'], (text) => text, { head: '<', foot: '>', rest });

  it.each([
    [99, '<one\ntwo\nthree>'],
    [15, '<one\ntwo\nthree>'],
    [14, 'and 3 more'],
    [0, 'and 3 more'],
  ])('shows what fits into %i characters', (room, text) => {
    expect(numbers(room).text).toBe(text);
  });

  it('shows as many items as fit, and counts the others', () => {
    const many = list(
      Array.from({ length: 100 }, (_, i) => i),
      (i) => `item ${i}`,
      { rest },
    );
    expect(many(45).text).toBe('item 0\nitem 1\nitem 2\nitem 3\n\nand 96 more');
    expect(many(45).left).toBe(96);
  });
});

describe('parts together', () => {
  const words = (count: number) =>
    list(
      Array.from({ length: count }, (_, i) => i),
      (i) => `word ${i}`,
      { rest },
    );

  it('keep their order, and the first in rank gets the room', () => {
    const { text } = combineParts([
      { rank: 2, part: words(20) },
      { rank: 1, part: words(3) },
      { rank: 0, part: fixedPart('the end') },
    ])(80);
    expect(text).toBe(
      'word 0\nword 1\nword 2\nword 3\nword 4\n\nand 15 more\n\nword 0\nword 1\nword 2\n\nthe end',
    );
  });

  it('leave no gap for an empty part', () => {
    expect(
      combineParts([
        { rank: 0, part: fixedPart('a') },
        { rank: 0, part: fixedPart('') },
        { rank: 0, part: fixedPart('b') },
      ])(99).text,
    ).toBe('a\n\nb');
  });

  it('never exceed their room, unless it is less than their minimum', () => {
    fc.assert(
      fc.property(parts, fc.nat(3_000), (all, room) => {
        const part = combineParts(all);
        expect(part(room).text.length).toBeLessThanOrEqual(Math.max(room, leastOf(all)));
      }),
    );
  });
});

describe('a fold and a title', () => {
  it('are absent around an empty body', () => {
    const empty = fixedPart('');
    expect([folded('x', empty)(99).text, titled('### x', empty)(99).text]).toEqual(['', '']);
  });

  it('include their own characters in the size', () => {
    const part = list(['a'.repeat(20)], (text) => text, { rest });
    expect(titled('### x', part)(26).text).toBe('### x\n\nand 1 more');
    expect(titled('### x', part)(27).text).toBe(`### x\n\n${'a'.repeat(20)}`);
    expect(folded('x', part)(40).text).toBe(
      '<details>\n<summary>x</summary>\n\nand 1 more\n\n</details>',
    );
  });
});

it('a cap applies in any room', () => {
  expect(
    capped(
      10,
      list(['long text'.repeat(9)], (text) => text, { rest }),
    )(1_000).text,
  ).toBe('and 1 more');
});

const leaf: fc.Arbitrary<Part> = fc.oneof(
  fc.nat(80).map((length) => fixedPart('x'.repeat(length))),
  fc
    .tuple(fc.nat(60), fc.nat(30))
    .map(([count, length]) =>
      list(Array.from({ length: count }), () => 'y'.repeat(length), { rest }),
    ),
);

const branch = fc
  .tuple(leaf, fc.nat(2))
  .map(([part, how]) => (how === 0 ? part : how === 1 ? folded('s', part) : titled('### t', part)));

const parts = fc.array(
  fc.tuple(branch, fc.nat(3)).map(([part, rank]) => ({ part, rank })),
  { maxLength: 8 },
);

function leastOf(all: readonly { readonly part: Part }[]): number {
  return all.reduce((sum, { part }) => sum + part(0).text.length + 2, 0);
}
