import { describe, expect, test } from 'vitest';
import { parseSettings } from '../../src/manifest/parse-settings.js';
import type { LineageTest } from '../../src/model/lineage-test.js';
import { markedText } from '../support/manifest/marked-text.js';
import { formatFindings, readManifests } from '../support/manifest/reading.js';

/** Reads lineage tests, which are lines of a manifest below `tests`. */
function testsOf(...lines: readonly string[]): readonly LineageTest[] {
  const text = `version: 1\ntests:\n${lines.map((line) => `  ${line}\n`).join('')}`;
  const { tests, findings } = readManifests({ 'rules.yaml': text });
  expect(formatFindings(findings)).toEqual(['no-lineage']);
  return tests;
}

function ruleOf(text: string): LineageTest['rule'] | undefined {
  return testsOf(`one: ${text}`)[0]?.rule;
}

const select = (expression: string) => ({ kind: 'select', expression });
const fact = (name: string, pattern: string) => ({ kind: 'fact', fact: name, pattern });

test('a test has a level, a reason and the place of its name', () => {
  expect(
    testsOf(
      'no-cycles: {forbid: {cycle: true}}',
      'layers:',
      '  only: {to: a, from: b}',
      '  level: warning',
      '  existing: true',
      '  description: >',
      '    Keeps the',
      '    layers apart',
    ),
  ).toEqual([
    {
      name: 'layers',
      level: 'warning',
      existing: true,
      description: 'Keeps the layers apart',
      place: { file: 'rules.yaml', line: 4, column: 3, endLine: 4, endColumn: 9 },
      rule: { kind: 'only', to: select('a'), from: select('b'), direct: false },
    },
    {
      name: 'no-cycles',
      level: 'error',
      existing: false,
      place: { file: 'rules.yaml', line: 3, column: 3, endLine: 3, endColumn: 12 },
      rule: { kind: 'cycle' },
    },
  ]);
});

describe('the forms of a rule', () => {
  test.each([
    [
      '{forbid: {from: raw, to: mart, direct: true}}',
      { kind: 'path', from: select('raw'), to: select('mart'), direct: true, unlessTransform: [] },
    ],
    [
      '{forbid: {from: a, to: b, unless: {transform: ["*hash*", md5], through: c}}}',
      {
        ...{ kind: 'path', from: select('a'), to: select('b'), direct: false },
        ...{ unlessTransform: ['*hash*', 'md5'], unlessThrough: select('c') },
      },
    ],
    [
      '{only: {to: deck, from: [orders, customers], direct: true}}',
      {
        ...{ kind: 'only', to: select('deck'), direct: true },
        from: { kind: 'any', of: [select('orders'), select('customers')] },
      },
    ],
    [
      '{require: {of: a, upstreams: {count: <=1, of: b}, downstreams: "> 2", depth: 3}}',
      {
        ...{ kind: 'require', of: select('a') },
        upstreams: { count: { sign: '<=', number: 1 }, of: select('b') },
        downstreams: { count: { sign: '>', number: 2 } },
        depth: { sign: '=', number: 3 },
      },
    ],
    [
      '{require: {of: a, columns: mapped, is: {owner: "*"}}}',
      { kind: 'require', of: select('a'), mapped: { except: [] }, is: fact('owner', '*') },
    ],
    [
      '{require: {of: a, columns: {mapped: true, except: [loaded_at, "_*"]}}}',
      { kind: 'require', of: select('a'), mapped: { except: ['loaded_at', '_*'] } },
    ],
  ])('%s', (text, rule) => {
    expect(ruleOf(text)).toEqual(rule);
  });

  test.each(['<5', '<=5', '>5', '>=5', '=5', '5'])('the comparison %s', (text) => {
    const sign = text.length === 1 ? '=' : text.slice(0, -1);
    const rule = { kind: 'require', of: select('a'), depth: { sign, number: 5 } };
    expect(ruleOf(`{require: {of: a, depth: "${text}"}}`)).toEqual(rule);
  });
});

describe('the forms of a selector', () => {
  test.each([
    ['"2+*.raw.*+"', select('2+*.raw.*+')],
    ['{select: [a, b]}', { kind: 'any', of: [select('a'), select('b')] }],
    ['[a]', select('a')],
    ['{tag: PII}', fact('tag', 'PII')],
    [
      '{term: [A.*, B], platform: hive}',
      {
        kind: 'all',
        of: [
          { kind: 'any', of: [fact('term', 'A.*'), fact('term', 'B')] },
          fact('platform', 'hive'),
        ],
      },
    ],
    ['{not: {domain: [finance]}}', { kind: 'not', of: fact('domain', 'finance') }],
    ['{columns: true}', { kind: 'column', pattern: '*' }],
    ['{columns: ["*_id"]}', { kind: 'column', pattern: '*_id' }],
    ['[{kind: chart}, b]', { kind: 'any', of: [fact('kind', 'chart'), select('b')] }],
  ])('%s', (text, from) => {
    expect(ruleOf(`{forbid: {from: ${text}, to: z}}`)).toMatchObject({ from });
  });
});

