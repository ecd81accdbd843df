import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { possibleEdges } from '../../../src/manifest/rules/possible-edges.js';
import { expectMistakes, type Mistakes } from '../../support/manifest/expect-mistakes.js';
import { formatFindings, readManifests } from '../../support/manifest/reading.js';

const names = `version: 1
defaults: {platform: snowflake}
datasets:
  raw: {name: raw.orders}
  daily: {name: shop.daily}
  sheet: {name: plan, create: true, columns: {month: date, amount: number}}
jobs:
  load: {orchestrator: airflow, flow: shop, id: load}
  extract: {orchestrator: airflow, flow: shop, id: extract}
charts:
  revenue: {platform: looker, id: e.1}
  orders: {platform: looker, id: e.2}
dashboards:
  sales: {platform: looker, id: d.1}
  deck: {platform: sheets, id: q3}
`;

function readBeside(text: string) {
  const { findings } = readManifests({ 'names.yaml': names, 'orders.yaml': text });
  return findings;
}

const lineage = (text: string) => `version: 1\nlineage:\n${text}\n`;

function readLineage(entries: string) {
  return readBeside(lineage(entries));
}

const chart = 'urn:li:chart:(looker,e.9)';

const kinds: Mistakes = {
  'a chart upstream of a dataset': '- {downstream: daily, upstreams: [raw, revenue]}',
  'a dashboard upstream of a chart': '- {downstream: revenue, upstreams: [{dashboard: sales}]}',
  'a job upstream of a chart': '- {downstream: revenue, upstreams: [load]}',
  'a chart by its urn upstream of a dataset': `- {downstream: daily, upstreams: [{urn: "${chart}"}]}`,
  'a job among the upstreams of a dataset': '- {downstream: daily, upstreams: [raw, load]}',
  'a job as a downstream':
    '- {downstream: load, upstreams: [raw, {dataset: daily}, extract, {urn: "urn:li:dataset:(urn:li:dataPlatform:dbt,x,PROD)"}]}',
  'a job as a downstream of something unknown':
    '- {downstream: load, upstreams: [nothing_like_it, raw]}',
  'a job as a downstream without upstreams': '- {downstream: load, upstreams: []}',
  'a job under its own key among upstreams':
    '- {downstream: daily, upstreams: [{job: load, note: at night}]}',
  'a dataset under the key of a chart': '- {downstream: sales, upstreams: [{chart: raw}]}',
  'a chart under the key of a dataset': '- {downstream: sales, upstreams: [{dataset: revenue}]}',
  'a dataset as the job of an entry': '- {job: daily, inputs: [raw]}',
  'jobs and datasets in the wrong lists of a job':
    '- {job: load, inputs: [extract], outputs: [revenue], after: [raw]}',
  'a column of a chart under a job':
    '- {job: load, inputs: [raw], outputs: [daily], columns: {revenue.x: raw.x, daily.x: sales.x}}',
  'unknown names under the keys of kinds':
    '- {downstream: deck, upstreams: [{chart: revenu}, {dashboard: nothing_like_it}]}\n- {job: laod, after: [nothing]}',
  'types of edges that have none':
    '- {downstream: sales, upstreams: [{dataset: raw, type: COPY}, {chart: revenue, type: VIEW}]}',
  'columns of a dashboard': '- {downstream: sales, upstreams: [raw], columns: {x: raw.x}}',
  'a wildcard, a transform and a confidence of a chart':
    '- downstream: revenue\n  upstreams: [raw]\n  columns:\n    "*": raw.*\n    x: {from: raw.x, transform: sum(x)}\n    y: {from: raw.y, confidence: 0.5}\n    z: {from: raw.z, confidence: 1}',
  'columns without their edges':
    '- {job: load, inputs: [raw], columns: {daily.x: raw.x, daily.y: sheet.amount}}\n- {downstream: revenue, upstreams: [raw], columns: {x: daily.x}}',
  'unknown columns of a declared schema':
    '- {job: load, inputs: [raw], outputs: [sheet], columns: {sheet.mont: raw.x}}',
  'a job that feeds itself, and a chart':
    '- {job: load, after: [load]}\n- {downstream: orders, upstreams: [orders]}',
  'two notes of one edge':
    '- {job: load, outputs: [{dataset: daily, note: one}]}\n- {job: load, outputs: [{dataset: daily, note: two}, daily]}',
  'inputs beside no inputs': '- {job: load, inputs: []}\n- {job: load, inputs: [raw]}',
  'two mappings of one column of a job':
    '- {job: load, inputs: [raw], outputs: [daily], columns: {daily.x: raw.x}}\n- {job: load, columns: {daily.x: {from: raw.x, transform: a}}}',
};

