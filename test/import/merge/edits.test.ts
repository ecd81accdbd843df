import { expect, test } from 'vitest';
import type { PortableLineage, PortablePair } from '../../../src/model/portable-lineage.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';
import { importInto } from '../../support/manifest/importing.js';

function urn(name: string): DatasetUrn {
  return `urn:li:dataset:(urn:li:dataPlatform:mysql,${name},PROD)` as DatasetUrn;
}

const [orders, raw, fx] = ['shop.orders', 'shop.raw', 'shop.fx'].map(urn) as [
  DatasetUrn,
  DatasetUrn,
  DatasetUrn,
];

function lineageOf(
  upstreams: readonly (readonly [DatasetUrn, 'TRANSFORMED' | 'COPY'])[],
  pairs: readonly Omit<PortablePair, 'confidence'>[] = [],
): PortableLineage {
  const edges = upstreams.map(([upstream, type]) => ({ upstream, type }));
  const sure = pairs.map((pair) => ({ ...pair, confidence: 1 }));
  return { units: [{ downstream: orders, edges, pairs: sure, wildcards: [] }] };
}

const a = { downstreamColumn: 'a', upstream: { dataset: raw, column: 'x' } };
const b = { downstreamColumn: 'b', upstream: { dataset: raw, column: 'y' } };
const first = lineageOf([[raw, 'TRANSFORMED']], [a, b]);

const head =
  'version: 1\ndefaults: {platform: mysql}\ndatasets: {orders: {name: shop.orders}, raw: {name: shop.raw}}\n';
const json =
  '{"version":1,"defaults":{"platform":"mysql"},"datasets":{"orders":{"name":"shop.orders"},"raw":{"name":"shop.raw"}},"lineage":[{"downstream":"orders","upstreams":["raw"],"columns":{"a":"raw.x","b":"raw.y"}}]}\n';

/** Imports, lets a person write the manifest in another way, and imports other lineage. */
function again(text: string, lineage: PortableLineage) {
  const { record } = importInto({ files: {} }, first).project;
  const project = { files: { 'mine.yaml': text }, ...(record !== undefined && { record }) };
  const run = importInto(project, lineage);
  return { run, text: run.project.files['mine.yaml'] };
}

const more = lineageOf(
  [
    [fx, 'COPY'],
    [raw, 'TRANSFORMED'],
  ],
  [a, b],
);
const copy = lineageOf([[raw, 'COPY']], [a, b]);
const fewer = lineageOf([[raw, 'TRANSFORMED']], [b]);
const up = lineageOf([[raw, 'TRANSFORMED']], [{ ...a, transform: 'UP' }, b]);

