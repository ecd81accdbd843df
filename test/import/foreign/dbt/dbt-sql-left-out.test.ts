import { describe, expect, test } from 'vitest';
import {
  column,
  node,
  parsed,
  readSample as read,
  table,
  urn,
} from '../../../support/import/dbt-sql-samples.js';

describe('what is left out', () => {
  test('is each model without code, with one note', async () => {
    const bare = { compiled_code: null };
    const nodes = {
      'model.p.a': node('a', ['source.p.raw'], bare),
      'model.p.b': node('b', ['source.p.raw'], bare),
      'model.p.alone': node('alone', [], bare),
    };
    const none = await read({ nodes });
    expect(none.parser.settings).toEqual([]);
    expect(none.notes).toEqual([
      'dbt-code-absent: no model of the manifest has compiled code: run "dbt compile", and import again',
    ]);
    expect(none.leftOut).toEqual([
      'dbt-node-without-lineage model.p.alone',
      'dbt-code-absent model.p.a',
      'dbt-code-absent model.p.b',
    ]);
    expect(none.reading.records).toBe(6);
    const some = await read({
      nodes: { ...nodes, 'model.p.c': node('c', ['source.p.raw']) },
      readings: { c: parsed([column('id', ['db.raw.orders.id'])]) },
    });
    expect(some.notes).toEqual([
      'dbt-code-absent: 2 of 3 models have no compiled code in the manifest, such as model.p.a: run "dbt compile", and import again',
    ]);
  });

  test('is each model in another language, and each semantic view', async () => {
    const { leftOut, notes } = await read({
      nodes: {
        'model.p.a': node('a', ['source.p.raw'], { language: 'python' }),
        'model.p.b': node('b', ['source.p.raw'], { config: { materialized: 'semantic_view' } }),
      },
    });
    expect(leftOut).toEqual(['dbt-not-sql model.p.a', 'dbt-not-sql model.p.b']);
    expect(notes).toEqual([]);
  });

  test('is code that cannot be read, with the words of the parser', async () => {
    const unknown = column('x', ['db.raw.orders.x']);
    const reads = ['source.p.raw'];
    const { leftOut, notes, reading, pairs } = await read({
      nodes: {
        'model.p.a': node('a', reads),
        'model.p.b': node('b', reads),
        'model.p.c': node('c', reads),
        'model.p.d': node('d', reads),
      },
      readings: {
        a: { kind: 'failed', reason: 'no answer within 30s' },
        b: { kind: 'parsed', statements: [] },
        c: parsed([], { kind: 'UNKNOWN', problem: 'Expecting )' }),
        d: parsed([unknown], { problem: 'no columns of y' }),
      },
    });
    expect(leftOut).toEqual([
      'parser-failed model.p.a',
      'sql-unparsed model.p.b',
      'sql-unparsed model.p.c',
      'sql-columns-unclear model.p.d',
    ]);
    expect(notes).toEqual([
      'parser-failed: model.p.a: no answer within 30s',
      'sql-unparsed: model.p.b: the code has no statement',
      'sql-unparsed: model.p.c: Expecting )',
      'sql-columns-unclear: model.p.d: no columns of y',
    ]);
    expect(reading.findings?.[2]?.place).toEqual({
      file: 'shop/models/c.sql',
      line: 1,
      column: 1,
    });
    expect(pairs).toHaveLength(1);
  });

  test('is what the parser does not find, but no constant', async () => {
    const reads = [table('x', true), table('y', false)];
    const { leftOut, notes } = await read({
      nodes: {
        'model.p.star': node('star', ['source.p.raw']),
        'model.p.join': node('join', ['source.p.raw']),
        'model.p.count': node('count', ['source.p.raw']),
        'model.p.dates': node('dates', ['source.p.raw']),
        'model.p.void': node('void', ['source.p.raw']),
        'model.p.some': node('some', ['source.p.raw']),
      },
      readings: {
        star: parsed([], { reads: [table('x', false)] }),
        join: parsed([column('id', ['db.raw.orders.id']), column('who', [])], { reads }),
        count: parsed([column('n', [])], { reads: [table('x', true), table('z', true)] }),
        dates: parsed([column('n', [])]),
        void: parsed([]),
        some: parsed([column('one', [])], { reads: [table('db.raw.orders', false)] }),
      },
    });
    expect(leftOut).toEqual([
      'sql-columns-unclear model.p.star',
      'sql-columns-unclear model.p.join.who',
      'sql-columns-unclear model.p.some',
    ]);
    expect(notes).toEqual([
      `sql-schema-absent: the columns of ${urn('x')} and 2 more are unknown, so a star over them is not expanded: run "dbt docs generate", which writes catalog.json, or set DATAHUB_GMS_URL to a catalog that has them`,
    ]);
  });

  test('is a star over the one table whose columns are unknown', async () => {
    const { notes } = await read({
      nodes: { 'model.p.a': node('a', ['source.p.raw']) },
      readings: { a: parsed([], { reads: [table('db.raw.orders', false)] }) },
    });
    expect(notes).toEqual([expect.stringContaining('the columns of source.p.raw are unknown')]);
  });
});
