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

/**
 * Prepares a statement when it is first used: a catalog uses a part of them, and starts sooner. It
 * passes the parameters as one list: the driver copies any others, for each row that is written.
 */
function statement<P extends readonly unknown[], R>(
  db: Database.Database,
  sql: string,
): Query<P, R> & Command<P> {
  let prepared: (Query<readonly [P], R> & Command<readonly [P]>) | undefined;
  const onFirstUse = () => {
    prepared ??= db.prepare(sql) as unknown as Query<readonly [P], R> & Command<readonly [P]>;
    return prepared;
  };
  return {
    get: (...parameters) => onFirstUse().get(parameters),
    all: (...parameters) => onFirstUse().all(parameters),
    iterate: (...parameters) => onFirstUse().iterate(parameters),
    run: (...parameters) => onFirstUse().run(parameters),
  };
}

export function query<P extends readonly Parameter[], R>(
  db: Database.Database,
  sql: string,
): Query<P, R> {
  return statement(db, sql);
}

export function command<P extends readonly Parameter[]>(
  db: Database.Database,
  sql: string,
): Command<P> {
  return statement(db, sql);
}

/** The SQL of statements, by their names. */
export type SqlOf<Statements> = Readonly<Record<keyof Statements, string>>;

/** Creates statements from their SQL. Their type says what each takes and returns. */
export function statements<Statements>(db: Database.Database, sql: SqlOf<Statements>): Statements {
  const made = Object.entries<string>(sql).map(([name, text]) => [name, statement(db, text)]);
  return Object.fromEntries(made) as Statements;
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
