import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { DbtOptions } from '../../../../src/import/foreign/dbt/dbt-names.js';
import { readDbt } from '../../../../src/import/foreign/dbt/read-dbt.js';
import type { Json } from '../../../../src/model/json.js';
import { readingText } from '../../../support/import/reading-text.js';

const fixture = (name: string) =>
  readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');
const files = {
  manifest: { text: fixture('manifest.json'), shownAs: 'target/manifest.json' },
  catalog: { text: fixture('catalog.json'), shownAs: 'target/catalog.json' },
};
const defaults: DbtOptions = {
  urns: 'warehouse',
  env: 'PROD',
  case: 'auto',
  columns: 'none',
  useIdentifiers: false,
};

test.each<readonly [string, Partial<DbtOptions>]>([
  ['warehouse', {}],
  ['warehouse-same-name', { columns: 'same-name' }],
  ['warehouse-star', { columns: 'star' }],
  ['warehouse-ephemerals', { ephemeral: 'keep', case: 'keep', env: 'DEV', platformInstance: 'EU' }],
  ['dbt', { urns: 'dbt' }],
  ['dbt-star', { urns: 'dbt', columns: 'star', useIdentifiers: true, dbtInstance: 'Core' }],
  ['dbt-collapsed', { urns: 'dbt', ephemeral: 'collapse', columns: 'same-name', case: 'lower' }],
])('the project of the fixtures is read as %s', async (name, options) => {
  const reading = readDbt({ ...files, options: { ...defaults, ...options } });
  await expect(readingText(reading)).toMatchFileSnapshot(`fixtures/${name}.txt`);
});

/** Reads a manifest of a few nodes. */
function read(
  manifest: { readonly [section: string]: Json },
  options: Partial<DbtOptions> = {},
  catalog?: Json,
) {
  const text = JSON.stringify({ metadata: { adapter_type: 'postgres' }, ...manifest });
  return readDbt({
    manifest: { text, shownAs: 'm.json' },
    ...(catalog !== undefined && { catalog: { text: JSON.stringify(catalog), shownAs: 'c.json' } }),
    options: { ...defaults, ...options },
  });
}

const from = (...nodes: readonly string[]) => ({ depends_on: { nodes } });
const node = (name: string, more: { readonly [key: string]: Json } = {}) => ({
  database: 'db',
  schema: 's',
  name,
  ...more,
});
const twoModels = {
  nodes: { 'model.p.a': node('A'), 'model.p.b': node('B', from('model.p.a')) },
};

const urnOf = (platform: string, name: string) =>
  `urn:li:dataset:(urn:li:dataPlatform:${platform},${name},PROD)`;

test.each([
  ['postgres', 'postgres', 'db.s.B'],
  ['sqlserver', 'mssql', 'db.s.B'],
  ['synapse', 'mssql', 'db.s.B'],
  ['fabric', 'fabric-onelake', 'db.s.B'],
  ['snowflake', 'snowflake', 'db.s.b'],
  ['athena', 'athena', 's.B'],
  ['glue', 'glue', 's.B'],
])('the adapter %s names datasets of platform %s', (adapter, platform, name) => {
  const { lineage } = read({ ...twoModels, metadata: { adapter_type: adapter } });
  expect(lineage.units.map(({ downstream }) => downstream)).toEqual([urnOf(platform, name)]);
});

test('a stated platform wins over the adapter, and a namespace reaches the urns', () => {
  const options = { platform: 'hive', namespace: 'acme' };
  const { lineage } = read({ ...twoModels, metadata: { adapter_type: 'spark' } }, options);
  expect(lineage.units[0]?.downstream).toBe(
    'urn:acme:dataset:(urn:acme:dataPlatform:hive,db.s.B,PROD)',
  );
});

