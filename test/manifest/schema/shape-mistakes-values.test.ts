import { expect, test } from 'vitest';
import { expectMistakes, type Mistakes } from '../../support/manifest/expect-mistakes.js';
import { markedText } from '../../support/manifest/marked-text.js';
import { datasetsFile, readBesideDatasets, readManifests } from '../../support/manifest/reading.js';
import { dataset, entry, mapping } from '../../support/manifest/snippets.js';

const values: Mistakes = {
  'another version': 'version: 2\n',
  'a version in quotes': 'version: "1"\n',
  'a word in place of the version': 'version: one\n',
  'true in place of the version': 'version: true\n',
  'a mapping in place of the version': 'version: {a: 1}\n',
  'a version that is a list': 'version: [1]\n',
  'no value for the version': 'version:\n',
  'an environment in small letters': 'version: 1\ndefaults: {env: prod}\n',
  'an unknown environment': dataset('{name: a.b, env: moon-base}'),
  'a mistyped lineage type': entry('downstream: daily', 'upstreams: [{dataset: raw, type: COPPY}]'),
  'an unknown ownership': entry('downstream: daily', 'upstreams: [raw]', 'ownership: everybody'),
  'a mistyped column type': dataset('{name: a.b, create: true, columns: {a: nubmer}}'),
  'a confidence above 1': mapping('total: {from: raw.amount, confidence: 1.5}'),
  'a confidence below 0': mapping('total: {from: raw.amount, confidence: -0.1}'),
  'an empty list of columns': mapping('total: []'),
  'a transform NONE': mapping('total: {from: raw.amount, transform: NONE}'),
  'an empty transform': mapping('total: {from: raw.amount, transform: ""}'),
  'an empty native type': dataset(
    '{name: a.b, create: true, columns: {a: {type: date, nativeType: ""}}}',
  ),
  'an empty exception': mapping('"*": {from: raw.*, except: [""]}'),
};

test('mistakes of values', () => expectMistakes('values', values, readBesideDatasets));

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
