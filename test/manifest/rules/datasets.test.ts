import { describe, expect, test } from 'vitest';
import { expectMistakes, type Mistakes } from '../../support/manifest/expect-mistakes.js';
import { markedText } from '../../support/manifest/marked-text.js';
import {
  datasetsFile,
  formatFindings,
  readBesideDatasets,
  readManifests,
} from '../../support/manifest/reading.js';

const LONG = 'x'.repeat(500);

const mistakes: Mistakes = {
  'an unknown downstream': 'lineage: [{downstream: dailly, upstreams: [raw]}]',
  'an unknown upstream': 'lineage: [{downstream: daily, upstreams: [nowhere]}]',
  'an unknown upstream with a type':
    'lineage: [{downstream: daily, upstreams: [{dataset: rwa, type: COPY}]}]',
  'a column of an unknown dataset':
    'lineage: [{downstream: daily, upstreams: [raw], columns: {total: rwa.a.b}}]',
  'a column of an unknown dataset, in the long form':
    'lineage: [{downstream: daily, upstreams: [raw], columns: {total: {dataset: rwa, column: a}}}]',
  'no platform': 'datasets: {other: {name: a.b}}',
  'no platform in lineage': 'lineage: [{downstream: {name: a.b}, upstreams: [raw]}]',
  'an urn of another type': 'datasets: {other: {urn: "urn:li:chart:(looker,x)"}}',
  'no urn': 'datasets: {other: {urn: orders}}',
  'an urn with a mistyped environment':
    'datasets: {other: {urn: "urn:li:dataset:(urn:li:dataPlatform:dbt,a.b,prod)"}}',
  'an urn of another namespace':
    'datasets: {other: {urn: "urn:acme:dataset:(urn:acme:dataPlatform:dbt,a.b,PROD)"}}',
  'a name too long for an urn': `datasets: {other: {name: ${LONG}, platform: dbt}}`,
  'an urn too long': `datasets: {other: {urn: "urn:li:dataset:(urn:li:dataPlatform:dbt,${LONG},PROD)"}}`,
  'a description of a dataset without create':
    'datasets: {other: {name: a.b, platform: dbt, description: x}}',
  'columns of a dataset without create':
    'datasets: {other: {name: a.b, platform: dbt, create: false, columns: {a: date}}}',
};

test('mistakes of datasets', () =>
  expectMistakes('datasets', mistakes, (text) =>
    readBesideDatasets(`version: 1\n${text}\n`).filter(({ name }) => name !== 'no-lineage'),
  ));

describe('one short name with two urns', () => {
  const first = markedText('version: 1\ndatasets: {⟦other⟧: {name: a.b, platform: dbt}}', 'a.yaml');
  const second = markedText(
    'version: 1\ndatasets: {⟦other⟧: {name: a.c, platform: dbt}}',
    'b.yaml',
  );
  const lineage = 'version: 1\nlineage: [{downstream: other, upstreams: [other]}]';

  test('is an error that names both places, in any order of the files', () => {
    const expected = [
      { name: 'short-name-conflict', place: second.places[0], related: [first.places[0]] },
    ];
    expect(
      readManifests({ 'a.yaml': first.text, 'b.yaml': second.text, 'c.yaml': lineage }).findings,
    ).toMatchObject(expected);
    expect(
      readManifests({ 'c.yaml': lineage, 'b.yaml': second.text, 'a.yaml': first.text }).findings,
    ).toMatchObject(expected);
  });

  test('is not resolved, so that units with it are left out', () => {
    expect(
      readManifests({ 'a.yaml': first.text, 'b.yaml': second.text, 'c.yaml': lineage }).desired
        .units,
    ).toEqual([]);
  });

  test('is accepted if the urns are equal', () => {
    const same =
      'version: 1\ndatasets: {other: {urn: "urn:li:dataset:(urn:li:dataPlatform:dbt,a.b,PROD)"}}';
    expect(
      formatFindings(readManifests({ 'a.yaml': first.text, 'b.yaml': same }).findings),
    ).toEqual(['no-lineage']);
  });
});

describe('two short names for one dataset', () => {
  const { text, places } = markedText(
    'version: 1\ndatasets: {⟦one⟧: {name: a.b, platform: dbt}, ⟦two⟧: {name: a.b, platform: dbt}}',
  );

  test('are a warning that suggests the first', () => {
    expect(
      readManifests({ 'orders.yaml': text }).findings.filter(({ level }) => level !== 'info'),
    ).toMatchObject([
      {
        name: 'duplicate-name',
        level: 'warning',
        place: places[1],
        related: [places[0]],
        suggestion: 'one',
      },
    ]);
  });

  test('are one dataset', () => {
    expect(readManifests({ 'orders.yaml': text }).desired.datasets).toMatchObject([
      { shortNames: ['one', 'two'], place: places[0] },
    ]);
  });

  test('have one finding, even if they are declared several times', () => {
    const { findings } = readManifests({ 'orders.yaml': text, 'z.yaml': text });
    expect(findings.filter(({ name }) => name === 'duplicate-name')).toHaveLength(1);
  });
});

describe('a dataset that is created twice', () => {
  const made = (columns: string) =>
    `version: 1\ndatasets: {plan: {name: a.b, platform: dbt, create: true, columns: ${columns}}}`;

  test('with different contents is an error', () => {
    const { findings } = readManifests({
      'a.yaml': made('{a: date}'),
      'b.yaml': made('{a: string}'),
    });
    expect(formatFindings(findings)).toContain('create-conflict b.yaml:2:12');
  });

  test('with the same content in another order is accepted', () => {
    const { findings } = readManifests({
      'a.yaml': made('{a: date, b: date}'),
      'b.yaml': made('{b: date, a: date}'),
    });
    expect(formatFindings(findings)).toEqual(['no-lineage']);
  });
});

describe('a dataset that is not used', () => {
  const unused = (lineage: string) =>
    readManifests(
      { 'datasets.yaml': datasetsFile, 'orders.yaml': `version: 1\nlineage: ${lineage}` },
      { settings: '' },
    )
      .findings.filter(({ name }) => name === 'unused-dataset')
      .map(({ place }) => place?.line);

  test('is a warning; a created one counts as used', () => {
    expect(unused('[{downstream: daily, upstreams: [raw]}]')).toEqual([5, 7]);
  });

  test('counts as used if its urn is used', () => {
    expect(
      unused(
        '[{downstream: daily, upstreams: [raw, {name: fx.rates, platform: postgres}, {name: shop.weekly, platform: snowflake}]}]',
      ),
    ).toEqual([]);
  });

  test('counts as used in a column, and in a malformed entry', () => {
    expect(
      unused('[{downstream: daily, upstreams: raw, columns: {a: [fx.b, {dataset: weekly}]}}]'),
    ).toEqual([]);
  });

  test('may be used in a file that cannot be read', () => {
    const { findings } = readManifests(
      { 'datasets.yaml': datasetsFile, 'orders.yaml': 'version: 1\nlineage: [' },
      { settings: '' },
    );
    expect(formatFindings(findings)).toEqual(['yaml-syntax orders.yaml:2:10']);
  });
});

describe('a stack without declarations', () => {
  test('with an empty manifest has findings of level info', () => {
    const { findings } = readManifests({ 'a.yaml': 'version: 1\nlineage: []\n' });
    expect(findings).toMatchObject([
      { name: 'empty-manifest', level: 'info' },
      { name: 'no-lineage', level: 'info' },
    ]);
  });

  test('without manifests has a finding that it has no lineage', () => {
    expect(formatFindings(readManifests({}).findings)).toEqual(['no-lineage']);
  });
});
