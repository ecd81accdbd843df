import type Database from 'libsql';

export type Parameter = string | number | null;

/**
 * A prepared statement with types for its parameters and rows. The driver has no types for them.
 */
export interface Query<P extends readonly unknown[], R> {
  get(...parameters: P): R | undefined;
  all(...parameters: P): R[];
  iterate(...parameters: P): IterableIterator<R>;
}

export interface Command<P extends readonly unknown[]> {
  /** @returns the number of changed rows, beside other members */
  run(...parameters: P): { readonly changes: number };
}

/** Prepares a statement when it is first used: a catalog uses a part of them, and starts sooner. */
function onFirstUse<Statement>(db: Database.Database, sql: string): () => Statement {
  let statement: Statement | undefined;
  return () => {
    statement ??= db.prepare(sql) as unknown as Statement;
    return statement;
  };
}

/** A query that the first use prepares. */
export function query<P extends readonly Parameter[], R>(
  db: Database.Database,
  sql: string,
): Query<P, R> {
  const prepared = onFirstUse<Query<readonly [P], R>>(db, sql);
  return {
    get: (...parameters) => prepared().get(parameters),
    all: (...parameters) => prepared().all(parameters),
    iterate: (...parameters) => prepared().iterate(parameters),
  };
}

/**
 * A command that the first use prepares. It passes the parameters as one list: the driver copies any
 * others, for each row that is written.
 */
export function command<P extends readonly Parameter[]>(
  db: Database.Database,
  sql: string,
): Command<P> {
  const prepared = onFirstUse<Command<readonly [P]>>(db, sql);
  return { run: (...parameters) => prepared().run(parameters) };
}

/** Adds rows to a table. */
export type Insertion<Row extends readonly Parameter[]> = (rows: readonly Row[]) => void;

/** Numbers of rows that one statement adds. A call of the driver takes as long as a short row. */
const ROWS_AT_ONCE = [16, 8, 4, 2, 1] as const;

/** @param columns those that each row sets, in its order */
export function insertion<Row extends readonly Parameter[]>(
  db: Database.Database,
  table: string,
  columns: readonly string[],
): Insertion<Row> {
  const row = `(${columns.map(() => '?').join(', ')})`;
  const statements = ROWS_AT_ONCE.map((count) => ({
    count,
    statement: command(
      db,
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${Array(count).fill(row).join(', ')}`,
    ),
  }));
  return (rows) => {
    let from = 0;
    for (const { count, statement } of statements) {
      for (; rows.length - from >= count; from += count) {
        statement.run(...rows.slice(from, from + count).flat());
      }
    }
  };
}
