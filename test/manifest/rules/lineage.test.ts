import { describe, expect, test } from 'vitest';
import { expectMistakes, type Mistakes } from '../../support/manifest/expect-mistakes.js';
import { markedText } from '../../support/manifest/marked-text.js';
import { datasetsFile, formatFindings, readManifests } from '../../support/manifest/reading.js';

const mistakes: Mistakes = {
  'a dataset upstream of itself': '- {downstream: daily, upstreams: [raw, daily]}',
  'a dataset upstream of itself by its urn':
    '- {downstream: raw, upstreams: [{urn: "urn:li:dataset:(urn:li:dataPlatform:snowflake,raw.orders,PROD)"}]}',
  'a column fed from its own dataset, which is not an upstream':
    '- {downstream: daily, upstreams: [raw], columns: {a: daily.b}}',
};

function readFindings(lineage: string) {
  return readManifests({
    'datasets.yaml': datasetsFile,
    'orders.yaml': `version: 1\nlineage:\n${lineage}\n`,
  }).findings;
}

/**
 * Returns the findings with the places in the order finding, related place. In the text they are
 * reversed.
 */
function bothPlaces(marked: string) {
  const { text, places } = markedText(`version: 1\nlineage:\n${marked}\n`);
  const { findings } = readManifests({ 'datasets.yaml': datasetsFile, 'orders.yaml': text });
  return { findings, places };
}

describe('mistakes of edges', () => {
  test('are marked', () => expectMistakes('edges', mistakes, readFindings));

  test('an edge with two types', () => {
    const { findings, places } = bothPlaces(
      '- {downstream: daily, upstreams: [⟦raw⟧]}\n- {downstream: daily, upstreams: [{dataset: raw, type: ⟦COPY⟧}]}',
    );
    expect(findings).toMatchObject([
      { name: 'edge-conflict', place: places[1], related: [places[0]] },
    ]);
  });

  test('an edge that is declared twice is accepted', () => {
    expect(
      readFindings(
        '- {downstream: daily, upstreams: [raw]}\n- {downstream: daily, upstreams: [{dataset: raw, type: TRANSFORMED}]}',
      ),
    ).toEqual([]);
  });

  test('a malformed type conflicts with no other', () => {
    const findings = readFindings(
      '- {downstream: daily, upstreams: [{dataset: raw, type: VIEV}]}\n- {downstream: daily, upstreams: [raw]}',
    );
    expect(findings.map(({ name }) => name)).toEqual(['unknown-value']);
  });

  test('an empty list of upstreams beside another one', () => {
    const { findings, places } = bothPlaces(
      '- {downstream: daily, upstreams: [⟦raw⟧]}\n- {downstream: daily, upstreams: ⟦[]⟧}',
    );
    expect(findings).toMatchObject([
      { name: 'empty-upstreams-conflict', place: places[1], related: [places[0]] },
    ]);
  });

  test('two empty lists of upstreams are accepted', () => {
    expect(
      readFindings('- {downstream: daily, upstreams: []}\n- {downstream: daily, upstreams: []}'),
    ).toEqual([]);
  });
});

describe('conflicting entries', () => {
  test.each([
    ['ownership', 'shared', 'exclusive'],
    ['protect', 'true', 'false'],
  ])('%s', (key, one, other) => {
    const { findings, places } = bothPlaces(
      `- {downstream: daily, upstreams: [raw], ${key}: ⟦${one}⟧}\n- {downstream: daily, upstreams: [fx], ${key}: ⟦${other}⟧}`,
    );
    expect(findings).toMatchObject([
      { name: 'entry-conflict', place: places[1], related: [places[0]] },
    ]);
  });

  test('an entry conflicts with no other if it omits the key', () => {
    expect(
      readFindings(
        '- {downstream: daily, upstreams: [raw], protect: true, ownership: shared}\n- {downstream: daily, upstreams: [fx]}',
      ),
    ).toEqual([]);
  });

  test('an entry conflicts with no other if its value is malformed', () => {
    const findings = readFindings(
      '- {downstream: daily, upstreams: [raw], protect: 1, ownership: x}\n- {downstream: daily, upstreams: [fx], protect: true, ownership: shared}',
    );
    expect(findings.map(({ name }) => name)).toEqual(['wrong-type', 'unknown-value']);
  });
});

