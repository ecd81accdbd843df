import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatManifest } from '../../src/manifest/format/format-manifest.js';
import { formatFindings, readManifests } from '../support/manifest/reading.js';

const path = 'whole-graph.yaml';
const text = readFileSync(new URL(`fixtures/manifest/valid/${path}`, import.meta.url), 'utf8');
const { desired, findings } = readManifests({ [path]: text });

const table = (platform: string, name: string, env = 'PROD') =>
  `urn:li:dataset:(urn:li:dataPlatform:${platform},${name},${env})`;
const job = (flow: string, id: string) => `urn:li:dataJob:(urn:li:dataFlow:(${flow}),${id})`;

const topic = table('kafka', 'main.shop.orders');
const raw = table('snowflake', 'eu.raw.public.orders');
const daily = table('snowflake', 'eu.shop.public.orders_daily');
const fx = table('postgres', 'eu.fx.rates');
const load = job('airflow,berlin.shop_daily,PROD', 'load_orders');
const script = job('cron,nightly,PROD', 'fx');
const byDay = 'urn:li:chart:(looker,dashboard_elements.42)';
const byMonth = 'urn:li:chart:(looker,eu.dashboard_elements.43)';
const sales = 'urn:li:dashboard:(looker,dashboards.7)';
const deck = 'urn:li:dashboard:(sheets,q3)';

test('a graph from a topic to a dashboard has no findings', () => {
  expect(formatFindings(findings)).toEqual([]);
});

test('each holder has its edges, which outputs of jobs name by their datasets', () => {
  const edges = desired.units.flatMap((unit) =>
    unit.edges.map(({ upstream, type, note }) => [unit.downstream, upstream, type, note]),
  );
  const plain = 'TRANSFORMED';
  const other = job('dbt,shop,PROD', 'tests');
  expect(edges).toEqual([
    [byDay, daily, plain, undefined],
    [byMonth, byDay, plain, 'sums of days'],
    [sales, byDay, plain, undefined],
    [sales, daily, plain, undefined],
    [deck, 'urn:li:chart:(looker,dashboard_elements.9)', plain, undefined],
    [deck, sales, plain, undefined],
    [load, `output ${daily}`, plain, undefined],
    [load, job('airflow,shop_daily,prod', 'extract_orders'), plain, undefined],
    [load, script, plain, 'waits for the rates'],
    [load, fx, plain, 'month-end rates only'],
    [load, raw, plain, undefined],
    [load, daily, plain, undefined],
    [script, `output ${fx}`, plain, 'replaced every night'],
    [other, job('airflow,shop_daily,PROD', 'export'), plain, undefined],
    [other, job('spark,backfill,PROD', 'all'), plain, undefined],
    [raw, topic, 'COPY', 'the sink of the shop, hourly'],
  ]);
});

test('protection and ownership hold for all kinds', () => {
  expect(
    desired.units.filter(({ protect }) => protect).map(({ downstream }) => downstream),
  ).toEqual([sales, load]);
  const exclusive = desired.units.filter(({ ownership }) => ownership === 'exclusive');
  expect(exclusive.map(({ downstream }) => downstream)).toEqual([script]);
});

test('columns of a job name their output, and fields of a chart none', () => {
  const columns = desired.units.flatMap((unit) =>
    unit.columns.flatMap((mapping) =>
      mapping.kind === 'wildcard'
        ? []
        : [[mapping.of, mapping.downstreamColumn, mapping.upstreams.map(({ column }) => column)]],
    ),
  );
  expect(columns).toEqual([
    [undefined, 'orders', ['id']],
    [undefined, 'revenue', ['total_eur']],
    [daily, 'id', ['id']],
    [daily, 'total_eur', ['rate', 'amount']],
  ]);
});

test('entities that the stack makes have their contents', () => {
  const made = desired.datasets.filter(({ create }) => create);
  expect(made.map(({ urn, create }) => [urn, create])).toEqual([
    [deck, { title: 'Q3 deck', url: 'https://sheets.example.com/q3', columns: [] }],
    [
      script,
      {
        title: 'Load the rates',
        description: 'A script on the server of the shop.\nNothing ingests it.\n',
        url: 'https://wiki.example.com/fx',
        columns: [],
      },
    ],
  ]);
});

test('the origins of urns say which part stands where', () => {
  const parts = (urn: string) => {
    const { origins = {} } = desired.datasets.find((one) => one.urn === urn) ?? {};
    return Object.entries(origins).map(([part, { from, value }]) => `${part} ${from} ${value}`);
  };
  expect(parts(load)).toEqual([
    'platform dataset airflow',
    'name dataset load_orders',
    'env defaults PROD',
    'platformInstance dataset berlin',
  ]);
  expect(parts(byDay)).toEqual(['platform dataset looker', 'name dataset dashboard_elements.42']);
  expect(parts(job('spark,backfill,PROD', 'all'))).toEqual([
    `urn dataset ${job('spark,backfill,PROD', 'all')}`,
  ]);
});

test('a target sets the environment of datasets and jobs alone', () => {
  const settings = 'targets: {dev: {env: DEV, platformInstance: dev}}';
  const { desired: dev, overriding } = readManifests({ [path]: text }, { settings, target: 'dev' });
  const urns = dev.datasets.map(({ urn }) => urn);
  expect(urns).toContain(job('airflow,berlin.shop_daily,DEV', 'load_orders'));
  expect(urns).toEqual(expect.arrayContaining([byDay, byMonth, sales, deck]));
  expect(overriding.map(({ urn, states }) => `${urn} ${states}`)).toEqual([
    `${job('airflow,shop_daily,PROD', 'export')} urn`,
    `${job('airflow,shop_daily,prod', 'extract_orders')} env`,
    `${job('dbt,shop,PROD', 'tests')} urn`,
    `${job('spark,backfill,PROD', 'all')} urn`,
    `${table('kafka', 'main.shop.orders', 'DEV')} platformInstance`,
  ]);
});

test('the file is formatted with the keys of each kind in order', () => {
  const mixed = `version: 1
lineage:
  - {outputs: [b], after: [j], inputs: [a], job: k, ownership: shared, columns: {b.x: a.x}}
charts:
  c: {title: C, create: true, id: e, platform: looker}
jobs:
  k: {id: k, flow: f, orchestrator: cron}
  j: {env: prod, id: j, flow: f, orchestrator: cron}
dashboards: {}
datasets: {}
`;
  expect(formatManifest({ path, text: mixed })).toEqual({
    findings: [],
    text: `version: 1
datasets: {}
jobs:
  k: {orchestrator: cron, flow: f, id: k}
  j: {orchestrator: cron, flow: f, id: j, env: prod}
charts:
  c: {platform: looker, id: e, create: true, title: C}
dashboards: {}
lineage:
  - {job: k, inputs: [a], outputs: [b], after: [j], columns: {b.x: a.x}, ownership: shared}
`,
  });
});

test('units and edges are written as JSON with what they have', () => {
  const { units } = JSON.parse(JSON.stringify(desired));
  const [unit] = units.filter(({ downstream }: { downstream: string }) => downstream === load);
  expect(unit.edges[2]).toMatchObject({ upstream: script, note: 'waits for the rates' });
  expect(unit.columns[0]).toMatchObject({ of: daily, downstreamColumn: 'id' });
});
