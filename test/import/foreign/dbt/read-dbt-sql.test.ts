import { describe, expect, test } from 'vitest';
import type { DbtOptions } from '../../../../src/import/foreign/dbt/dbt-names.js';
import { readDbtSql } from '../../../../src/import/foreign/dbt/read-dbt-sql.js';
import type { Json } from '../../../../src/model/json.js';
import {
  column,
  node,
  parsed,
  readSample as read,
  source,
  statement,
  table,
  urn,
} from '../../../support/import/dbt-sql-samples.js';
import { fakeParser } from '../../../support/import/fake-parser.js';

describe('columns of the compiled code', () => {
  test('are pairs of the tables that a model reads, with transforms and confidence', async () => {
    const { pairs, leftOut, reading } = await read({
      nodes: { 'model.p.a': node('a', ['source.p.raw']) },
      readings: {
        a: parsed([
          column('id', ['db.raw.orders.id']),
          column('total', ['db.raw.orders.net', 'db.raw.orders.tax'], { logic: 'net + tax' }),
          column('up', ['db.raw.orders.name'], { isCopy: false, logic: 'UPPER(name)' }),
          column('odd', ['db.raw.orders.name'], { isCopy: false, logic: "'\u0007'" }),
          column('bare', ['db.raw.orders.name'], { isCopy: false }),
          column('one', []),
        ]),
      },
    });
    expect(pairs).toEqual([
      'bare <- postgres,db.raw.orders,PROD.name 0.9',
      'id <- postgres,db.raw.orders,PROD.id 0.9',
      'odd <- postgres,db.raw.orders,PROD.name 0.9',
      'total <- postgres,db.raw.orders,PROD.net "SQL: net + tax" 0.9',
      'total <- postgres,db.raw.orders,PROD.tax "SQL: net + tax" 0.9',
      'up <- postgres,db.raw.orders,PROD.name "SQL: UPPER(name)" 0.9',
    ]);
    expect([leftOut, reading.records, reading.findings]).toEqual([[], 8, []]);
  });

  test('are parsed upstreams first, with the columns that are known', async () => {
    const { parser } = await read({
      nodes: {
        'model.p.c': node('c', ['model.p.b', 'model.p.a']),
        'model.p.b': node('b', ['model.p.a', 'seed.p.s', 'model.p.gone']),
        'model.p.a': node('a', ['source.p.raw'], { columns: { x: { data_type: 'INT' } } }),
        'seed.p.s': node('s', [], { compiled_code: null, columns: {} }),
      },
      sources: {
        'source.p.raw': { ...source['source.p.raw'], columns: { Y: { data_type: 'INT' } } },
        'source.p.nameless': { columns: { z: { data_type: 'INT' } } },
        'source.p.partly': { name: 'p', columns: { y: { data_type: 'INT' }, z: {} } },
      },
      catalog: {
        nodes: { 'model.p.a': { columns: { X: { name: 'X', type: 'TEXT' } } } },
        sources: { 'source.p.other': { columns: { z: { type: 'INT' } } } },
      },
      readings: { a: parsed([]), b: parsed([]), c: parsed([]) },
    });
    expect(parser.texts.map(({ sql, target }) => [sql, target])).toEqual(
      ['a', 'b', 'c'].map((name) => [name, urn(`db.s.${name}`)]),
    );
    expect([...parser.schemas]).toEqual([
      [urn('db.raw.orders'), new Map([['Y', 'INT']])],
      [urn('db.s.a'), new Map([['X', 'TEXT']])],
    ]);
    expect(parser.isClosed()).toBe(true);
  });

  test('take the spelling of known columns, and are copied to the table of a model', async () => {
    const sample = {
      nodes: { 'model.p.a': node('a', ['source.p.raw']) },
      sources: { 'source.p.raw': { ...source['source.p.raw'], columns: { Id: {} } } },
      readings: { a: parsed([column('new_id', ['db.raw.orders.ID'])]) },
    };
    expect((await read(sample)).pairs).toEqual(['new_id <- postgres,db.raw.orders,PROD.Id 0.9']);
    expect((await read({ ...sample, options: { urns: 'dbt' } })).pairs).toEqual([
      'Id <- postgres,db.raw.orders,PROD.Id',
      'new_id <- dbt,db.raw.orders,PROD.Id 0.9',
      'new_id <- dbt,db.s.a,PROD.new_id',
    ]);
  });

  test('have places in the file of the model, below the urn that holds the pairs', async () => {
    const raw = ['select', '  id,', '  {{ cents("net") }} as net,', "  'x' as kind", 'from x'];
    const compiled = ['with e as (', '  select', '  id,', ')', 'select', '  id,', '  net/100,'];
    const code = { raw_code: raw.join('\n'), compiled_code: compiled.join('\n') };
    const places = async (options: Partial<DbtOptions>) => {
      const { reading } = await read({
        nodes: { 'model.p.a': node('a', ['source.p.raw'], code) },
        readings: {
          [code.compiled_code]: parsed([
            column('ID', ['db.raw.orders.id'], { line: 3 }),
            column('id_2', ['db.raw.orders.id'], { line: 6 }),
            column('net', ['db.raw.orders.id'], { line: 7 }),
            column('lost', ['db.raw.orders.id'], { line: 99 }),
          ]),
        },
        options,
      });
      return [...reading.places].map(([holder, { place, columns }]) => [
        holder,
        `${place.file}:${place.line}`,
        ...[...columns].map(([name, { line }]) => `${name} ${line}`),
      ]);
    };
    const lines = ['shop/models/a.sql:1', 'id 2', 'id_2 2', 'net 3', 'lost 1'];
    expect(await places({})).toEqual([[urn('db.s.a'), ...lines]]);
    expect(await places({ urns: 'dbt' })).toEqual([[urn('db.s.a', 'dbt'), ...lines]]);
  });

  test('have places that say why columns may be missing', async () => {
    const open = { reads: [table('db.other', false)], problem: 'odd' };
    const place = async (code: string) => {
      const { reading } = await read({
        nodes: { 'model.p.a': node('a', ['source.p.raw'], { compiled_code: code }) },
        readings: { [code]: parsed([column('b', ['db.raw.orders.id'])], open) },
      });
      return [...reading.places.values()].map(({ problem, unknown }) => ({ problem, unknown }));
    };
    expect(await place('select *')).toEqual([{ problem: 'odd', unknown: [urn('db.other')] }]);
    expect(await place('select b')).toEqual([{ problem: 'odd', unknown: [] }]);
  });

  test('of old manifests are read too', async () => {
    const old = { compiled_code: null, compiled_sql: 'x', raw_sql: 'a as b', columns: null };
    const { pairs } = await read({
      nodes: { 'model.p.a': node('a', ['source.p.raw'], old) },
      readings: { x: parsed([column('b', ['db.raw.orders.id'])]) },
    });
    expect(pairs).toHaveLength(1);
  });
});

