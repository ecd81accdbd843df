import { describe, expect, test } from 'vitest';
import { markedText } from '../support/manifest-marked-text.js';
import { expectMistake, type Mistake } from '../support/manifest-mistake.js';
import { datasetsFile, readManifests } from '../support/manifest-reading.js';
import { dataset, entry, mapping } from '../support/manifest-snippets.js';

const keys: readonly Mistake[] = [
  { title: 'a mistyped key', text: 'version: 1\n⟦linaege⟧: []\n', code: 'unknown-key', suggestion: 'lineage' },
  { title: 'a key that is like none', text: 'version: 1\n⟦owner⟧: me\n', code: 'unknown-key' },
  { title: 'a mistyped key that had to be there', text: dataset('{⟦nmae⟧: x.y}'), code: 'unknown-key', suggestion: 'name' },
  { title: 'a mistyped key beside its right form', text: dataset('{name: x.y, ⟦nane⟧: x.z}'), code: 'unknown-key' },
  { title: 'except outside "*"', text: mapping('total: {from: raw.amount, ⟦except⟧: [note]}'), code: 'unknown-key' },
  { title: 'from beside dataset', text: mapping('total: {from: raw.amount, ⟦dataset⟧: raw}'), code: 'unknown-key' },
  {
    title: 'a type beside an inline dataset',
    text: entry('downstream: daily', 'upstreams: [{name: a.b, platform: dbt, ⟦type⟧: COPY}, raw]'),
    code: 'unknown-key',
  },
  { title: 'no version', text: '⟦lineage: []⟧\n', code: 'missing-key' },
  { title: 'a dataset without a name', text: 'version: 1\ndatasets:\n  ⟦other⟧: {platform: dbt}\n', code: 'missing-key' },
  { title: 'an entry without a downstream', text: 'version: 1\nlineage:\n  - ⟦upstreams: [raw]⟧\n', code: 'missing-key' },
  { title: 'an entry that says nothing', text: 'version: 1\nlineage:\n  - ⟦downstream: daily⟧\n', code: 'missing-key' },
  { title: 'an upstream without a dataset', text: entry('downstream: daily', 'upstreams: [⟦{type: COPY}⟧]'), code: 'missing-key' },
  { title: 'a mapping without from', text: mapping('⟦total⟧: {confidence: 1}'), code: 'missing-key' },
  { title: 'a column without a column', text: mapping('⟦total⟧: {dataset: raw}'), code: 'missing-key' },
  { title: 'a column without a type', text: dataset('{name: x.y, create: true, columns: {⟦a⟧: {nativeType: INT}}}'), code: 'missing-key' },
  {
    title: 'an urn beside other facts',
    text: dataset('{⟦name⟧: x.y, env: DEV, urn: "urn:li:dataset:(urn:li:dataPlatform:dbt,x.y,PROD)"}'),
    code: 'conflicting-keys',
  },
];

