import { parquetWriteBuffer } from 'hyparquet-writer';

/** A row of `dbt.column_lineage`: `node.column` of the child, then of the parent. */
export type LineageRow = readonly [
  child: readonly [node: string, column: string | null],
  parent: readonly [node: string, column: string | null],
  evolution: string,
];

/** A row of `dbt.node_columns`: node, column, and the type that dbt inferred. */
export type ColumnRow = readonly [node: string, column: string, type: string | null];

const WRITTEN = new Date('2026-11-28T00:00:00Z');

const texts = (name: string, data: readonly (string | null)[]) => ({
  name,
  data: [...data],
  type: 'STRING' as const,
});

const absent = (names: readonly string[], rows: readonly unknown[]) =>
  names.map((name) =>
    texts(
      name,
      rows.map(() => null),
    ),
  );

type Table = Parameters<typeof parquetWriteBuffer>[0];

/**
 * Writes a table with the version that each table of dbt has.
 *
 * @param more replaces parts of what is written, such as the codec. Default: none
 */
export function tableOf(columnData: Table['columnData'], more: Partial<Table> = {}): Uint8Array {
  const kvMetadata = [{ key: 'dbt:info-schema-version', value: '1' }];
  return new Uint8Array(parquetWriteBuffer({ columnData, kvMetadata, ...more }));
}

/** The columns of `dbt.column_lineage`, as dbt 2.0.6 writes them. */
export const lineageColumns = (rows: readonly LineageRow[]): Table['columnData'] => [
  texts(
    'parent_node_unique_id',
    rows.map(([, [node]]) => node),
  ),
  texts(
    'parent_column_name',
    rows.map(([, [, column]]) => column),
  ),
  texts(
    'child_node_unique_id',
    rows.map(([[node]]) => node),
  ),
  texts(
    'child_column_name',
    rows.map(([[, column]]) => column),
  ),
  texts(
    'evolution',
    rows.map(([, , evolution]) => evolution),
  ),
  { name: 'ingested_at', data: rows.map(() => WRITTEN), type: 'TIMESTAMP' },
];

/** The columns of `dbt.node_columns`, as dbt 2.0.6 writes them. */
export const nodeColumns = (rows: readonly ColumnRow[]): Table['columnData'] => [
  texts(
    'node_unique_id',
    rows.map(([node]) => node),
  ),
  texts(
    'column_name',
    rows.map(([, column]) => column),
  ),
  { name: 'column_index', data: rows.map((_, at) => BigInt(at)), type: 'INT64' },
  texts(
    'data_type_declared',
    rows.map(() => null),
  ),
  texts(
    'data_type_inferred',
    rows.map(([, , type]) => type),
  ),
  ...absent(['data_type_actual', 'data_type', 'description', 'label', 'expression'], rows),
  { name: 'quote', data: rows.map(() => false), type: 'BOOLEAN' },
  ...absent(['granularity', 'tags', 'classifiers', 'meta', 'constraints', 'tests'], rows),
  ...absent(['comment'], rows),
  { name: 'ingested_at', data: rows.map(() => WRITTEN), type: 'TIMESTAMP' },
];