describe('tables of the parser', () => {
  test.each<readonly [string, string, Json, string, string]>([
    ['the name of the relation', 'postgres', '"db"."raw"."o 1"', 'postgres', 'db.raw.o 1'],
    ['quotes of other platforms', 'bigquery', '`db`.[raw].`x`', 'bigquery', 'db.raw.x'],
    ['another letter case', 'postgres', 'DB.raw.X', 'postgres', 'db.RAW.x'],
    ['a database that urns lack', 'athena', '"cat"."raw"."orders"', 'athena', 'cat.raw.orders'],
    ['lower case on snowflake', 'snowflake', 'DB.RAW.ORDERS', 'snowflake', 'db.raw.orders'],
    ['no relation', 'sqlserver', null, 'mssql', 'db.raw.orders'],
  ])('are found by %s', async (_what, adapter, relation, platform, name) => {
    const upstreams = [{ table: urn(name, platform), column: 'id' }];
    const { pairs, parser } = await read({
      adapter,
      nodes: { 'model.p.a': node('a', ['source.p.raw']) },
      sources: { 'source.p.raw': { ...source['source.p.raw'], relation_name: relation } },
      readings: { a: parsed([{ ...column('id', []), isCopy: true, upstreams }]) },
      options: { namespace: 'acme' },
    });
    expect(pairs).toEqual([
      expect.stringMatching(/^id <- .*(raw\.orders|RAW\.ORDERS),.*\.id 0\.9$/),
    ]);
    expect(parser.settings).toMatchObject([
      { platform, dialect: adapter === 'sqlserver' ? 'mssql' : adapter, env: 'PROD' },
    ]);
  });

  test('have the dialect of the platform if the manifest names no adapter', async () => {
    const { parser } = await read({
      nodes: { 'model.p.a': node('a', []) },
      adapter: '',
      options: { platform: 'hive', platformInstance: 'eu' },
      readings: { a: parsed([]) },
    });
    expect(parser.settings).toMatchObject([
      { platform: 'hive', dialect: undefined, platformInstance: 'eu' },
    ]);
    expect(parser.texts).toMatchObject([{ target: urn('eu.db.s.a', 'hive') }]);
  });

  test('of two nodes are those of the node that the model reads', async () => {
    const readings = { a: parsed([]), b: parsed([column('id', ['db.s.a.id'])]) };
    const sources = { 'source.p.own': { database: 'db', schema: 's', name: 'a' } };
    const model = (reads: readonly string[]) => ({
      nodes: { 'model.p.a': node('a', []), 'model.p.b': node('b', reads) },
      sources,
      readings,
      options: { urns: 'dbt' } as const,
    });
    const bySource = await read(model(['source.p.own']));
    expect(bySource.pairs).toContain('id <- dbt,db.s.a,PROD.id 0.9');
    const byModel = await read(model(['model.p.a']));
    expect(byModel.pairs).toContain('id <- postgres,db.s.a,PROD.id 0.9');
  });

  test('that the model does not depend on are counted, and so is its own', async () => {
    const { pairs, leftOut, reading } = await read({
      nodes: { 'model.p.a': node('a', ['source.p.raw']), 'model.p.b': node('b', []) },
      readings: {
        a: parsed([column('x', ['db.other.t.x', 'db.s.b.y', 'db.s.a.z', 'db.raw.orders.id'])]),
        b: parsed([]),
      },
    });
    expect(pairs).toEqual(['x <- postgres,db.raw.orders,PROD.id 0.9']);
    expect(leftOut).toEqual([
      'dbt-node-without-lineage model.p.b',
      `dbt-columns-without-edge model.p.a.x <- ${urn('db.other.t')}.x`,
      'dbt-columns-without-edge model.p.a.x <- model.p.b.y',
      'import-self-edge model.p.a.x <- model.p.a.z',
    ]);
    expect(reading.records).toBe(7);
  });
});