test.each<[string, string, PortableLineage, string | undefined]>([
  ['JSON, an edge more', json, more, '"upstreams": [{dataset: fx, type: COPY}, "raw"]'],
  ['JSON, a pair less', json, fewer, '"columns": {"b": "raw.y"}'],
  ['JSON, a type', json, copy, '"upstreams": [{dataset: "raw", type: COPY}]'],
  [
    'a block list',
    `${head}lineage:\n- downstream: orders\n  upstreams:\n  - raw # r\n  columns: {a: raw.x, b: raw.y}\n`,
    more,
    '  upstreams:\n  - {dataset: fx, type: COPY}\n  - raw # r\n',
  ],
  [
    'an upstream with its facts, in a block',
    `${head}lineage:\n  - downstream: orders\n    upstreams:\n      - dataset: raw\n    columns: {a: raw.x, b: raw.y}\n`,
    copy,
    '      - dataset: raw\n        type: COPY\n',
  ],
  [
    'an upstream by its name',
    `${head}lineage:\n  - downstream: orders\n    upstreams:\n      - name: shop.raw\n        env: PROD\n    columns: {a: raw.x, b: raw.y}\n`,
    copy,
    '      - {dataset: {name: shop.raw, env: PROD}, type: COPY}\n',
  ],
  [
    'an upstream by its urn',
    `${head}lineage:\n  - downstream: orders\n    upstreams: [{urn: "${raw}"}]\n    columns: {a: raw.x, b: raw.y}\n`,
    copy,
    `      - {dataset: {urn: "${raw}"}, type: COPY}\n`,
  ],
  [
    'a key on the line of the dash',
    `${head}lineage:\n  - columns:\n      a: raw.x\n    downstream: orders\n    upstreams: [raw]\n`,
    lineageOf([[raw, 'TRANSFORMED']]),
    '  - downstream: orders\n    upstreams: [raw]\n',
  ],
  [
    'a pair by parts',
    `${head}lineage:\n  - downstream: orders\n    upstreams: [raw]\n    columns:\n      a: {dataset: raw, column: x}\n      b: raw.y\n`,
    up,
    '      a: {from: {dataset: raw, column: x}, transform: UP}\n',
  ],
  [
    'a list on several lines',
    `${head}lineage:\n  - downstream: orders\n    upstreams: [\n      raw\n    ]\n    columns: {a: raw.x, b: raw.y}\n`,
    more,
    'upstreams: [{dataset: fx, type: COPY}, raw]\n',
  ],
  [
    'a comment in brackets',
    `${head}lineage:\n  - downstream: orders\n    upstreams: [ # why\n      raw\n    ]\n    columns: {a: raw.x, b: raw.y}\n`,
    more,
    undefined,
  ],
  [
    'no upstreams in the entry',
    `${head}lineage:\n  - downstream: orders\n    columns:\n      a: raw.x # kept\n      b: raw.y\n  - {downstream: orders, upstreams: [raw]}\n`,
    fewer,
    '    columns:\n      # kept\n      b: raw.y\n',
  ],
  [
    'one source of two',
    `${head}lineage:\n  - downstream: orders\n    upstreams: [raw]\n    columns: {a: [raw.x, raw.z], b: raw.y}\n`,
    up,
    'columns: {a: [raw.z], b: raw.y}',
  ],
  [
    'a byte order mark',
    `\uFEFF${head}lineage:\n  - {downstream: orders, upstreams: [raw], columns: {a: raw.x, b: raw.y}}\n`,
    fewer,
    '\uFEFFversion: 1\n',
  ],
])('edits at the right places: %s', (_, text, lineage, expected) => {
  const { run, text: after } = again(text, lineage);
  if (expected === undefined) {
    expect(after).toBe(text);
    return;
  }
  expect(run.findings).toEqual([]);
  expect(after).toContain(expected);
});

test('a platform instance that is known is stated apart from the name', () => {
  const [east, west] = ['eu.shop.orders', 'us.shop.raw'].map(urn) as [DatasetUrn, DatasetUrn];
  const lineage: PortableLineage = {
    units: [
      { downstream: east, edges: [{ upstream: west, type: 'COPY' }], pairs: [], wildcards: [] },
    ],
  };
  const facts = new Map([
    [east, { platformInstance: 'eu' }],
    [west, { platformInstance: 'us' }],
  ]);
  const apart = importInto({ files: {} }, lineage, { facts });
  expect(apart.project.files['lineage/mysql/eu/shop.yaml']).toContain('platformInstance: eu');
  const together = importInto({ files: {} }, lineage, { facts, options: { by: 'single' } });
  expect(together.project.files['lineage/dbt.yaml']).toContain(
    'orders: {name: shop.orders, platformInstance: eu}',
  );
  const place = { file: 'headwater.yaml', line: 1, column: 1 };
  const target = { platformInstance: { value: 'eu', place } };
  const targeted = importInto({ files: {} }, lineage, { target, options: { by: 'single' } });
  expect(targeted.project.files['lineage/dbt.yaml']).toContain('orders: {name: shop.orders}');
  expect(targeted.project.files['lineage/dbt.yaml']).toContain(`raw: {urn: "${west}"}`);
});