test.each<readonly [string, Json, Partial<DbtOptions>, string]>([
  ['no adapter', {}, {}, '"metadata.adapter_type" is missing in the manifest'],
  ['spark', { adapter_type: 'spark' }, {}, '"spark" is an adapter of several platforms'],
  ['a comma', {}, { platform: 'a,b' }, '"a,b" makes an urn that needs three parts'],
])('the platform has to be clear: %s', (_what, metadata, options, message) => {
  expect(() => read({ ...twoModels, metadata }, options)).toThrow(
    expect.objectContaining({
      codeName: 'dbt-platform-unclear',
      exitCode: 64,
      message: expect.stringContaining(message),
    }),
  );
});

test('empty parts of a name are left out, and quotes are removed', () => {
  const nodes = {
    'model.p.a': { name: '"A"', schema: '"S.x"', database: '' },
    'model.p.b': { name: 'B', alias: '', schema: null, ...from('model.p.a') },
    'model.p.c': { name: '""' },
    'model.p.d': { name: 'x\u0007' },
  };
  expect(readingText(read({ nodes }))).toBe(
    'postgres,B,PROD\n  <- postgres,S.x.A,PROD TRANSFORMED\n\n4 records\ndbt-node-without-relation model.p.c\ndbt-node-without-relation model.p.d\n',
  );
});

test('a model whose urn of dbt is impossible is left out', () => {
  const nodes = { 'model.p.a': node('a\u0007b'), 'model.p.b': node('b', { alias: 'x' }) };
  expect(read({ nodes }, { urns: 'dbt' }).leftOut).toEqual([
    { code: 'dbt-node-without-relation', record: 'model.p.a' },
  ]);
});

test('on platform dbt, a source with the urn of a model does not lead in a circle', () => {
  const manifest = {
    nodes: { 'model.p.a': node('a'), 'model.p.b': node('b', from('source.p.s.a', 'model.p.a')) },
    sources: { 'source.p.s.a': node('a', { identifier: 'a' }) },
  };
  expect(readingText(read(manifest, { urns: 'dbt' }))).toBe(
    [
      'dbt,db.s.b,PROD',
      '  <- dbt,db.s.a,PROD TRANSFORMED',
      '  <- postgres,db.s.a,PROD TRANSFORMED',
      'postgres,db.s.a,PROD',
      '  <- dbt,db.s.a,PROD COPY',
      'postgres,db.s.b,PROD',
      '  <- dbt,db.s.b,PROD COPY',
      '',
      '3 records',
      '',
    ].join('\n'),
  );
});

test('ephemeral models that read each other end, and a dataset is not its own upstream', () => {
  const ephemeral = (name: string, ...upstreams: readonly string[]) =>
    node(name, { config: { materialized: 'ephemeral' }, ...from(...upstreams) });
  const nodes = {
    'model.p.a': ephemeral('a', 'model.p.b', 'model.p.c'),
    'model.p.b': ephemeral('b', 'model.p.a', 'seed.p.s'),
    'model.p.c': node('c', from('model.p.a', 'model.p.c')),
    'seed.p.s': node('s'),
  };
  expect(read({ nodes }).lineage.units).toEqual([
    {
      downstream: urnOf('postgres', 'db.s.c'),
      edges: [{ upstream: urnOf('postgres', 'db.s.s'), type: 'TRANSFORMED' }],
      pairs: [],
      wildcards: [],
    },
  ]);
});

test('a long chain of ephemeral models collapses without deep recursion', () => {
  const nodes = Object.fromEntries(
    Array.from({ length: 20_000 }, (_, i) => [
      `model.p.m${i}`,
      node(`m${i}`, {
        config: { materialized: i === 0 || i === 19_999 ? 'table' : 'ephemeral' },
        ...(i > 0 && from(`model.p.m${i - 1}`)),
      }),
    ]),
  );
  const { lineage, records } = read({ nodes });
  expect(lineage.units.map(({ edges }) => edges.length)).toEqual([1]);
  expect(records).toBe(20_000);
});

