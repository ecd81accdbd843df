import type Database from 'libsql';

export type Parameter = string | number | null;

/**
 * A prepared statement with types for its parameters and rows. The driver has no types for them.
 */
export interface Query<P extends readonly Parameter[], R> {
  get(...parameters: P): R | undefined;
  all(...parameters: P): R[];
  iterate(...parameters: P): IterableIterator<R>;
}

export interface Command<P extends readonly Parameter[]> {
  /** @returns the number of changed rows, beside other members */
  run(...parameters: P): { readonly changes: number };
}

export function query<P extends readonly Parameter[], R>(
  db: Database.Database,
  sql: string,
): Query<P, R> {
  return db.prepare(sql) as unknown as Query<P, R>;
}

export function command<P extends readonly Parameter[]>(
  db: Database.Database,
  sql: string,
): Command<P> {
  return db.prepare(sql) as unknown as Command<P>;
}
