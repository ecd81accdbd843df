import { describe, expect, test } from 'vitest';
import { readDbt } from '../../../../src/import/foreign/dbt/read-dbt.js';
import type { Json, JsonObject } from '../../../../src/model/json.js';
import type { FormatReading } from '../../../../src/model/portable-lineage.js';

function read(manifest: Json, catalog?: Json): FormatReading {
  return readDbt({
    manifest: { text: JSON.stringify(manifest), shownAs: 'm.json' },
    ...(catalog !== undefined && { catalog: { text: JSON.stringify(catalog), shownAs: 'c.json' } }),
    options: {
      urns: 'warehouse',
      env: 'PROD',
      case: 'auto',
      columns: 'none',
      useIdentifiers: false,
    },
  });
}

/** A project of three nodes, as a version of dbt with this schema writes it. */
function project(version: string, more: JsonObject): Json {
  const model = (name: string, ...nodes: readonly string[]) => ({
    unique_id: `model.p.${name}`,
    resource_type: 'model',
    database: 'd',
    schema: 's',
    name,
    alias: name,
    config: { enabled: true, materialized: 'table' },
    depends_on: { macros: [], nodes },
  });
  return {
    metadata: {
      dbt_schema_version: `https://schemas.getdbt.com/dbt/manifest/v${version}.json`,
      adapter_type: 'postgres',
    },
    nodes: {
      'model.p.a': model('a', 'source.p.raw.x'),
      'model.p.b': model('b', 'model.p.a'),
    },
    sources: {
      'source.p.raw.x': { database: 'd', schema: 'raw', name: 'x', identifier: 'x_1' },
    },
    ...more,
  };
}

const oldNode = { unique_id: 'model.p.old', resource_type: 'model' };
const oldTest = { unique_id: 'test.p.old', resource_type: 'test' };

describe('manifests of every version have the same edges', () => {
  test.each<readonly [string, JsonObject, number]>([
    // dbt 0.19, 0.20 and 0.21
    ['1', { disabled: [oldNode, oldTest], macros: {}, exposures: {} }, 1],
    ['2', { disabled: [oldNode, oldNode] }, 2],
    ['3', { disabled: [] }, 0],
    // dbt 1.0 and later
    ['4', { disabled: { 'model.p.old': [oldNode] }, metrics: {} }, 1],
    ['10', { disabled: { 'model.p.old': [{}, {}], 'test.p.old': [oldTest] } }, 2],
    ['12', { disabled: { 'model.p.old': oldNode }, unit_tests: {}, semantic_models: {} }, 1],
    ['12', { disabled: { 'model.p.old': 7 }, exposures: [], metrics: 'none' }, 1],
    // Fusion
    ['20', { disabled: null, exposures: null, metrics: null, functions: null, docs: null }, 0],
  ])('version %s with %j', (version, more, disabled) => {
    const { lineage, leftOut } = read(project(version, more));
    const edges = lineage.units.map(({ downstream, edges: all }) => [
      downstream,
      ...all.map(({ upstream }) => upstream),
    ]);
    const urn = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:postgres,${name},PROD)`;
    expect(edges).toEqual([
      [urn('d.s.a'), urn('d.raw.x_1')],
      [urn('d.s.b'), urn('d.s.a')],
    ]);
    const codes = leftOut.map(({ code }) => code).filter((code) => code === 'dbt-node-disabled');
    expect(codes).toHaveLength(disabled);
  });
});

test('the maps of a node may be null', () => {
  const nodes = {
    'model.p.a': { name: 'a', config: null, depends_on: null, columns: null },
    'model.p.b': { name: 'b', depends_on: { nodes: ['model.p.a'], macros: null } },
  };
  const { lineage, leftOut } = read({
    metadata: { adapter_type: 'postgres' },
    nodes,
    sources: null,
  });
  expect(lineage.units.map(({ downstream }) => downstream)).toEqual([
    'urn:li:dataset:(urn:li:dataPlatform:postgres,b,PROD)',
  ]);
  expect(leftOut).toEqual([]);
});

test('nodes without lineage, and edges to the own table, are counted', () => {
  const nodes = {
    'model.p.alone': { name: 'alone' },
    'model.p.own': {
      name: 'own',
      depends_on: { nodes: ['source.p.own', 'model.p.e', 'seed.p.s'] },
    },
    'seed.p.s': { name: 's' },
    'model.p.e': { name: 'e', config: { materialized: 'ephemeral' } },
    'model.p.f': {
      name: 'f',
      config: { materialized: 'ephemeral' },
      depends_on: { nodes: ['seed.p.s'] },
    },
  };
  const sources = { 'source.p.own': { name: 'own' }, 'source.p.unread': { name: 'unread' } };
  const reading = read({ metadata: { adapter_type: 'postgres' }, nodes, sources });
  expect(reading.leftOut.map(({ code, record }) => `${code} ${record}`)).toEqual([
    'dbt-node-without-lineage model.p.alone',
    'dbt-node-without-lineage source.p.unread',
    'dbt-node-without-lineage model.p.e',
    'dbt-node-without-lineage model.p.f',
    'import-self-edge model.p.own',
  ]);
  expect(reading.records).toBe(8);
});

test('names that an urn cannot hold are encoded, and counted', () => {
  const nodes = {
    'model.p.a': { name: 'Sales (EMEA)', depends_on: { nodes: ['model.p.b'] } },
    'model.p.b': { name: 'b' },
  };
  const { lineage, findings } = read({ metadata: { adapter_type: 'postgres' }, nodes });
  expect(lineage.units[0]?.downstream).toBe(
    'urn:li:dataset:(urn:li:dataPlatform:postgres,Sales %28EMEA%29,PROD)',
  );
  expect(findings?.map(({ message }) => message)).toEqual([
    'names that an urn cannot hold, encoded as DataHub does: 1: "Sales (EMEA)" is "Sales %28EMEA%29"',
  ]);
});

test('of two nodes of one table, the one with known columns counts', () => {
  const twin = (name: string) => ({
    unique_id: `model.p.${name}`,
    resource_type: 'model',
    database: 'd',
    schema: 's',
    name: 'twin',
    alias: 'twin',
    config: { enabled: true, materialized: 'table' },
    depends_on: { nodes: [] },
  });
  const manifest = project('12', {}) as { readonly nodes: JsonObject };
  const reader = {
    ...twin('reader'),
    name: 'reader',
    alias: 'reader',
    depends_on: { nodes: ['model.p.t1', 'model.p.t2'] },
  };
  const nodes = {
    ...manifest.nodes,
    'model.p.t1': twin('t1'),
    'model.p.t2': twin('t2'),
    'model.p.reader': reader,
  };
  const catalog = { nodes: { 'model.p.t1': { columns: { id: { name: 'id' } } } } };
  const { lineage } = read({ ...manifest, nodes }, catalog);
  const unit = lineage.units.find(({ downstream }) => downstream.includes('reader'));
  expect(unit?.edges).toHaveLength(1);
});