test('columns of the same name are mapped whatever their case, as each side spells them', () => {
  const catalog = {
    nodes: {
      'model.p.a': { columns: { Id: { name: 'Id' }, x: {}, '': {} } },
      'model.p.b': { columns: { ID: { name: 'ID' } } },
    },
  };
  const { lineage, leftOut } = read(twoModels, { columns: 'same-name' }, catalog);
  expect(leftOut).toEqual([]);
  expect(lineage.units[0]?.pairs).toEqual([
    {
      downstreamColumn: 'ID',
      upstream: { dataset: urnOf('postgres', 'db.s.A'), column: 'Id' },
      confidence: 1,
    },
  ]);
});

test('manifests of Fusion are read, and kinds are read from ids', () => {
  const { records, leftOut } = read({
    metadata: {
      adapter_type: 'bigquery',
      dbt_schema_version: 'https://schemas.getdbt.com/dbt/manifest/v20.json',
    },
    nodes: { 'test.p.t': {}, nonsense: {}, ...twoModels.nodes },
  });
  expect(records).toBe(3);
  expect(leftOut).toEqual([{ code: 'dbt-node-without-relation', record: 'nonsense' }]);
});

test.each<readonly [string, Json, string]>([
  ['a list', [], 'm.json is a list, not an object'],
  ['no nodes', {}, 'm.json has no nodes; it is no manifest'],
  [
    'a catalog',
    { metadata: { dbt_schema_version: 'https://schemas.getdbt.com/dbt/catalog/v1.json' } },
    'm.json: metadata.dbt_schema_version says that the file is of the kind "catalog", not "manifest"',
  ],
  [
    'a name that is a number',
    { nodes: { 'model.p.a': { name: 7 } } },
    'm.json: nodes["model.p.a"].name is a number, not a text',
  ],
  [
    'a dependency that is null',
    { nodes: { 'model.p.a': from('x', null as unknown as string) } },
    'm.json: nodes["model.p.a"].depends_on.nodes[1] is missing',
  ],
  ['a node that is a list', { nodes: { 'model.p.a': [] } }, 'is a list, not an object'],
  ['dependencies in a text', { nodes: { 'model.p.a': { depends_on: { nodes: 'x' } } } }, 'a list'],
  ['a text for an object', { nodes: 'x' }, 'm.json: nodes is a text, not an object'],
  ['an object for a text', { nodes: { a: { resource_type: {} } } }, 'is an object, not a text'],
])('a manifest of a wrong shape is refused with the place: %s', (_what, manifest, message) => {
  expect(() =>
    readDbt({ manifest: { text: JSON.stringify(manifest), shownAs: 'm.json' }, options: defaults }),
  ).toThrow(
    expect.objectContaining({
      codeName: 'dbt-file-malformed',
      message: expect.stringContaining(message),
      hint: expect.stringContaining('dbt docs generate'),
    }),
  );
});

test('a catalog of a wrong shape is refused', () => {
  expect(() => read(twoModels, {}, {})).toThrow('c.json has no nodes; it is no catalog');
  expect(() => read(twoModels, {}, { nodes: { a: { columns: [] } } })).toThrow(
    'c.json: nodes.a.columns is a list, not an object',
  );
  expect(() =>
    read(twoModels, {}, { nodes: { a: { columns: { x: { name: 'x\u0007' } } } } }),
  ).toThrow('c.json: nodes.a.columns.x has a name with the control character U+0007');
});

test('a text that is not JSON is refused without a part of it', () => {
  const manifest = { text: '{"nodes": {\n  "a" secret}}', shownAs: 'm.json' };
  expect(() => readDbt({ manifest, options: defaults })).toThrow(
    expect.objectContaining({ message: 'm.json is not JSON at line 2, column 7' }),
  );
  expect(() =>
    readDbt({ manifest: { text: 'hello', shownAs: 'm.json' }, options: defaults }),
  ).toThrow(expect.objectContaining({ message: 'm.json is not JSON' }));
});
