import { expect, test } from 'vitest';
import { expectMistakes, type Mistakes } from '../../support/manifest/expect-mistakes.js';
import { readBesideDatasets, readManifests } from '../../support/manifest/reading.js';
import { dataset, entry, mapping } from '../../support/manifest/snippets.js';

const keys: Mistakes = {
  'a mistyped key': 'version: 1\nlinaege: []\n',
  'a key that is like none': 'version: 1\nowner: me\n',
  'a mistyped required key': dataset('{nmae: x.y}'),
  'a mistyped key beside the correct one': dataset('{name: x.y, nane: x.z}'),
  'except outside "*"': mapping('total: {from: raw.amount, except: [note]}'),
  'from beside dataset': mapping('total: {from: raw.amount, dataset: raw}'),
  'a type beside an inline dataset': entry(
    'downstream: daily',
    'upstreams: [{name: a.b, platform: dbt, type: COPY}, raw]',
  ),
  'no version': 'lineage: []\n',
  'a dataset without a name': 'version: 1\ndatasets:\n  other: {platform: dbt}\n',
  'an entry without a downstream': 'version: 1\nlineage:\n  - upstreams: [raw]\n',
  'an empty entry': 'version: 1\nlineage:\n  - downstream: daily\n',
  'an upstream without a dataset': entry('downstream: daily', 'upstreams: [{type: COPY}]'),
  'a mapping without from': mapping('total: {confidence: 1}'),
  'a column without a column': mapping('total: {dataset: raw}'),
  'a column without a type': dataset('{name: x.y, create: true, columns: {a: {nativeType: INT}}}'),
  'an urn beside other facts': dataset(
    '{name: x.y, env: DEV, urn: "urn:li:dataset:(urn:li:dataPlatform:dbt,x.y,PROD)"}',
  ),
};

const types: Mistakes = {
  'a text in place of a list': entry('downstream: daily', 'upstreams: raw'),
  'a mapping in place of a list': 'version: 1\nlineage: {downstream: daily, upstreams: []}\n',
  'a list for a mapping': 'version: 1\ndatasets: [a, b]\n',
  'a number in place of a text': dataset('{name: 0x10}'),
  'a boolean in place of a dataset': entry('downstream: daily', 'upstreams: [true, raw]'),
  'a list in place of a dataset': entry('downstream: [daily]', 'upstreams: [raw]'),
  'a word in place of a boolean': entry('downstream: daily', 'upstreams: [raw]', 'protect: yes'),
  'a text in place of a boolean': entry('downstream: daily', 'upstreams: [raw]', 'protect: maybe'),
  'a text in place of a number': mapping('total: {from: raw.amount, confidence: "0.5"}'),
  'a word in place of a number': mapping('total: {from: raw.amount, confidence: high}'),
  'infinity in place of a number': mapping('total: {from: raw.amount, confidence: .inf}'),
  'a number in place of a mapping of columns': mapping('total: 5'),
  'a number among columns': mapping('total: [raw.amount, 5]'),
  'nothing under a key': 'version: 1\nlineage:\n',
  'null under a key': 'version: 1\nlineage: null\n',
  'a list for the whole file': '- version: 1\n',
  'a text for the whole file': 'hello\n',
};

test('mistakes of keys', () => expectMistakes('keys', keys, readBesideDatasets));

test('mistakes of types', () => expectMistakes('types', types, readBesideDatasets));

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
  const every =
    'version: 1\ndefaults: {}\ndatasets: {}\njobs: {}\ncharts: {}\ndashboards: {}\nlineage: []\ntests: {}\n';
  const said = (text: string) =>
    readManifests({ 'orders.yaml': text }).findings.map(({ message }) => message);
  expect(said('version: 1\ndatasets: {}\nowner: me\n')).toEqual([
    expect.stringMatching(
      /: known keys are "charts", "dashboards", "defaults", "jobs", "lineage" or "tests"$/,
    ),
  ]);
  expect(said(`${every}owner: me\n`)).toEqual([expect.stringMatching(/: remove it$/)]);
});
