import { expect, test } from 'vitest';
import type { DbtOptions } from '../../../../src/import/foreign/dbt/dbt-names.js';
import type { Json } from '../../../../src/model/json.js';
import {
  column,
  node,
  parsed,
  readSample as read,
  table,
  urn,
} from '../../../support/import/dbt-sql-samples.js';

test('the parser takes an ephemeral model for a table', async () => {
  const fake = 'db.s.__datahub__dbt__ephemeral__e';
  const sample = (options: Partial<DbtOptions>, adapter = 'postgres', alias: Json = null) => ({
    adapter,
    nodes: {
      'model.p.a': node('a', ['model.p.e']),
      'model.p.e': node('e', ['source.p.raw'], {
        alias,
        schema: '"S"',
        config: { materialized: 'ephemeral' },
        columns: { stated: {} },
      }),
    },
    options,
  });
  const kept = await read({
    ...sample({ ephemeral: 'keep' }),
    readings: {
      e: parsed([column('id', ['db.raw.orders.id'])]),
      a: parsed([column('key', [`${fake}.id`])]),
    },
  });
  expect(kept.pairs).toEqual([
    'id <- postgres,db.raw.orders,PROD.id 0.9',
    'key <- dbt,db.s.e,PROD.id 0.9',
  ]);
  expect(kept.parser.texts).toEqual([
    { sql: 'e', target: urn(fake), detached: new Map() },
    { sql: 'a', target: urn('db.s.a'), detached: new Map([['__dbt__cte__e', fake]]) },
  ]);
  expect(kept.parser.schemas.size).toBe(0);
  const readings = { e: parsed([]), a: parsed([]) };
  const adapters = await Promise.all(
    ['hive', 'oracle', 'netezza', 'exasol', 'db2'].map(async (adapter) => {
      const { parser } = await read({ ...sample({ ephemeral: 'keep' }, adapter, 'x'), readings });
      return [...(parser.texts[1]?.detached ?? [])].map(([name]) => name)[1];
    }),
  );
  expect(adapters).toEqual([
    'tmp__dbt__cte__x',
    'dbt__cte__x__',
    'dbt__cte__x',
    'dbt__CTE__x',
    'DBT_CTE__x',
  ]);
});

test('columns pass through an ephemeral model, with the least confidence', async () => {
  const e = 'db.s.__datahub__dbt__ephemeral__e';
  const mod = (logic: string) => ({ isCopy: false, logic });
  const { pairs, leftOut, reading } = await read({
    nodes: {
      'model.p.a': node('a', ['model.p.e']),
      'model.p.e': node('e', ['source.p.raw'], { config: { materialized: 'ephemeral' } }),
    },
    readings: {
      e: parsed(
        [
          column('id', ['db.raw.orders.ID']),
          column('up', ['db.raw.orders.name'], mod('UPPER(name)')),
          column('kind', []),
        ],
        { confidence: 0.5 },
      ),
      a: parsed([
        column('key', [`${e}.id`]),
        column('text', [`${e}.id`], mod('id::text')),
        column('name', [`${e}.UP`]),
        column('both', [`${e}.up`], mod('TRIM(up)')),
        column('kind', [`${e}.Kind`]),
        column('lost', [`${e}.gone`]),
      ]),
    },
  });
  expect(pairs).toEqual([
    'both <- postgres,db.raw.orders,PROD.name "SQL: TRIM(up)" 0.5',
    'key <- postgres,db.raw.orders,PROD.ID 0.5',
    'name <- postgres,db.raw.orders,PROD.name "SQL: UPPER(name)" 0.5',
    'text <- postgres,db.raw.orders,PROD.ID "SQL: id::text" 0.5',
  ]);
  expect(leftOut).toEqual(['dbt-columns-unclear model.p.a.lost <- model.p.e.gone']);
  expect(reading.records).toBe(8);
  expect([...reading.places.keys()]).toEqual([urn('db.s.a')]);
});

test('a column of an ephemeral model that the parser does not find is no constant', async () => {
  const { leftOut } = await read({
    nodes: {
      'model.p.a': node('a', ['model.p.e']),
      'model.p.e': node('e', ['source.p.raw'], { config: { materialized: 'ephemeral' } }),
    },
    readings: {
      e: parsed([column('id', ['db.raw.orders.id']), column('who', [])], {
        reads: [table('x', false), table('y', false)],
      }),
      a: parsed([column('who', ['db.s.__datahub__dbt__ephemeral__e.who'])]),
    },
  });
  expect(leftOut).toEqual([
    'dbt-columns-unclear model.p.a.who <- model.p.e.who',
    'sql-columns-unclear model.p.e.who',
  ]);
});

test('a column of constants of a table is a column like any other', async () => {
  const { pairs } = await read({
    nodes: {
      'model.p.a': node('a', ['model.p.b']),
      'model.p.b': node('b', ['source.p.raw']),
    },
    readings: {
      b: parsed([column('kind', [])]),
      a: parsed([column('kind', ['db.s.b.kind'])]),
    },
  });
  expect(pairs).toEqual(['kind <- postgres,db.s.b,PROD.kind 0.9']);
});
