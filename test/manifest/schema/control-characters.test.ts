import { describe, expect, test } from 'vitest';
import { parseSettings } from '../../../src/manifest/parse-settings.js';
import { expectMistakes, type Mistakes } from '../../support/manifest/expect-mistakes.js';
import { datasetsFile, formatFindings, readManifests } from '../../support/manifest/reading.js';
import { dataset, entry, mapping } from '../../support/manifest/snippets.js';

const code = 'malformed-text';

const mistakes: Mistakes = {
  'a name': dataset('{name: "a\\u0007b"}'),
  'a name, with a character of the second range': dataset('{name: "a\\u0085b"}'),
  'a name, with half a surrogate pair': dataset('{name: "a\\ud800b"}'),
  'a platform': dataset('{name: a, platform: "snow\\nflake"}'),
  'a platform instance': dataset('{name: a, platformInstance: "\\x7f"}'),
  'an urn': dataset('{urn: "urn:li:dataset:(urn:li:dataPlatform:dbt,a\\x1bb,PROD)"}'),
  'a declared column': dataset('{name: a, create: true, columns: {"a\\tb": date}}'),
  'a native type': dataset(
    '{name: a, create: true, columns: {a: {type: date, nativeType: "DA\\0TE"}}}',
  ),
  'a downstream column': mapping('"a\\x07": raw.amount'),
  'a column with the name of a text property': mapping('description: "raw.am\\nount"'),
  'an upstream column in a list': mapping('a: [raw.id, "raw.am\\x07ount"]'),
  'an exception': mapping('"*": {from: raw.*, except: ["a\\x07"]}'),
  'a transform': mapping('a: {from: raw.id, transform: "a\\rb"}'),
  'a description': dataset('{name: a, create: true, description: "\\a"}'),
};

function readFindings(text: string) {
  const settings = 'rules: {unused-dataset: off}';
  return readManifests({ 'datasets.yaml': datasetsFile, 'orders.yaml': text }, { settings })
    .findings;
}

describe('an escaped control character is refused', () => {
  test('and marked', () => expectMistakes('control-characters', mistakes, readFindings));

  test.each([
    ['\\x07', 'U+0007'],
    ['\\N', 'U+0085'],
    ['\\udfff', 'U+DFFF'],
  ])('and is named: %s', (written, name) => {
    for (const text of [dataset(`{name: "a${written}b"}`), mapping(`a: "raw.b${written}"`)])
      expect(readFindings(text)).toMatchObject([{ message: expect.stringContaining(name) }]);
  });

  test('in the settings', () => {
    const text = 'version: 1\nstack: shop\nmanifests: ["a\\x07.yaml"]\n';
    const { settings, findings } = parseSettings({ path: 'headwater.yaml', text });
    expect(formatFindings(findings)).toEqual([`${code} headwater.yaml:3:13`]);
    expect(settings).toBeUndefined();
  });
});

describe('an accepted character', () => {
  test.each([
    ['a line break or tab in a transform', mapping('a: {from: raw.id, transform: "a\\n\\tb"}')],
    [
      'a line break or tab in a description',
      dataset('{name: a, create: true, description: "a\\n\\tb"}'),
    ],
    [
      'a whole surrogate pair',
      entry('downstream: daily', 'upstreams: [raw]', 'columns: {"\\U0001F600": raw.id}'),
    ],
  ])('%s', (_, text) => {
    expect(readFindings(text).filter(({ level }) => level !== 'info')).toEqual([]);
  });

  test('a line break in a reason', () => {
    const allowance = 'allowances: [{guard: mass-delete, reason: "a\\nb", until: 2030-01-01}]\n';
    expect(
      parseSettings({ path: 'headwater.yaml', text: `version: 1\nstack: shop\n${allowance}` })
        .findings,
    ).toEqual([]);
  });
});

test('a key or value with another mistake has one finding', () => {
  expect(
    readFindings('version: 1\ndatasets:\n  "a\\x07b": {name: a}\n').map(({ name }) => name),
  ).toEqual([code]);
  expect(readFindings(mapping('a: {from: "r\\x07aw.id"}')).map(({ name }) => name)).toEqual([
    'malformed-reference',
  ]);
});

test('a file with unescaped control characters has one finding for all', () => {
  expect(
    readFindings(mapping('a: "raw.a\u0007", b: "raw.b\u0001"')).map(({ name }) => name),
  ).toContain('unreadable-character');
  expect(readFindings(mapping('a: "raw.a\u0007"')).map(({ name }) => name)).toEqual([
    'unreadable-character',
  ]);
});
