import { readSql, type SqlFile } from '../../../src/import/foreign/sql/read-sql.js';
import type {
  SqlColumn,
  SqlSchemas,
  SqlStatement,
  SqlTable,
} from '../../../src/import/foreign/sql/sql-parser.js';
import { datasetParts } from '../../../src/urn/dataset-urn.js';
import { isDatasetUrn } from '../../../src/urn/entity-urn.js';

/** Returns the urn of a table as the parser names it. */
export function tableUrn(name: string): string {
  return `urn:li:dataset:(urn:li:dataPlatform:snowflake,${name},PROD)`;
}

export function table(name: string, hasSchema = true): SqlTable {
  return { urn: tableUrn(name), candidates: [tableUrn(name)], hasSchema };
}

/** The parts of a statement, with tables by name. */
export interface StatementParts extends Partial<Omit<SqlStatement, 'reads' | 'writes'>> {
  readonly reads?: readonly (string | SqlTable)[];
  readonly writes?: readonly (string | SqlTable)[];
}

/** Makes a statement. Default: an INSERT on line 1, without columns and with the confidence 0.9. */
export function statement({ reads = [], writes = [], ...parts }: StatementParts): SqlStatement {
  const asTable = (one: string | SqlTable) => (typeof one === 'string' ? table(one) : one);
  return {
    line: 1,
    kind: 'INSERT',
    isTemporary: false,
    columns: [],
    confidence: 0.9,
    ...parts,
    reads: reads.map(asTable),
    writes: writes.map(asTable),
  };
}

/**
 * Makes a column of a table from columns such as `orders.id`.
 *
 * @param logic the expression. Default: the column is a copy
 */
export function column(path: string, from: readonly string[], logic?: string, line = 1): SqlColumn {
  const { table: of, column: name } = split(path);
  return { name, table: of, line, upstreams: from.map(split), isCopy: logic === undefined, logic };
}

function split(path: string): { readonly table: string; readonly column: string } {
  const at = path.lastIndexOf('.');
  return { table: tableUrn(path.slice(0, at)), column: path.slice(at + 1) };
}

/** Makes a file whose statements the parser read. */
export function sqlFile(file: string, ...statements: readonly SqlStatement[]): SqlFile {
  return { file, reading: { kind: 'parsed', statements } };
}

/** Shows lineage as lines such as `a <- b` and `a.x <- b.y "SQL: …" 0.9`. */
export function linesOf(files: readonly SqlFile[], schemas: SqlSchemas = new Map()) {
  const { lineage } = readSql(files, { namespace: 'li', schemas });
  return lineage.units.flatMap(({ downstream, edges, pairs }) => [
    ...edges.map(({ upstream }) => `${nameOf(downstream)} <- ${nameOf(upstream)}`),
    ...pairs.map(({ downstreamColumn, upstream, transform, confidence }) =>
      [
        `${nameOf(downstream)}.${downstreamColumn} <- ${nameOf(upstream.dataset)}.${upstream.column}`,
        ...(transform === undefined ? [] : [transform]),
        confidence,
      ].join(' '),
    ),
  ]);
}

export function nameOf(urn: string): string {
  return isDatasetUrn(urn) ? datasetParts(urn).name : urn;
}