const types: readonly Mistake[] = [
  { title: 'a text for a list', text: entry('downstream: daily', 'upstreams: ⟦raw⟧'), code: 'wrong-type', suggestion: '[raw]' },
  { title: 'a mapping for a list', text: 'version: 1\nlineage: ⟦{downstream: daily, upstreams: []}⟧\n', code: 'wrong-type' },
  { title: 'a list for a mapping', text: 'version: 1\ndatasets: ⟦[a, b]⟧\n', code: 'wrong-type' },
  { title: 'a number for a text', text: dataset('{name: ⟦0x10⟧}'), code: 'wrong-type', suggestion: '"0x10"' },
  {
    title: 'a boolean for a dataset',
    text: entry('downstream: daily', 'upstreams: [⟦true⟧, raw]'),
    code: 'wrong-type',
    suggestion: '"true"',
  },
  { title: 'a list for a dataset', text: entry('downstream: ⟦[daily]⟧', 'upstreams: [raw]'), code: 'wrong-type' },
  {
    title: 'a word for a boolean',
    text: entry('downstream: daily', 'upstreams: [raw]', 'protect: ⟦yes⟧'),
    code: 'wrong-type',
    suggestion: 'true',
  },
  { title: 'a text for a boolean', text: entry('downstream: daily', 'upstreams: [raw]', 'protect: ⟦maybe⟧'), code: 'wrong-type' },
  { title: 'a text for a number', text: mapping('total: {from: raw.amount, confidence: ⟦"0.5"⟧}'), code: 'wrong-type', suggestion: '0.5' },
  { title: 'a word for a number', text: mapping('total: {from: raw.amount, confidence: ⟦high⟧}'), code: 'wrong-type' },
  { title: 'infinity for a number', text: mapping('total: {from: raw.amount, confidence: ⟦.inf⟧}'), code: 'wrong-type' },
  { title: 'a number for a mapping of columns', text: mapping('total: ⟦5⟧'), code: 'wrong-type', suggestion: '"5"' },
  { title: 'a number among columns', text: mapping('total: [raw.amount, ⟦5⟧]'), code: 'wrong-type', suggestion: '"5"' },
  { title: 'nothing under a key', text: 'version: 1\n⟦lineage⟧:\n', code: 'wrong-type' },
  { title: 'null under a key', text: 'version: 1\nlineage: ⟦null⟧\n', code: 'wrong-type' },
  { title: 'a list for the whole file', text: '⟦- version: 1⟧\n', code: 'wrong-type' },
  { title: 'a text for the whole file', text: '⟦hello⟧\n', code: 'wrong-type' },
];

const values: readonly Mistake[] = [
  { title: 'another version', text: 'version: ⟦2⟧\n', code: 'unsupported-version', suggestion: '1' },
  { title: 'a version in quotes', text: 'version: ⟦"1"⟧\n', code: 'unsupported-version', suggestion: '1' },
  { title: 'a word for the version', text: 'version: ⟦one⟧\n', code: 'unsupported-version', suggestion: '1' },
  { title: 'true for the version', text: 'version: ⟦true⟧\n', code: 'unsupported-version', suggestion: '1' },
  { title: 'a mapping for the version', text: 'version: ⟦{a: 1}⟧\n', code: 'unsupported-version', suggestion: '1' },
  { title: 'a version that is a list', text: 'version: ⟦[1]⟧\n', code: 'unsupported-version', suggestion: '1' },
  { title: 'no value for the version', text: '⟦version⟧:\n', code: 'unsupported-version', suggestion: '1' },
  { title: 'an environment in small letters', text: 'version: 1\ndefaults: {env: ⟦prod⟧}\n', code: 'unknown-env', suggestion: 'PROD' },
  { title: 'an environment that is none', text: dataset('{name: a.b, env: ⟦moon-base⟧}'), code: 'unknown-env' },
  {
    title: 'a mistyped lineage type',
    text: entry('downstream: daily', 'upstreams: [{dataset: raw, type: ⟦COPPY⟧}]'),
    code: 'unknown-value',
    suggestion: 'COPY',
  },
  {
    title: 'an ownership that is none',
    text: entry('downstream: daily', 'upstreams: [raw]', 'ownership: ⟦everybody⟧'),
    code: 'unknown-value',
  },
  {
    title: 'a mistyped column type',
    text: dataset('{name: a.b, create: true, columns: {a: ⟦nubmer⟧}}'),
    code: 'unknown-value',
    suggestion: 'number',
  },
  { title: 'too sure', text: mapping('total: {from: raw.amount, confidence: ⟦1.5⟧}'), code: 'out-of-range' },
  { title: 'less than unsure', text: mapping('total: {from: raw.amount, confidence: ⟦-0.1⟧}'), code: 'out-of-range' },
  { title: 'an empty list of columns', text: mapping('total: ⟦[]⟧'), code: 'nothing-listed' },
  { title: 'a transform NONE', text: mapping('total: {from: raw.amount, transform: ⟦NONE⟧}'), code: 'refused-transform' },
  { title: 'an empty transform', text: mapping('total: {from: raw.amount, transform: ⟦""⟧}'), code: 'refused-transform' },
  {
    title: 'an empty native type',
    text: dataset('{name: a.b, create: true, columns: {a: {type: date, nativeType: ⟦""⟧}}}'),
    code: 'malformed-text',
  },
  { title: 'an empty exception', text: mapping('"*": {from: raw.*, except: [⟦""⟧]}'), code: 'malformed-text' },
];

