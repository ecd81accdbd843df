import type { SqlColumn, SqlStatement } from './sql-parser.js';

/** The value of a column, in terms of tables that outlive the text. */
export interface SqlUpstream {
  readonly table: string;
  readonly column: string;
  /** The expression that changes the value. Undefined for a copy. */
  readonly logic: string | undefined;
  /** The least confidence of the statements on the way. */
  readonly confidence: number;
}

/** A column that a statement makes. */
export interface JoinedColumn extends Pick<SqlColumn, 'name' | 'table' | 'line'> {
  readonly upstreams: readonly SqlUpstream[];
  /**
   * Columns of temporary tables that no statement is known to make, and expressions whose columns
   * the parser does not find.
   */
  readonly unclear: readonly string[];
}

/** A statement whose temporary tables are joined away. */
export interface JoinedStatement {
  readonly statement: SqlStatement;
  /** The urns of the tables that it writes and that outlive the text. */
  readonly writes: readonly string[];
  /** The urns of the tables that it reads, also through temporary tables. */
  readonly reads: readonly string[];
  readonly columns: readonly JoinedColumn[];
  /** The statements that made the temporary tables that it reads. */
  readonly through: readonly SqlStatement[];
}

/** A temporary table as the statements so far made it. Nothing in it is temporary. */
interface TemporaryTable {
  readonly reads: Set<string>;
  /** By the name in lower case. */
  readonly columns: Map<string, JoinedColumn>;
  readonly madeBy: Set<SqlStatement>;
}

type TemporaryTables = Map<string, TemporaryTable>;

/**
 * Joins the temporary tables of a text away. What a statement reads of a temporary table becomes
 * what the table was made from, over any number of steps.
 *
 * The confidence of a column is the least one of its steps. Its expression is that of the last step
 * that changes the value: an earlier expression names columns that the statement does not see.
 */
export function joinTemporaryTables(
  statements: readonly SqlStatement[],
): readonly JoinedStatement[] {
  const temporary: TemporaryTables = new Map();
  return statements.map((statement) => {
    const joined = joinStatement(statement, temporary);
    const urns = statement.writes.map(({ urn }) => urn);
    // A statement that makes a table replaces what had its name. All others add to it.
    if (makesTable(statement)) for (const urn of urns) temporary.delete(urn);
    const writes = urns.filter((urn) => !statement.isTemporary && !temporary.has(urn));
    for (const urn of urns) if (!writes.includes(urn)) addTo(urn, joined, temporary);
    return { ...joined, writes };
  });
}

/** `SELECT … INTO` makes a table too. */
function makesTable({ kind }: SqlStatement): boolean {
  return kind.startsWith('CREATE') || kind === 'SELECT';
}

function joinStatement(
  statement: SqlStatement,
  temporary: TemporaryTables,
): Omit<JoinedStatement, 'writes'> {
  const urns = statement.reads.map(({ urn }) => urn);
  return {
    statement,
    reads: [...new Set(urns.flatMap((urn) => [...(temporary.get(urn)?.reads ?? [urn])]))],
    columns: statement.columns.map((column) => joinColumn(column, statement, temporary)),
    through: urns.flatMap((urn) => [...(temporary.get(urn)?.madeBy ?? [])]),
  };
}

function joinColumn(
  { name, table, line, upstreams, isCopy, logic }: SqlColumn,
  { confidence }: SqlStatement,
  temporary: TemporaryTables,
): JoinedColumn {
  const own = isCopy ? undefined : logic;
  const joined: SqlUpstream[] = [];
  const unclear =
    logic !== undefined && upstreams.length === 0 && namesColumn(logic) ? [logic] : [];
  for (const upstream of upstreams) {
    const { columns } = temporary.get(upstream.table) ?? {};
    const made = columns?.get(upstream.column.toLowerCase());
    if (columns === undefined) joined.push({ ...upstream, logic: own, confidence });
    else if (made === undefined) unclear.push(upstream.column);
    else {
      unclear.push(...made.unclear);
      for (const one of made.upstreams)
        joined.push({
          ...one,
          logic: own ?? one.logic,
          confidence: Math.min(one.confidence, confidence),
        });
    }
  }
  return { name, table, line, upstreams: unite(joined), unclear: [...new Set(unclear)] };
}

/** In the normal form of all dialects, quotes or brackets enclose names. A constant has none. */
function namesColumn(logic: string): boolean {
  const withoutAlias = logic.replace(/ AS (?:"[^"]*"|`[^`]*`|\[[^\]]*\])$/, '');
  return /["`[]/.test(withoutAlias.replaceAll(/'[^']*'/g, ''));
}

/** Keeps each column once. An expression counts more than a copy, and the first one stays. */
function unite(upstreams: readonly SqlUpstream[]): readonly SqlUpstream[] {
  const united = new Map<string, SqlUpstream>();
  for (const upstream of upstreams) {
    const key = `${upstream.table}\u0000${upstream.column}`;
    const before = united.get(key);
    if (before === undefined || (before.logic === undefined && upstream.logic !== undefined))
      united.set(key, upstream);
  }
  return [...united.values()];
}

function addTo(
  urn: string,
  { statement, reads, columns, through }: Omit<JoinedStatement, 'writes'>,
  temporary: TemporaryTables,
): void {
  const before = temporary.get(urn);
  const all = new Map(before?.columns);
  // A CREATE TABLE without a query gives its columns no value.
  const made = statement.kind === 'CREATE_DDL' ? [] : columns;
  for (const column of made.filter(({ table }) => table === urn)) {
    const key = column.name.toLowerCase();
    const { upstreams = [], unclear = [] } = all.get(key) ?? {};
    all.set(key, {
      ...column,
      upstreams: unite([...upstreams, ...column.upstreams]),
      unclear: [...new Set([...unclear, ...column.unclear])],
    });
  }
  temporary.set(urn, {
    reads: new Set([...(before?.reads ?? []), ...reads]),
    columns: all,
    madeBy: new Set([...(before?.madeBy ?? []), ...through, statement]),
  });
}
