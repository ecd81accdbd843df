import { describe, expect, test } from 'vitest';
import { markedText } from '../../support/manifest/marked-text.js';
import type { Mistake } from '../../support/manifest/mistake.js';
import { datasetsFile, readManifests } from '../../support/manifest/reading.js';
import { expectShapeMistake } from '../../support/manifest/shape-mistake.js';
import { dataset, entry, mapping } from '../../support/manifest/snippets.js';

const values: readonly Mistake[] = [
  {
    title: 'another version',
    text: 'version: ⟦2⟧\n',
    code: 'unsupported-version',
    suggestion: '1',
  },
  {
    title: 'a version in quotes',
    text: 'version: ⟦"1"⟧\n',
    code: 'unsupported-version',
    suggestion: '1',
  },
  {
    title: 'a word in place of the version',
    text: 'version: ⟦one⟧\n',
    code: 'unsupported-version',
    suggestion: '1',
  },
  {
    title: 'true in place of the version',
    text: 'version: ⟦true⟧\n',
    code: 'unsupported-version',
    suggestion: '1',
  },
  {
    title: 'a mapping in place of the version',
    text: 'version: ⟦{a: 1}⟧\n',
    code: 'unsupported-version',
    suggestion: '1',
  },
  {
    title: 'a version that is a list',
    text: 'version: ⟦[1]⟧\n',
    code: 'unsupported-version',
    suggestion: '1',
  },
  {
    title: 'no value for the version',
    text: '⟦version⟧:\n',
    code: 'unsupported-version',
    suggestion: '1',
  },
  {
    title: 'an environment in small letters',
    text: 'version: 1\ndefaults: {env: ⟦prod⟧}\n',
    code: 'unknown-env',
    suggestion: 'PROD',
  },
  {
    title: 'an unknown environment',
    text: dataset('{name: a.b, env: ⟦moon-base⟧}'),
    code: 'unknown-env',
  },
  {
    title: 'a mistyped lineage type',
    text: entry('downstream: daily', 'upstreams: [{dataset: raw, type: ⟦COPPY⟧}]'),
    code: 'unknown-value',
    suggestion: 'COPY',
  },
  {
    title: 'an unknown ownership',
    text: entry('downstream: daily', 'upstreams: [raw]', 'ownership: ⟦everybody⟧'),
    code: 'unknown-value',
  },
  {
    title: 'a mistyped column type',
    text: dataset('{name: a.b, create: true, columns: {a: ⟦nubmer⟧}}'),
    code: 'unknown-value',
    suggestion: 'number',
  },
  {
    title: 'a confidence above 1',
    text: mapping('total: {from: raw.amount, confidence: ⟦1.5⟧}'),
    code: 'out-of-range',
  },
  {
    title: 'a confidence below 0',
    text: mapping('total: {from: raw.amount, confidence: ⟦-0.1⟧}'),
    code: 'out-of-range',
  },
  { title: 'an empty list of columns', text: mapping('total: ⟦[]⟧'), code: 'nothing-listed' },
  {
    title: 'a transform NONE',
    text: mapping('total: {from: raw.amount, transform: ⟦NONE⟧}'),
    code: 'refused-transform',
  },
  {
    title: 'an empty transform',
    text: mapping('total: {from: raw.amount, transform: ⟦""⟧}'),
    code: 'refused-transform',
  },
  {
    title: 'an empty native type',
    text: dataset('{name: a.b, create: true, columns: {a: {type: date, nativeType: ⟦""⟧}}}'),
    code: 'malformed-text',
  },
  {
    title: 'an empty exception',
    text: mapping('"*": {from: raw.*, except: [⟦""⟧]}'),
    code: 'malformed-text',
  },
];

describe('values', () => {
  test.each(values)('$title', (mistake) => expectShapeMistake(mistake));
});

test('a mistake that an alias repeats has one finding', () => {
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
])('`%s` has one finding, which distinguishes texts from numbers', (text, words) => {
  const { findings } = readManifests({ 'orders.yaml': `${text}\n` });
  expect(findings).toMatchObject([
    { name: 'unsupported-version', message: expect.stringContaining(words) },
  ]);
});

test.each([
  ['version: 1@'],
  ['version: "1@"'],
  ['version: 1\ndefaults: 1@'],
  [mapping('total: {from: raw.amount, confidence: 1@}')],
  [mapping('total: {from: raw.amount, confidence: -1@}')],
])('a long value is shortened in messages: %s', (text) => {
  const { findings } = readManifests({
    'datasets.yaml': datasetsFile,
    'orders.yaml': text.replace('@', '9'.repeat(10_000)),
  });
  expect(findings).toMatchObject([{ place: { file: 'orders.yaml' } }]);
  expect(findings[0]?.message.length).toBeLessThan(200);
});

test('the place of a key with the characters of a JSON pointer is found', () => {
  const { text, places } = markedText(mapping('a/b~c: {from: raw.amount, confidence: ⟦7⟧}'));
  const { findings } = readManifests({ 'datasets.yaml': datasetsFile, 'orders.yaml': text });
  expect(findings).toMatchObject([{ name: 'out-of-range', place: places[0] }]);
});