const entry = (key: string, content: string) => `version: 1\n${key}:\n  other: ${content}\n`;
const shapes: Mistakes = {
  'a job without a flow': entry('jobs', '{orchestrator: airflow, id: x}'),
  'a chart without a platform': entry('charts', '{id: x}'),
  'a chart without an id': entry('charts', '{platform: looker}'),
  'a dashboard to make without a title': entry('dashboards', '{platform: a, id: b, create: true}'),
  'a title without create': entry(
    'jobs',
    '{orchestrator: a, flow: b, id: c, title: T, url: "https://x.example.com"}',
  ),
  'malformed titles and addresses': entry(
    'charts',
    '{platform: a, id: b, create: true, title: " T", url: "ftp://x"}',
  ),
  'an urn beside other values': entry(
    'jobs',
    '{urn: "urn:li:dataJob:(urn:li:dataFlow:(a,b,PROD),c)", flow: b}',
  ),
  'an urn of another kind': entry('charts', '{urn: "urn:li:dashboard:(looker,d.1)"}'),
  'a malformed urn of a job': entry('jobs', '{urn: "urn:li:dataJob:(a,b)"}'),
  'an instance that is no text': entry('charts', '{platform: a, id: b, platformInstance: 5}'),
  'an env that is no text': entry('jobs', '{orchestrator: a, flow: b, id: c, env: [PROD]}'),
  'an id that is too long': entry('charts', `{platform: a, id: ${'x'.repeat(500)}}`),
  'one name for two kinds': entry('charts', '{platform: a, id: b}').replace('other', 'raw'),
  'two names for one chart': entry('charts', '{platform: looker, id: e.1}'),
  'keys of a job at the start of a line': 'version: 1\ninputs: [raw]\ntitle: T\n',
  'the keys of a job under a downstream': lineage(
    '- {downstream: daily, upstreams: [raw], inputs: [raw]}',
  ),
  'the keys of a downstream under a job': lineage('- {job: load, inputs: [raw], upstreams: [raw]}'),
  'a job without its key': lineage('- {inputs: [raw], outputs: [daily]}'),
  'a job without lists': lineage('- {job: load}'),
  'a job by a name and a text': lineage(
    '- {job: a.b, inputs: [raw]}\n- {job: "urn:li:dataJob:x", inputs: [raw]}',
  ),
  'a list that is no list': lineage('- {job: load, inputs: raw, outputs: []}'),
  'a column of a job without a dot': lineage(
    '- {job: load, inputs: [raw], outputs: [daily], columns: {x: raw.x, "daily.*": raw.x}}',
  ),
  'two names in one upstream': lineage(
    '- {downstream: sales, upstreams: [{chart: revenue, dataset: raw}, {chart: revenue, dashboard: deck}]}',
  ),
  'an upstream with an object of parts': lineage(
    '- {downstream: sales, upstreams: [{chart: {platform: looker, id: e.1}}]}',
  ),
  'an upstream whose dataset is no text': lineage(
    '- {downstream: sales, upstreams: [{dataset: 5, note: a}]}',
  ),
  'a note of two lines': lineage(
    '- {downstream: daily, upstreams: [{dataset: raw, note: "a\\nb"}]}',
  ),
  'a note that is too long': lineage(
    `- {downstream: daily, upstreams: [{dataset: raw, note: ${'x'.repeat(501)}}]}`,
  ),
  'a note without quotes': lineage(
    '- {downstream: daily, upstreams: [{dataset: raw, note: by hand, monthly}]}',
  ),
  'a column with the name of a note': lineage(
    '- {downstream: daily, upstreams: [raw], columns: {note: {frm: raw.note}}}',
  ),
  'entities that are read and never declared': lineage(
    `- {downstream: daily, upstreams: [{urn: "urn:li:mlModel:(urn:li:dataPlatform:a,b,PROD)"}, {urn: "urn:li:container:c"}, {urn: "urn:li:dataProcessInstance:d"}, {urn: "urn:li:dataFlow:(a,b,PROD)"}]}`,
  ),
};

describe('mistakes of kinds', () => {
  test('are marked', () => {
    const texts = Object.entries(kinds).map(([title, text]) => [title, lineage(text)]);
    return expectMistakes('kinds', Object.fromEntries(texts), readBeside);
  });

  test('of shapes are marked', () => expectMistakes('kinds-shapes', shapes, readBeside));
});

