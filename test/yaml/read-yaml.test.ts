import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LocatedNode, toPlain, valueAt } from '../../src/yaml/located-node.js';
import { readYaml } from '../../src/yaml/read-yaml.js';

function read(text: string): unknown {
  const { root, findings } = readYaml({ path: 'a.yaml', text });
  expect(findings).toEqual([]);
  return toPlain(root as LocatedNode);
}

function findPlace(text: string, key: string): string {
  const place = valueAt(readYaml({ path: 'a.yaml', text }).root, key)?.place;
  return `${place?.line}:${place?.column}-${place?.endLine}:${place?.endColumn}`;
}

describe('values', () => {
  test('follow YAML 1.2', () => {
    expect(read('a: yes\nb: off\nc: 0x10\nd: 012\ne: true\nf:\ng: 1e3\nh: 2026-01-01\n')).toEqual({
      a: 'yes',
      b: 'off',
      c: 16,
      d: 12,
      e: true,
      f: null,
      g: 1000,
      h: '2026-01-01',
    });
  });

  test('keys are texts, as written in the file', () => {
    expect(read('1: a\ntrue: b\n0x10: c\n? k\n')).toEqual({
      '1': 'a',
      true: 'b',
      '0x10': 'c',
      k: null,
    });
  });

  test('a standard tag that matches the value is accepted', () => {
    expect(read('a: !!str 12\nb: !!map {c: 1}\n')).toEqual({ a: '12', b: { c: 1 } });
  });

  test('the directive for YAML 1.2 is accepted', () => {
    expect(read('%YAML 1.2\n---\na: off\n')).toEqual({ a: 'off' });
  });

  test('an alias has the value of the last anchor of its name', () => {
    expect(read('a: &x [1]\nb: *x\nc: &x [2]\nd: *x\n')).toEqual({
      a: [1],
      b: [1],
      c: [2],
      d: [2],
    });
  });

  test('aliases may stand for ten thousand values, and for no more', () => {
    const aliased = (times: number) =>
      `a: &x [${Array(99).fill('1')}]\nb: [${Array(times).fill('*x').join(', ')}]\n`;
    expect(read(aliased(100))).toMatchObject({ a: Array(99).fill(1) });
    expect(readYaml({ path: 'a.yaml', text: aliased(101) }).findings).toMatchObject([
      { name: 'refused-alias', place: { line: 2, column: 405 } },
    ]);
  });

  test('names that JavaScript objects inherit are accepted as keys', () => {
    const { root } = readYaml({ path: 'a.yaml', text: 'toString: 1\nhasOwnProperty: 2\n' });
    expect(Object.entries(toPlain(root as LocatedNode) as object)).toEqual([
      ['toString', 1],
      ['hasOwnProperty', 2],
    ]);
  });
});

describe('places', () => {
  test('a scalar spans from its first character to behind its last', () => {
    expect(findPlace('a: "x y"  # c\n', 'a')).toBe('1:4-1:9');
  });

  test('a block ends with its last value, not with the comments after it', () => {
    expect(findPlace('a:\n  b:\n    - 1\n    - c: 2 # d\n  # e\nf: 1\n', 'a')).toBe('2:3-4:11');
  });

  test('a text of several lines ends with its last character', () => {
    expect(findPlace('a: |\n  x\n  yz\n\nb: 1\n', 'a')).toBe('1:4-3:5');
  });

  test('an alias has its own place', () => {
    expect(findPlace('a: &x [1]\nb: *x\n', 'b')).toBe('2:4-2:6');
  });

  test('neither a byte order mark nor CR LF shifts them', () => {
    expect(findPlace('\uFEFFa: 1\r\nb: 2\r\n', 'b')).toBe('2:4-2:5');
    expect(findPlace('\uFEFFa: 1\r\n', 'a')).toBe('1:4-1:5');
  });
});

describe('hostile texts', () => {
  const bomb = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]'];
  for (let level = 1; level < 10; level++)
    bomb.push(
      `a${level}: &a${level} [${Array(10)
        .fill(`*a${level - 1}`)
        .join(', ')}]`,
    );

  const texts: readonly (readonly [string, string])[] = [
    ['too-deep', '['.repeat(100_000)],
    ['too-deep', `a: ${'['.repeat(3000)}${']'.repeat(3000)}`],
    ['too-deep', `a: ${'{a: '.repeat(60)}1${'}'.repeat(60)}`],
    ['too-deep', '- '.repeat(50_000)],
    ['too-deep', Array.from({ length: 1000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
    ['refused-alias', bomb.join('\n')],
    ['yaml-syntax', `${'x'.repeat(2000)}: 1\n${'&'.repeat(1000)}\n`],
  ];

  test.each(texts)('are refused with %s', (code, text) => {
    const { root, findings } = readYaml({ path: 'a.yaml', text });
    expect(root).toBeUndefined();
    expect(findings.map(({ name }) => name)).toContain(code);
    expect(findings.length).toBeLessThan(5);
  });

  test.each([
    ['a quoted text of 10 MB', `a: "${'x'.repeat(10_000_000)}"`],
    ['a plain text of 10 MB', `a: ${'x y '.repeat(2_500_000)}`],
    ['a block text of 10 MB', `a: |\n${`  ${'x'.repeat(98)}\n`.repeat(100_000)}`],
    [
      'numbers out of range',
      'a: 99999999999999999999999999999999999999\nb: -0x1ffffffffffffffffffff\nc: 1e999\nd: .nan\n',
    ],
  ])('%s can be read', (_, text) => {
    expect(readYaml({ path: 'a.yaml', text }).root).toBeDefined();
  });

  test('any text gives a value or a finding', () => {
    const pieces = fc.constantFrom(
      'a',
      ': ',
      '\n',
      '  ',
      '- ',
      '[',
      ']',
      '{',
      '}',
      ',',
      '&x ',
      '*x',
      '!t ',
      '"',
      "'",
      '|',
      '>',
      '#',
      '%',
      '---',
      '\t',
      '?',
      '\u0000',
      '<<',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(pieces, { maxLength: 30 }).map((list) => list.join('')),
          fc.string({ unit: 'binary' }),
        ),
        (text) => {
          const { root, findings } = readYaml({ path: 'a.yaml', text });
          return root !== undefined || findings.some(({ level }) => level === 'error');
        },
      ),
      { numRuns: 1000 },
    );
  });
});
