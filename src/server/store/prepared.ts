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

export function query<P extends readonly Parameter[], R>(
  db: Database.Database,
  sql: string,
): Query<P, R> {
  const statement = db.prepare(sql) as unknown as Query<readonly [P], R>;
  return {
    get: (...parameters) => statement.get(parameters),
    all: (...parameters) => statement.all(parameters),
    iterate: (...parameters) => statement.iterate(parameters),
  };
}

/** Passes the parameters as one list: the driver copies any others, for each row that is written. */
export function command<P extends readonly Parameter[]>(
  db: Database.Database,
  sql: string,
): Command<P> {
  const statement = db.prepare(sql) as unknown as Command<readonly [P]>;
  return { run: (...parameters) => statement.run(parameters) };
}
