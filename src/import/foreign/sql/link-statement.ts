import type { CodeName } from '../../../errors/codes.js';
import { type Finding, finding } from '../../../errors/finding.js';
import type { Place } from '../../../errors/place.js';
import type { LeftOut, PortablePair } from '../../../model/portable-lineage.js';
import type { DatasetUrn } from '../../../urn/dataset-urn.js';
import { isPortableColumn } from '../portable-names.js';
import { columnFacts } from './column-facts.js';
import { catalogUrn, type SpellColumn, tableName } from './sql-names.js';
import type { JoinedColumn, JoinedStatement } from './temporary-tables.js';

export interface LinkOptions {
  /** The path for places. */
  readonly file: string;
  /** The namespace of the catalog's urns. */
  readonly namespace: string;
  readonly spell: SpellColumn;
  /** True if the text has a star. */
  readonly hasStar: boolean;
}

/** The lineage that a statement gives one table. */
export interface TableLineage {
  readonly downstream: DatasetUrn;
  readonly upstreams: readonly DatasetUrn[];
  readonly pairs: readonly PortablePair[];
  readonly place: Place;
  /** The place of the expression of each column, by the name in lower case. */
  readonly columns: ReadonlyMap<string, Place>;
  /** The words of the parser for columns that it did not find. */
  readonly problem: string | undefined;
  /** The tables with unknown columns that a star may read. */
  readonly open: readonly string[];
}

export interface StatementLineage {
  readonly tables: readonly TableLineage[];
  readonly leftOut: readonly LeftOut[];
  readonly findings: readonly Finding[];
  /** The names of the tables that it reads and whose columns the parser does not know. */
  readonly unknown: readonly string[];
}

/** Returns true for a statement that writes a table from another one. */
export function hasLineage({ writes, reads }: JoinedStatement): boolean {
  return writes.some((table) => reads.some((read) => read !== table));
}

/** Links the tables that a statement with lineage writes to the tables that it reads. */
export function linkStatement(joined: JoinedStatement, options: LinkOptions): StatementLineage {
  const { file, namespace } = options;
  const { line } = joined.statement;
  const leftOut: LeftOut[] = [];
  const record = recordOf(file, joined);
  const leaveOut: LeaveOut = (code, what) => leftOut.push({ code, record: `${record}: ${what}` });
  const urns = new Map<string, DatasetUrn>();
  for (const table of new Set([...joined.writes, ...joined.reads])) {
    const urn = catalogUrn(table, namespace);
    if (urn.ok) urns.set(table, urn.value);
    else leaveOut('import-malformed-urn', `${table} ${urn.problem}`);
  }
  const tables = joined.writes.flatMap((table) => {
    const downstream = urns.get(table);
    return downstream === undefined
      ? []
      : [{ downstream, ...linkTable(table, joined, { ...options, urns, leaveOut }) }];
  });
  const problem = problemOf(joined);
  const message = `edges without columns: ${problem}`;
  const place = { file, line, column: 1 };
  return {
    tables,
    leftOut,
    findings: problem === undefined ? [] : [finding('sql-columns-unclear', { message, place })],
    unknown: unknownTables(joined),
  };
}

/** Names the tables that a statement reads, whose columns are unknown, and that outlive the text. */
export function unknownTables({ statement, reads, writes }: JoinedStatement): readonly string[] {
  return statement.reads
    .filter(({ urn, hasSchema }) => !hasSchema && reads.includes(urn) && !writes.includes(urn))
    .map(({ urn }) => tableName(urn));
}

type LeaveOut = (code: CodeName, what: string) => void;

interface TableOptions extends LinkOptions {
  /** The urns of the catalog by those of the parser. */
  readonly urns: ReadonlyMap<string, DatasetUrn>;
  readonly leaveOut: LeaveOut;
}

/** Names a statement in reports. */
export function recordOf(file: string, { statement: { line, kind } }: JoinedStatement): string {
  return `${file}:${line} ${kind}`;
}

/** A DELETE makes no columns, so it has no problem with them. */
function problemOf({ statement: { kind, problem } }: JoinedStatement): string | undefined {
  return kind === 'DELETE' ? undefined : problem;
}

function linkTable(
  table: string,
  joined: JoinedStatement,
  options: TableOptions,
): Omit<TableLineage, 'downstream'> {
  const { file, urns, leaveOut } = options;
  const { line, kind } = joined.statement;
  const columns = joined.columns.filter((column) => column.table === table);
  if (readsItself(table, joined)) leaveOut('import-self-edge', tableName(table));
  if (problemOf(joined) !== undefined || (kind !== 'DELETE' && columns.length === 0))
    leaveOut('sql-columns-unclear', tableName(table));
  const placeAt = (start: number): Place => ({ file, line: start, column: 1 });
  return {
    upstreams: joined.reads
      .filter((read) => read !== table)
      .flatMap((read) => urns.get(read) ?? []),
    pairs: columns.flatMap((column) => linkColumn(column, joined.reads, options)),
    place: placeAt(line),
    columns: new Map(columns.map(({ name, line: start }) => [name.toLowerCase(), placeAt(start)])),
    problem: problemOf(joined),
    open: options.hasStar ? unknownTables(joined) : [],
  };
}

/** The edge to the own table is left out as a whole, so its columns are no records. */
function linkColumn(
  column: JoinedColumn,
  reads: readonly string[],
  { urns, leaveOut, spell }: TableOptions,
): readonly PortablePair[] {
  const { table = '', name } = column;
  for (const temporary of column.unclear)
    leaveOut('sql-columns-unclear', `${name} <- ${temporary}`);
  return column.upstreams.flatMap((upstream): readonly PortablePair[] => {
    if (upstream.table === table) return [];
    const dataset = reads.includes(upstream.table) ? urns.get(upstream.table) : undefined;
    if (dataset === undefined || ![name, upstream.column].every(isPortableColumn)) {
      leaveOut('sql-columns-unclear', `${name} <- ${tableName(upstream.table)}.${upstream.column}`);
      return [];
    }
    return [
      {
        downstreamColumn: spell(table, name),
        upstream: { dataset, column: spell(upstream.table, upstream.column) },
        ...columnFacts({ isCopy: false, logic: upstream.logic }, upstream),
      },
    ];
  });
}

/**
 * Returns true for a statement that takes values or rows from a table that it writes. The parser
 * lists the table of an UPDATE among those that it reads, and that of an INSERT never.
 */
export function readsItself(
  table: string,
  { statement, reads, columns }: JoinedStatement,
): boolean {
  const upstreams = columns
    .filter((column) => column.table === table)
    .flatMap((column) => column.upstreams.map((upstream) => upstream.table));
  return [...(statement.kind === 'UPDATE' ? [] : reads), ...upstreams].includes(table);
}
