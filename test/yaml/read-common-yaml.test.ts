import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { toPlain } from '../../src/yaml/located-node.js';
import { readCommonYaml } from '../../src/yaml/read-common-yaml.js';
import { parseYaml } from '../../src/yaml/read-yaml.js';
import { describeNode } from '../support/manifest/describe-node.js';

const path = 'a.yaml';
const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

function read(text: string): unknown {
  const root = readCommonYaml(path, text);
  return root === undefined ? 'declined' : toPlain(root);
}

/** One text for each part of the subset. two-readers.test.ts compares random ones. */
describe('the common subset', () => {
  test.each<[string, unknown]>([
    ['a: 1', { a: 1 }],
    ['a: true\nb: false\nc: 0.50\n', { a: true, b: false, c: 0.5 }],
    ['# c\n\n---\n# d\na: b # c\n  # e\n\nc: d#e\n', { a: 'b', c: 'd#e' }],
    ['a: b:c\n2026-01-01: 2026-01-01\n', { a: 'b:c', '2026-01-01': '2026-01-01' }],
    [`a: "b # c"\n'd': 'e: f'\n"": ''\n`, { a: 'b # c', d: 'e: f', '': '' }],
    ['a:\n  b: 1\n  c:\n    - x\n    - y z\nd: 2\n', { a: { b: 1, c: ['x', 'y z'] }, d: 2 }],
    ['a:\n- 1\n-   b: 2\n    c:\n    - 3\nd: 4\n', { a: [1, { b: 2, c: [3] }], d: 4 }],
    ['- a\n- "b": c\n', ['a', { b: 'c' }]],
    ['a: [ ]\nb: { }\nc: [x , "y",z]\n', { a: [], b: {}, c: ['x', 'y', 'z'] }],
    ['a: {b: {c: d:e}, "f": [g]} # h\n', { a: { b: { c: 'd:e' }, f: ['g'] } }],
    ['a: b\r\nc: d\r\n', { a: 'b', c: 'd' }],
    ['é: 日本 \u{1f600}\n', { é: '日本 \u{1f600}' }],
  ])('has %j', (text, value) => {
    expect(read(text)).toEqual(value);
    const common = readCommonYaml(path, text);
    expect(describeNode(common)).toBe(describeNode(parseYaml({ path, text }).root));
  });
});

describe('the parser reads', () => {
  test.each([
    ['nothing', ['', '# c\n', '---\n']],
    ['a document of one value', ['a\n', '[a]\n', '{a: b}\n', '"a"\n']],
    ['a second document', ['a: b\n---\nc: d\n', 'a: b\n...\n', '--- a: b\n']],
    ['a tab', ['a:\tb\n', 'a: b\t\n', '\ta: b\n']],
    ['characters that are no text', ['a: \u0000\n', 'a: \u0085b\n', 'a: \ud800\n', 'a: \ufffd\n']],
    ['unusual white space', ['a: b\u00a0\n', 'a\u2028: b\n', 'a: b\rc: d\n']],
    [
      'a key without a value',
      ['a:\n', 'a: # c\n', 'a:\nb: c\n', 'a: {b: }\n', 'a: {b}\n', '? a\n'],
    ],
    ['a key with two values', ['a: b: c\n', 'a: b\n  c: d\n', 'a: {b: c: d}\n', 'a: "b" c\n']],
    [
      'a text on several lines',
      ['a: b\n  c\n', 'a: "b\n  c"\n', "a: 'b\n  c'\n", 'a: [b,\n  c]\n'],
    ],
    ['a block text', ['a: |\n  b\n', 'a: >-\n  b\n']],
    ['an escape', ['a: "\\n"\n', "a: 'it''s'\n", '"\\x41": b\n']],
    ['a quote or bracket that stays open', ['a: "b', "a: 'b", 'a: [b', 'a: {b: c', 'a: [b}\n']],
    ['anchors, aliases and tags', ['a: &x b\n', 'a: *x\n', 'a: !!str b\n', '&x a: b\n']],
    ['null', ['a: null\n', 'a: ~\n', 'a: [Null]\n']],
    [
      'unusual numbers',
      ['a: 0x1f\n', 'a: 0o7\n', 'a: 007\n', 'a: -1\n', 'a: 1e3\n', 'a: .5\n', 'a: 1.\n'],
    ],
    ['unusual booleans', ['a: True\n', 'a: FALSE\n']],
    ['a key twice', ['a: b\na: c\n', 'a: {b: c, b: d}\n']],
    ['a refused key', ['<<: b\n', 'a: {__proto__: c}\n']],
    ['a long key', [`${'a'.repeat(1001)}: b\n`, `a: {${'b'.repeat(1001)}: c}\n`]],
    [
      'a colon without a space',
      ['a:b\n', 'a: {b:c}\n', 'a: {"b":c}\n', 'a: {b:,c: d}\n', 'a : b\n'],
    ],
    [
      'wrong indentation',
      [' a: b\nc: d\n', 'a:\n    b: c\n  d: e\n', 'a:\n  - b\n - c\n', 'a: b\n- c\n'],
    ],
    ['a key below a list', ['- a\nb: c\n', 'a:\n  - b\n  c: d\n']],
    [
      'a dash that starts nothing',
      ['a:\n  -\n    b\n', 'a:\n  - # c\n', '-a\n', '- - a\n', 'a:\n- b\n  c\n'],
    ],
    ['a comma too many', ['a: [b, ]\n', 'a: [, b]\n', 'a: {b: c, }\n']],
    ['a comment that is none', ['a: "b"#c\n', 'a: [b]#c\n', 'a: [b #c]\n']],
    ['many levels', [`a: ${'['.repeat(45)}${']'.repeat(45)}\n`, blocks(45)]],
  ])('%s', (_, texts) => {
    expect(texts.filter((text) => read(text) !== 'declined')).toEqual([]);
  });
});

function blocks(depth: number): string {
  return `${Array.from({ length: depth }, (_, level) => `${' '.repeat(level)}a:\n`).join('')}${' '.repeat(depth)}a: b\n`;
}

/** A new construct in an ordinary file would make every run slower, and nobody would notice. */
test.each([
  'examples/jaffle-shop/headwater.yaml',
  'examples/jaffle-shop/lineage/seeds.yaml',
  'examples/jaffle-shop/lineage/staging.yaml',
  'examples/multi-platform/headwater.yaml',
  'examples/multi-platform/lineage/datasets.yaml',
  'examples/multi-platform/lineage/ingest.yaml',
  'examples/multi-platform/lineage/marts.yaml',
  'examples/multi-platform/lineage/reports.yaml',
  'test/manifest/fixtures/manifest/valid/complete.yaml',
  'test/manifest/fixtures/settings/valid/complete.yaml',
])('%s is in the common subset', (file) => {
  const text = readFileSync(`${projectRoot}${file}`, 'utf8');
  const common = readCommonYaml(path, text);
  expect(common).toBeDefined();
  expect(describeNode(common)).toBe(describeNode(parseYaml({ path, text }).root));
});