describe('cycles', () => {
  const circle =
    '- {downstream: daily, upstreams: [raw]}\n- {downstream: raw, upstreams: [weekly, fx]}\n- {downstream: weekly, upstreams: [daily]}';

  test('are reported with short names, at one of their edges', () => {
    const findings = readFindings(circle);
    expect(formatFindings(findings)).toEqual(['cycle orders.yaml:4:33']);
    expect(findings[0]).toMatchObject({
      level: 'warning',
      message: 'lineage runs in a circle: raw <- weekly <- daily <- raw',
    });
    expect(findings[0]?.related?.map(({ line }) => line)).toEqual([3, 5]);
  });

  test('have the level of the settings', () => {
    const files = {
      'datasets.yaml': datasetsFile,
      'orders.yaml': `version: 1\nlineage:\n${circle}\n`,
    };
    const rules = (level: string) => ({
      settings: `rules: {cycle: ${level}, unused-dataset: off}`,
    });
    expect(readManifests(files, rules('error')).findings).toMatchObject([
      { name: 'cycle', level: 'error' },
    ]);
    expect(readManifests(files, rules('off')).findings).toEqual([]);
  });

  test('of one dataset are self lineage, also next to a longer cycle', () => {
    expect(
      readFindings('- {downstream: daily, upstreams: [daily]}').map(({ name }) => name),
    ).toEqual(['self-lineage']);
    const both = readFindings(
      '- {downstream: daily, upstreams: [daily, raw]}\n- {downstream: raw, upstreams: [daily]}',
    );
    expect(both.map(({ name }) => name).sort()).toEqual(['cycle', 'self-lineage']);
    expect(both.find(({ name }) => name === 'cycle')?.message).toContain('raw <- daily <- raw');
  });
});

describe('a dataset that feeds itself', () => {
  test('has one finding for all entries and columns that declare it', () => {
    const { findings, places } = bothPlaces(
      '- {downstream: daily, upstreams: [raw, ⟦daily⟧], columns: {a: [daily.a, raw.a], b: daily.a, "*": daily.*}}\n- {downstream: daily, upstreams: [⟦daily⟧], columns: {a: daily.a}}',
    );
    expect(findings).toMatchObject([
      { name: 'self-lineage', level: 'warning', place: places[0], related: [places[1]] },
    ]);
    expect(findings[0]?.message).toContain('with 2 column pairs');
  });

  test.each([
    ['no columns', 'upstreams: [daily]', '"daily" feeds itself: '],
    ['one column pair', 'upstreams: [daily], columns: {a: daily.a}', 'with 1 column pair: '],
    ['every column', 'upstreams: [daily], columns: {"*": daily.*}', '"daily" feeds itself: '],
  ])('is reported with %s', (_, entry, words) => {
    const findings = readFindings(`- {downstream: daily, ${entry}}`);
    expect(findings).toMatchObject([
      { name: 'self-lineage', message: expect.stringContaining(words) },
    ]);
  });

  test.each([
    ['off', []],
    ['error', ['self-lineage error']],
  ])('has the level of the settings: %s', (level, expected) => {
    const orders = 'version: 1\nlineage:\n- {downstream: daily, upstreams: [daily]}\n';
    const settings = `rules: {self-lineage: ${level}, unused-dataset: off}`;
    const { findings } = readManifests(
      { 'datasets.yaml': datasetsFile, 'orders.yaml': orders },
      { settings },
    );
    expect(findings.map((one) => `${one.name} ${one.level}`)).toEqual(expected);
  });
});

describe('siblings', () => {
  const dbt = '{name: shop.model, platform: dbt}';

  test('are reported for a dbt dataset that is the only upstream', () => {
    const { findings, places } = bothPlaces(`- {downstream: daily, upstreams: [⟦${dbt}⟧]}`);
    expect(findings).toMatchObject([
      { name: 'creates-sibling', level: 'warning', place: places[0] },
    ]);
  });

  test.each([
    ['beside another upstream', `- {downstream: daily, upstreams: [${dbt}, raw]}`],
    [
      'beside another upstream in another entry',
      `- {downstream: daily, upstreams: [${dbt}]}\n- {downstream: daily, upstreams: [raw]}`,
    ],
    ['of a dbt dataset', `- {downstream: {name: shop.other, platform: dbt}, upstreams: [${dbt}]}`],
  ])('are not reported for one %s', (_, lineage) => {
    expect(readFindings(lineage)).toEqual([]);
  });

  test('are not reported while an upstream is unknown', () => {
    expect(
      readFindings(`- {downstream: daily, upstreams: [${dbt}, nowhere]}`).map(({ name }) => name),
    ).toEqual(['unknown-short-name']);
  });
});
