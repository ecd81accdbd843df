import { describe, expect, test } from 'vitest';
import { parseSettings } from '../../../src/manifest/parse-settings.js';
import { markedText } from '../../support/manifest/marked-text.js';
import { expectMistake, type Mistake } from '../../support/manifest/mistake.js';
import { datasetsFile, readManifests } from '../../support/manifest/reading.js';
import { dataset, entry, mapping } from '../../support/manifest/snippets.js';

const code = 'malformed-text';

const mistakes: readonly Mistake[] = [
  { title: 'a name', text: dataset('{name: ⟦"a\\u0007b"⟧}'), code, suggestion: 'ab' },
  {
    title: 'a name, with a character of the second range',
    text: dataset('{name: ⟦"a\\u0085b"⟧}'),
    code,
    suggestion: 'ab',
  },
  {
    title: 'a name, with half a surrogate pair',
    text: dataset('{name: ⟦"a\\ud800b"⟧}'),
    code,
    suggestion: 'ab',
  },
  {
    title: 'a platform',
    text: dataset('{name: a, platform: ⟦"snow\\nflake"⟧}'),
    code,
    suggestion: 'snowflake',
  },
  { title: 'a platform instance', text: dataset('{name: a, platformInstance: ⟦"\\x7f"⟧}'), code },
  {
    title: 'an urn',
    text: dataset('{urn: ⟦"urn:li:dataset:(urn:li:dataPlatform:dbt,a\\x1bb,PROD)"⟧}'),
    code,
    suggestion: 'urn:li:dataset:(urn:li:dataPlatform:dbt,ab,PROD)',
  },
  {
    title: 'a declared column',
    text: dataset('{name: a, create: true, columns: {⟦"a\\tb"⟧: date}}'),
    code,
    suggestion: 'ab',
  },
  {
    title: 'a native type',
    text: dataset('{name: a, create: true, columns: {a: {type: date, nativeType: ⟦"DA\\0TE"⟧}}}'),
    code,
    suggestion: 'DATE',
  },
  { title: 'a downstream column', text: mapping('⟦"a\\x07"⟧: raw.amount'), code, suggestion: 'a' },
  {
    title: 'a column with the name of a text property',
    text: mapping('description: ⟦"raw.am\\nount"⟧'),
    code,
    suggestion: 'raw.amount',
  },
  {
    title: 'an upstream column in a list',
    text: mapping('a: [raw.id, ⟦"raw.am\\x07ount"⟧]'),
    code,
    suggestion: 'raw.amount',
  },
  {
    title: 'an exception',
    text: mapping('"*": {from: raw.*, except: [⟦"a\\x07"⟧]}'),
    code,
    suggestion: 'a',
  },
  { title: 'a transform', text: mapping('a: {from: raw.id, transform: ⟦"a\\rb"⟧}'), code },
  { title: 'a description', text: dataset('{name: a, create: true, description: ⟦"\\a"⟧}'), code },
];

function readFindings(text: string) {
  const settings = 'rules: {unused-dataset: off}';
  return readManifests({ 'datasets.yaml': datasetsFile, 'orders.yaml': text }, { settings })
    .findings;
}

describe('an escaped control character is refused', () => {
  test.each(mistakes)('in $title', (mistake) => {
    const marked = markedText(mistake.text);
    expectMistake(readFindings(marked.text), mistake, marked);
  });

  test.each([
    ['\\x07', 'U+0007'],
    ['\\N', 'U+0085'],
    ['\\udfff', 'U+DFFF'],
  ])('and is named: %s', (written, name) => {
    for (const text of [dataset(`{name: "a${written}b"}`), mapping(`a: "raw.b${written}"`)])
      expect(readFindings(text)).toMatchObject([{ message: expect.stringContaining(name) }]);
  });

  test('in the settings', () => {
    const marked = markedText('version: 1\nstack: shop\nmanifests: [⟦"a\\x07.yaml"⟧]\n');
    const { settings, findings } = parseSettings({ path: 'orders.yaml', text: marked.text });
    expectMistake(findings, { title: '', text: '', code, suggestion: 'a.yaml' }, marked);
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