describe('the tests of a stack', () => {
  const cycle = '{forbid: {cycle: true}}';

  test('are those of the settings and of all manifests, by name', () => {
    const { tests, findings } = readManifests(
      {
        'b.yaml': `version: 1\ntests: {d: ${cycle}, a: ${cycle}}\n`,
        'a.yaml': `version: 1\ntests: {c: ${cycle}}\n`,
      },
      { settings: `tests: {b: ${cycle}}` },
    );
    expect(tests.map(({ name, place }) => `${name} ${place.file}`)).toEqual([
      'a b.yaml',
      'b headwater.yaml',
      'c a.yaml',
      'd b.yaml',
    ]);
    expect(formatFindings(findings)).toEqual(['no-lineage']);
  });

  test('have names of their own', () => {
    const one = markedText(`version: 1\ntests: {⟦one⟧: ${cycle}}\n`, 'a.yaml');
    const two = markedText(`version: 1\ntests: {⟦one⟧: ${cycle}, ⟦two⟧: ${cycle}}\n`, 'b.yaml');
    const { findings } = readManifests(
      { 'a.yaml': one.text, 'b.yaml': two.text },
      { settings: `tests: {two: ${cycle}}` },
    );
    const place = { file: 'headwater.yaml', line: 3, column: 9, endLine: 3, endColumn: 12 };
    expect(findings.filter(({ level }) => level === 'error')).toMatchObject([
      { name: 'duplicate-test', place: two.places[0], related: [one.places[0]] },
      { name: 'duplicate-test', place: two.places[1], related: [place] },
    ]);
  });

  test('without sound parts are read, beside the findings', () => {
    const { tests, findings } = readManifests({
      'a.yaml': `version: 1
tests:
  none: {level: warning}
  cut: {require: {of: {tags: a}, upstreams: more, depth: }}
  only: {only: {to: [5]}, level: high}
`,
    });
    expect(findings.length).toBeGreaterThan(4);
    expect(tests).toMatchObject([
      { name: 'cut', rule: { kind: 'require', of: { kind: 'any', of: [] } } },
      { name: 'only', level: 'error', rule: { kind: 'only' } },
    ]);
  });
});

describe('a short name that only a test uses', () => {
  const datasets = 'datasets: {raw: {name: a.b, platform: dbt}}\n';
  const unused = (files: Readonly<Record<string, string>>, settings = '') =>
    readManifests(files, { settings }).findings.filter(({ name }) => name === 'unused-dataset');

  test.each(['raw', '+raw', 'raw+', '2+raw+1', '{not: {select: [raw]}}', '[x, raw]'])(
    'as %s is used',
    (selector) => {
      const rule = `tests: {one: {forbid: {from: ${selector}, to: x}}}\n`;
      expect(unused({ 'a.yaml': `version: 1\n${datasets}${rule}` })).toEqual([]);
      expect(unused({ 'a.yaml': `version: 1\n${datasets}` }, rule)).toEqual([]);
    },
  );

  test.each(['rawest', '"*raw"', '{tag: raw}', 'raw.a'])('is not used as %s', (selector) => {
    const rule = `tests: {one: {forbid: {from: ${selector}, to: x}}}\n`;
    expect(unused({ 'a.yaml': `version: 1\n${datasets}${rule}` })).toHaveLength(1);
  });
});

test('a manifest of tests alone is not empty', () => {
  const empty = (text: string) =>
    formatFindings(readManifests({ 'a.yaml': `version: 1\n${text}` }).findings);
  expect(empty('tests: {one: {forbid: {cycle: true}}}\n')).toEqual(['no-lineage']);
  expect(empty('tests: {}\n')).toEqual(['empty-manifest a.yaml:1:1', 'no-lineage']);
});

test('settings have tests in the order of the file, and no mistakes in them', () => {
  const read = (tests: string) =>
    parseSettings({ path: 'headwater.yaml', text: `version: 1\nstack: shop\ntests: ${tests}\n` });
  const cycle = '{forbid: {cycle: true}}';
  expect(read(`{b: ${cycle}, a: ${cycle}}`).settings?.tests.map(({ name }) => name)).toEqual([
    'b',
    'a',
  ]);
  const { settings, findings } = read('{a: {forbid: {from: "+", to: b}, level: off}}');
  expect(settings).toBeUndefined();
  expect(findings.map(({ name }) => name)).toEqual(['malformed-text', 'unknown-value']);
});
