import { describe, expect, test } from 'vitest';
import { expectMistakes, type Mistakes } from '../../support/manifest/expect-mistakes.js';
import { datasetsFile, readManifests } from '../../support/manifest/reading.js';

const schemas = `version: 1
defaults: {platform: snowflake}
datasets:
  report:
    name: sheets.report
    create: true
    columns:
      month: date
      amount: number
      "[version=2.0].[type=string].note": string
      "[version=2.0].[type=union].[type=string].who": string
      "[version=2.0].[type=union].[type=long].who": number
`;

function read(lineage: string) {
  return readManifests({
    'datasets.yaml': datasetsFile,
    'schemas.yaml': schemas,
    'orders.yaml': `version: 1\nlineage:\n${lineage}\n`,
  }).findings;
}

const mistakes: Mistakes = {
  'a dataset that feeds a column without being an upstream':
    '- {downstream: daily, upstreams: [raw], columns: {a: raw.a, b: fx.rate}}',
  'a dataset that feeds several columns without being an upstream':
    '- {downstream: daily, upstreams: [raw], columns: {a: fx.rate, b: [raw.b, fx.day]}}',
  'a "*" of a dataset that is not an upstream':
    '- {downstream: daily, upstreams: [raw], columns: {"*": fx.*}}',
  'columns without any upstream': '- {downstream: daily, columns: {a: raw.a}}',
  'an inline dataset that is not an upstream':
    '- {downstream: daily, upstreams: [raw], columns: {a: {dataset: {name: a.b, platform: dbt}, column: x}}}',
  'a downstream column that the schema lacks':
    '- {downstream: report, upstreams: [raw], columns: {amuont: raw.amount}}',
  'an upstream column that the schema lacks':
    '- {downstream: daily, upstreams: [sheet], columns: {total: sheet.amuont}}',
  'an upstream column that the schema lacks, in the long form':
    '- {downstream: daily, upstreams: [sheet], columns: {total: {dataset: sheet, column: mnoth}}}',
  'a column without a similar one in the schema':
    '- {downstream: daily, upstreams: [sheet], columns: {total: sheet.customer}}',
  'a simplified path that two columns share':
    '- {downstream: daily, upstreams: [report], columns: {total: report.who}}',
  'an exception that the schema lacks':
    '- {downstream: daily, upstreams: [sheet], columns: {"*": {from: sheet.*, except: [month, amuont]}}}',
};

test('mistakes of columns', () => expectMistakes('columns', mistakes, read));

describe('valid columns', () => {
  test.each([
    ['exactly', 'report.amount'],
    ['by the simplified form', 'report.note'],
    ['by a v2 form with another type', '"report.[version=2.0].[type=long].note"'],
    [
      'exactly, if the simplified form is ambiguous',
      '"report.[version=2.0].[type=union].[type=long].who"',
    ],
    ['in a dataset without a declared schema', '{dataset: report, column: month}'],
  ])('are found %s', (_, column) => {
    expect(read(`- {downstream: daily, upstreams: [report], columns: {x: ${column}}}`)).toEqual([]);
  });

  test('of a dataset that the stack does not create are checked only by the catalog', () => {
    expect(
      read(
        '- {downstream: daily, upstreams: [raw], columns: {x: raw.anything, "*": {from: raw.*, except: [any]}}}',
      ),
    ).toEqual([]);
  });

  test('are not checked against a schema with a malformed type', () => {
    const findings = readManifests({
      'orders.yaml': `version: 1
defaults: {platform: dbt}
datasets: {a: {name: a, create: true, columns: {x: dat, y: {}}}, b: {name: b}, c: {name: c}}
lineage: [{downstream: b, upstreams: [a, c], columns: {x: a.x, y: a.y}}]`,
    }).findings;
    expect(findings.map(({ name }) => name)).toEqual(['unknown-value', 'missing-key']);
  });
});

describe('a malformed or unknown upstream', () => {
  test.each([
    ['unknown-short-name', '[rwa]'],
    ['wrong-type', 'raw'],
    ['malformed-reference', '[raw orders]'],
  ])('has one finding, although columns name it: %s', (code, upstreams) => {
    expect(
      read(`- {downstream: daily, upstreams: ${upstreams}, columns: {a: raw.a}}`).map(
        ({ name }) => name,
      ),
    ).toEqual([code]);
  });
});

describe('a column pair that is declared twice', () => {
  const twice = (one: string, other: string) => {
    const entries = [one, other].map(
      (columns) => `- {downstream: daily, upstreams: [raw], columns: {${columns}}}`,
    );
    return read(entries.join('\n')).map(
      ({ name, place, related }) => `${name} ${place?.line} ${related?.map(({ line }) => line)}`,
    );
  };

  test.each([
    ['another transform', 'a: raw.x', 'a: {from: raw.x, transform: SUM}'],
    ['another confidence', 'a: raw.x', 'a: {from: [raw.y, raw.x], confidence: 0.5}'],
    [
      'another confidence as float32',
      'a: {from: raw.x, confidence: 0.1234567}',
      'a: {from: raw.x, confidence: 0.1234568}',
    ],
    ['another list of exceptions', '"*": raw.*', '"*": {from: raw.*, except: [a]}'],
  ])('is an error with %s', (_, one, other) => {
    expect(twice(one, other)).toEqual(['column-conflict 4 3']);
  });

  test.each([
    [
      'the same attributes',
      'a: {from: raw.x, confidence: 0.123456789}',
      'a: {from: [raw.x], confidence: 0.12345679}',
    ],
    [
      'the same exceptions in another order',
      '"*": {from: raw.*, except: [a, b]}',
      '"*": {from: raw.*, except: [b, a]}',
    ],
    ['another upstream column', 'a: raw.x', 'a: {from: raw.y, transform: SUM}'],
    ['an explicit column beside "*"', '"*": raw.*', 'a: {from: raw.a, transform: SUM}'],
  ])('is accepted with %s', (_, one, other) => {
    expect(twice(one, other)).toEqual([]);
  });

  test('is not compared if an attribute is malformed', () => {
    expect(twice('a: {from: raw.x, confidence: 2}', 'a: {from: raw.x, transform: ""}')).toEqual([
      'out-of-range 3 undefined',
      'refused-transform 4 undefined',
    ]);
  });
});