test('the last statement of the code counts', async () => {
  const statements = ['no', 'yes'].map((name) => statement([column(name, ['db.raw.orders.id'])]));
  const { pairs } = await read({
    nodes: { 'model.p.a': node('a', ['source.p.raw']) },
    readings: { a: { kind: 'parsed', statements } },
  });
  expect(pairs).toEqual(['yes <- postgres,db.raw.orders,PROD.id 0.9']);
});

test('an interrupt ends the parsing, and the parser', async () => {
  const parser = fakeParser(new Map());
  const manifest = { metadata: { adapter_type: 'x' }, nodes: { 'model.p.a': node('a', []) } };
  const reading = readDbtSql(
    {
      manifest: { text: JSON.stringify(manifest), shownAs: 'm.json' },
      options: { urns: 'warehouse', env: 'PROD', case: 'auto', useIdentifiers: false },
    },
    { open: parser.open, fileOf: async (file) => file, signal: AbortSignal.abort() },
  );
  await expect(reading).rejects.toMatchObject({ codeName: 'interrupted', exitCode: 130 });
  expect(parser.isClosed()).toBe(true);
});

test('models that read each other end, and code without a file is an error', async () => {
  const circle = await read({
    nodes: { 'model.p.a': node('a', ['model.p.b']), 'model.p.b': node('b', ['model.p.a']) },
    readings: { a: parsed([]), b: parsed([]) },
  });
  expect(circle.parser.texts.map(({ sql }) => sql)).toEqual(['b', 'a']);
  await expect(
    read({ nodes: { 'model.p.a': node('a', [], { original_file_path: '' }) } }),
  ).rejects.toThrow('m.json: nodes["model.p.a"].original_file_path is missing');
});

test('a catalog is asked for the columns of tables that no code makes and no file lists', async () => {
  const columns = { id: { name: 'id', data_type: 'int' } };
  const { asked, parser, pairs } = await read({
    options: { ephemeral: 'keep' },
    nodes: {
      'model.p.a': node('a', ['source.p.raw', 'seed.p.fx']),
      'seed.p.fx': { ...node('fx', []), compiled_code: null },
      'seed.p.listed': { ...node('listed', []), compiled_code: null, columns },
      'model.p.e': node('e', [], { compiled_code: null, config: { materialized: 'ephemeral' } }),
    },
    readings: { a: parsed([column('id', ['db.raw.orders.ID'])]) },
    live: { 'db.raw.orders': ['ID', 'total'] },
  });
  expect(asked).toEqual([urn('db.s.fx'), urn('db.raw.orders')]);
  const types = [
    ['ID', ''],
    ['total', ''],
  ] as const;
  expect(parser.schemas.get(urn('db.raw.orders'))).toEqual(new Map(types));
  expect(pairs).toEqual(['id <- postgres,db.raw.orders,PROD.ID 0.9']);
});