test('the page of manifests has a row for each kind, with its possible upstreams', () => {
  const page = readFileSync(new URL('../../../docs/manifests.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| (dataset|job|chart|dashboard) \| ([^|]*) \|/gm)];
  const said = rows.map(([, downstream, upstreams = '']) => {
    const words = upstreams.match(/dataset|job|chart|dashboard/g) ?? [];
    return `${downstream} <- ${words.sort().join()}`;
  });
  const possible = possibleEdges()
    .split('; ')
    .map((row) => {
      const [downstream, upstreams = ''] = row.split(' <- ');
      return `${downstream} <- ${upstreams
        .split(/, | or /)
        .sort()
        .join()}`;
    });
  expect(said).toEqual(possible);
});

describe('a circle', () => {
  test('of a job that reads and writes a table is none', () => {
    expect(readLineage('- {job: load, inputs: [raw, daily], outputs: [daily]}')).toEqual([]);
  });

  test('through two jobs, or through charts, is one', () => {
    const messages = [
      '- {job: load, inputs: [raw], outputs: [daily]}\n- {job: extract, inputs: [daily], outputs: [raw]}',
      '- {downstream: revenue, upstreams: [orders]}\n- {downstream: orders, upstreams: [revenue]}',
      '- {job: load, after: [extract]}\n- {job: extract, after: [load]}',
    ].map((text) => readLineage(text).map(({ message }) => message));
    expect(messages).toEqual([
      ['lineage runs in a circle: extract <- daily <- load <- raw <- extract'],
      ['lineage runs in a circle: revenue <- orders <- revenue'],
      ['lineage runs in a circle: extract <- load <- extract'],
    ]);
  });
});

test('a note is kept, whichever entry says it', () => {
  const { desired, findings } = readManifests({
    'names.yaml': names,
    'orders.yaml':
      'version: 1\nlineage:\n- {job: load, outputs: [daily, {dataset: daily, note: nightly}]}\n- {job: load, inputs: [raw], outputs: [daily]}\n',
  });
  expect(findings).toEqual([]);
  expect(desired.units[0]?.edges.map(({ note }) => note)).toEqual(['nightly', undefined]);
});

test('two entries of a job merge their columns', () => {
  const { desired, findings } = readManifests({
    'names.yaml': names,
    'orders.yaml':
      'version: 1\nlineage:\n- {job: load, inputs: [raw, daily], outputs: [sheet, daily], columns: {sheet.month: raw.x, daily.x: raw.x}}\n- {job: load, columns: {sheet.month: daily.x}}\n',
  });
  expect(findings).toEqual([]);
  const columns = desired.units[0]?.columns ?? [];
  expect(
    columns.map(
      (one) => one.kind === 'explicit' && [one.of, one.upstreams.map((up) => up.dataset)],
    ),
  ).toMatchObject(
    [
      [/plan/, [/raw/, /daily/]],
      [/daily/, [/raw/]],
    ].map(([of, ups]) => [
      expect.stringMatching(of as RegExp),
      (ups as RegExp[]).map((up) => expect.stringMatching(up)),
    ]),
  );
});

test('a job whose list is not sound lacks no input', () => {
  const text =
    '- {job: load, inputs: [raw, unknown_one], outputs: 5, columns: {daily.x: sheet.month}}';
  expect(formatFindings(readLineage(text))).toEqual([
    'unknown-short-name orders.yaml:3:29',
    'wrong-type orders.yaml:3:52',
  ]);
});

test('names that nothing uses are reported for all kinds', () => {
  const { findings } = readManifests(
    {
      'names.yaml': names,
      'orders.yaml':
        'version: 1\nlineage:\n- {job: {urn: "urn:li:dataJob:(urn:li:dataFlow:(airflow,shop,PROD),load)"}, outputs: [daily]}\n',
    },
    { settings: '' },
  );
  expect(formatFindings(findings)).toEqual(
    [4, 9, 11, 12, 14, 15].map((line) => `unused-dataset names.yaml:${line}:3`),
  );
});

test('a chart whose only upstream is a dbt model is no sibling', () => {
  const text =
    'version: 1\nlineage: [{downstream: revenue, upstreams: [{platform: dbt, name: m}]}]\n';
  expect(readBeside(text)).toEqual([]);
});

test('a job that says it reads nothing may write and follow others', () => {
  expect(
    readLineage('- {job: load, inputs: []}\n- {job: load, outputs: [daily], after: [extract]}'),
  ).toEqual([]);
});
