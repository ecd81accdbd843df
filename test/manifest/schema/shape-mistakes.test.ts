import { describe, expect, test } from 'vitest';
import type { Mistake } from '../../support/manifest/mistake.js';
import { readManifests } from '../../support/manifest/reading.js';
import { expectShapeMistake } from '../../support/manifest/shape-mistake.js';
import { dataset, entry, mapping } from '../../support/manifest/snippets.js';

const keys: readonly Mistake[] = [
  {
    title: 'a mistyped key',
    text: 'version: 1\n⟦linaege⟧: []\n',
    code: 'unknown-key',
    suggestion: 'lineage',
  },
  { title: 'a key that is like none', text: 'version: 1\n⟦owner⟧: me\n', code: 'unknown-key' },
  {
    title: 'a mistyped required key',
    text: dataset('{⟦nmae⟧: x.y}'),
    code: 'unknown-key',
    suggestion: 'name',
  },
  {
    title: 'a mistyped key beside the correct one',
    text: dataset('{name: x.y, ⟦nane⟧: x.z}'),
    code: 'unknown-key',
  },
  {
    title: 'except outside "*"',
    text: mapping('total: {from: raw.amount, ⟦except⟧: [note]}'),
    code: 'unknown-key',
  },
  {
    title: 'from beside dataset',
    text: mapping('total: {from: raw.amount, ⟦dataset⟧: raw}'),
    code: 'unknown-key',
  },
  {
    title: 'a type beside an inline dataset',
    text: entry('downstream: daily', 'upstreams: [{name: a.b, platform: dbt, ⟦type⟧: COPY}, raw]'),
    code: 'unknown-key',
  },
  { title: 'no version', text: '⟦lineage: []⟧\n', code: 'missing-key' },
  {
    title: 'a dataset without a name',
    text: 'version: 1\ndatasets:\n  ⟦other⟧: {platform: dbt}\n',
    code: 'missing-key',
  },
  {
    title: 'an entry without a downstream',
    text: 'version: 1\nlineage:\n  - ⟦upstreams: [raw]⟧\n',
    code: 'missing-key',
  },
  {
    title: 'an empty entry',
    text: 'version: 1\nlineage:\n  - ⟦downstream: daily⟧\n',
    code: 'missing-key',
  },
  {
    title: 'an upstream without a dataset',
    text: entry('downstream: daily', 'upstreams: [⟦{type: COPY}⟧]'),
    code: 'missing-key',
  },
  {
    title: 'a mapping without from',
    text: mapping('⟦total⟧: {confidence: 1}'),
    code: 'missing-key',
  },
  {
    title: 'a column without a column',
    text: mapping('⟦total⟧: {dataset: raw}'),
    code: 'missing-key',
  },
  {
    title: 'a column without a type',
    text: dataset('{name: x.y, create: true, columns: {⟦a⟧: {nativeType: INT}}}'),
    code: 'missing-key',
  },
  {
    title: 'an urn beside other facts',
    text: dataset(
      '{⟦name⟧: x.y, env: DEV, urn: "urn:li:dataset:(urn:li:dataPlatform:dbt,x.y,PROD)"}',
    ),
    code: 'conflicting-keys',
  },
];

const types: readonly Mistake[] = [
  {
    title: 'a text in place of a list',
    text: entry('downstream: daily', 'upstreams: ⟦raw⟧'),
    code: 'wrong-type',
    suggestion: '[raw]',
  },
  {
    title: 'a mapping in place of a list',
    text: 'version: 1\nlineage: ⟦{downstream: daily, upstreams: []}⟧\n',
    code: 'wrong-type',
  },
  { title: 'a list for a mapping', text: 'version: 1\ndatasets: ⟦[a, b]⟧\n', code: 'wrong-type' },
  {
    title: 'a number in place of a text',
    text: dataset('{name: ⟦0x10⟧}'),
    code: 'wrong-type',
    suggestion: '"0x10"',
  },
  {
    title: 'a boolean in place of a dataset',
    text: entry('downstream: daily', 'upstreams: [⟦true⟧, raw]'),
    code: 'wrong-type',
    suggestion: '"true"',
  },
  {
    title: 'a list in place of a dataset',
    text: entry('downstream: ⟦[daily]⟧', 'upstreams: [raw]'),
    code: 'wrong-type',
  },
  {
    title: 'a word in place of a boolean',
    text: entry('downstream: daily', 'upstreams: [raw]', 'protect: ⟦yes⟧'),
    code: 'wrong-type',
    suggestion: 'true',
  },
  {
    title: 'a text in place of a boolean',
    text: entry('downstream: daily', 'upstreams: [raw]', 'protect: ⟦maybe⟧'),
    code: 'wrong-type',
  },
  {
    title: 'a text in place of a number',
    text: mapping('total: {from: raw.amount, confidence: ⟦"0.5"⟧}'),
    code: 'wrong-type',
    suggestion: '0.5',
  },
  {
    title: 'a word in place of a number',
    text: mapping('total: {from: raw.amount, confidence: ⟦high⟧}'),
    code: 'wrong-type',
  },
  {
    title: 'infinity in place of a number',
    text: mapping('total: {from: raw.amount, confidence: ⟦.inf⟧}'),
    code: 'wrong-type',
  },
  {
    title: 'a number in place of a mapping of columns',
    text: mapping('total: ⟦5⟧'),
    code: 'wrong-type',
    suggestion: '"5"',
  },
  {
    title: 'a number among columns',
    text: mapping('total: [raw.amount, ⟦5⟧]'),
    code: 'wrong-type',
    suggestion: '"5"',
  },
  { title: 'nothing under a key', text: 'version: 1\n⟦lineage⟧:\n', code: 'wrong-type' },
  { title: 'null under a key', text: 'version: 1\nlineage: ⟦null⟧\n', code: 'wrong-type' },
  { title: 'a list for the whole file', text: '⟦- version: 1⟧\n', code: 'wrong-type' },
  { title: 'a text for the whole file', text: '⟦hello⟧\n', code: 'wrong-type' },
];

describe.each([
  ['keys', keys],
  ['types', types],
])('%s', (_, mistakes) => {
  test.each(mistakes)('$title', (mistake) => expectShapeMistake(mistake));
});

test.each([
  ['version: 1\nlinage: []\n'],
  ['version: 1\nlineage: {}\n'],
  ['version: 1\n"__proto__": 1\n'],
])('a file with a mistake is not reported as empty: %j', (text) => {
  expect(readManifests({ 'orders.yaml': text }).findings).toHaveLength(1);
});

test('a mistyped key beside the correct one has a message of its own', () => {
  const { findings } = readManifests({
    'orders.yaml': 'version: 1\ndefaults: {}\ndatasets: {}\nlineage: []\nlinage: []\n',
  });
  expect(findings).toMatchObject([
    { name: 'unknown-key', message: expect.stringContaining('"lineage" exists here already') },
  ]);
});

test('the message lists the known keys that are not used yet', () => {
  const said = (text: string) =>
    readManifests({ 'orders.yaml': text }).findings.map(({ message }) => message);
  expect(said('version: 1\ndatasets: {}\nowner: me\n')).toEqual([
    expect.stringMatching(/: known keys are "defaults" or "lineage"$/),
  ]);
  expect(said('version: 1\ndefaults: {}\ndatasets: {}\nlineage: []\nowner: me\n')).toEqual([
    expect.stringMatching(/: remove it$/),
  ]);
});