describe.each([
  ['keys', keys],
  ['types', types],
  ['values', values],
])('%s', (_, mistakes) => {
  test.each(mistakes)('$title', (mistake) => {
    const marked = markedText(mistake.text);
    const { findings } = readManifests({ 'datasets.yaml': datasetsFile, 'orders.yaml': marked.text });
    expectMistake(
      findings.filter(({ level }) => level !== 'info'),
      mistake,
      marked,
    );
  });
});

test('what an alias repeats is one mistake', () => {
  const { text, places } = markedText(`version: 1
lineage:
  - downstream: daily
    upstreams: [raw]
    columns: {a: &x {from: raw.a, confidence: ⟦2⟧}, b: *x}
`);
  const { findings } = readManifests({ 'datasets.yaml': datasetsFile, 'orders.yaml': text });
  expect(findings).toMatchObject([{ name: 'out-of-range', place: places[0] }]);
});

test.each([
  ['version: "1"', 'the text "1"'],
  ["version: '1.0'", 'without quotes'],
  ['version: 2', 'version 2 '],
  ['version: "2"', 'the text "2"'],
  ['version: [1]', 'not a list'],
])('of `%s` alone one thing is said, which tells texts from numbers', (text, words) => {
  const { findings } = readManifests({ 'orders.yaml': `${text}\n` });
  expect(findings).toMatchObject([{ name: 'unsupported-version', message: expect.stringContaining(words) }]);
});

test.each([['version: 1\nlinage: []\n'], ['version: 1\nlineage: {}\n'], ['version: 1\n"__proto__": 1\n']])(
  'a file with a mistake is not said to be empty: %j',
  (text) => {
    expect(readManifests({ 'orders.yaml': text }).findings).toHaveLength(1);
  },
);

test('a mistyped key beside its right form is told so', () => {
  const { findings } = readManifests({ 'orders.yaml': 'version: 1\ndefaults: {}\ndatasets: {}\nlineage: []\nlinage: []\n' });
  expect(findings).toMatchObject([{ name: 'unknown-key', message: expect.stringContaining('"lineage" exists here already') }]);
});

test('the message lists the known keys, if any is left', () => {
  const said = (text: string) => readManifests({ 'orders.yaml': text }).findings.map(({ message }) => message);
  expect(said('version: 1\ndatasets: {}\nowner: me\n')).toEqual([expect.stringMatching(/: known keys are "defaults" or "lineage"$/)]);
  expect(said('version: 1\ndefaults: {}\ndatasets: {}\nlineage: []\nowner: me\n')).toEqual([expect.stringMatching(/: remove it$/)]);
});

test.each([
  ['version: 1@'],
  ['version: "1@"'],
  ['version: 1\ndefaults: 1@'],
  [mapping('total: {from: raw.amount, confidence: 1@}')],
  [mapping('total: {from: raw.amount, confidence: -1@}')],
])('a long value is cut in messages: %s', (text) => {
  const { findings } = readManifests({ 'datasets.yaml': datasetsFile, 'orders.yaml': text.replace('@', '9'.repeat(10_000)) });
  expect(findings).toMatchObject([{ place: { file: 'orders.yaml' } }]);
  expect(findings[0]?.message.length).toBeLessThan(200);
});

test('keys with the characters of a JSON pointer are found', () => {
  const { text, places } = markedText(mapping('a/b~c: {from: raw.amount, confidence: ⟦7⟧}'));
  const { findings } = readManifests({ 'datasets.yaml': datasetsFile, 'orders.yaml': text });
  expect(findings).toMatchObject([{ name: 'out-of-range', place: places[0] }]);
});
