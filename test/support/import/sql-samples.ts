import type { SqlReading, SqlStatement } from '../../../src/import/foreign/sql/sql-parser.js';
import { column, statement, table } from './sql-statements.js';

/** The reading of a text with these statements. */
export const parsed = (...statements: readonly SqlStatement[]): SqlReading => ({
  kind: 'parsed',
  statements,
});

/** A view over the table that {@link LOAD} fills. */
export const VIEW = `create view shop.s.daily as
select o.day,
  sum(o.total) as total
from shop.s.orders o group by 1
`;

const view = statement({
  kind: 'CREATE_VIEW',
  reads: ['shop.s.orders'],
  writes: ['shop.s.daily'],
  columns: [
    column('shop.s.daily.day', ['shop.s.orders.day'], undefined, 2),
    column('shop.s.daily.total', ['shop.s.orders.total'], 'SUM("O"."TOTAL")', 3),
  ],
});

/** Fills a table through a temporary one. */
export const LOAD = `create temp table fresh as select * from shop.s.raw;
insert into shop.s.orders select * from fresh;
drop table fresh`;

const load = [
  statement({
    kind: 'CREATE_TABLE_AS_SELECT',
    isTemporary: true,
    reads: [table('shop.s.raw', false)],
    writes: ['fresh'],
    columns: [
      column('fresh.day', ['shop.s.raw.ts'], 'CAST("RAW"."TS" AS DATE)'),
      column('fresh.total', ['shop.s.raw.total']),
    ],
    confidence: 0.6,
  }),
  statement({
    line: 2,
    reads: ['fresh'],
    writes: ['shop.s.orders'],
    columns: [
      column('shop.s.orders.day', ['fresh.day'], undefined, 2),
      column('shop.s.orders.total', ['fresh.total'], undefined, 2),
    ],
  }),
  statement({ line: 3, kind: 'UNKNOWN', writes: ['fresh'] }),
];

/** What a parser answers to these texts, and to one that it cannot read. */
export const readings = new Map<string, SqlReading>([
  [VIEW, parsed(view)],
  [LOAD, parsed(...load)],
  [
    'selec 1',
    parsed(statement({ kind: 'UNKNOWN', problem: 'Invalid expression. Line 1, Col: 5.' })),
  ],
]);

/** Returns the aspect of these columns. */
export const schemaOf = (paths: readonly string[]): object => ({
  value: {
    ...{ schemaName: 's', platform: 'urn:li:dataPlatform:snowflake', version: 0, hash: '' },
    platformSchema: { 'com.linkedin.schema.MySqlDDL': { tableSchema: '' } },
    fields: paths.map((fieldPath) => ({
      ...{ fieldPath, nativeDataType: 'TEXT' },
      type: { type: { 'com.linkedin.schema.StringType': {} } },
    })),
  },
});
