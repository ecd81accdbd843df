import type Database from 'libsql';

export type Parameter = string | number | null;

/** A prepared statement of the driver. It takes its parameters as one list. */
interface Statement {
  get(parameters: readonly Parameter[]): unknown;
  all(parameters: readonly Parameter[]): unknown[];
  iterate(parameters: readonly Parameter[]): IterableIterator<unknown>;
  run(parameters: readonly Parameter[]): { readonly changes: number };
}

/**
 * The statements of a database, by their text. Each is prepared when it is first used: a catalog
 * uses a part of them, and starts sooner. The caller states the type of the rows, since the
 * driver has no types for them.
 *
 * The parameters are passed as one list: the driver copies any others, for each row that is written.
 */
export class Sql {
  readonly #db: Database.Database;
  readonly #statements: Map<string, Statement> = new Map<string, Statement>();

  constructor(db: Database.Database) {
    this.#db = db;
  }

  get<Row>(text: string, ...parameters: readonly Parameter[]): Row | undefined {
    return this.#statement(text).get(parameters) as Row | undefined;
  }

  all<Row>(text: string, ...parameters: readonly Parameter[]): Row[] {
    return this.#statement(text).all(parameters) as Row[];
  }

  iterate<Row>(text: string, ...parameters: readonly Parameter[]): IterableIterator<Row> {
    return this.#statement(text).iterate(parameters) as IterableIterator<Row>;
  }

  /** @returns the number of changed rows */
  run(text: string, ...parameters: readonly Parameter[]): number {
    return this.#statement(text).run(parameters).changes;
  }

  #statement(text: string): Statement {
    const known = this.#statements.get(text);
    if (known !== undefined) return known;
    const prepared = this.#db.prepare(text) as unknown as Statement;
    this.#statements.set(text, prepared);
    return prepared;
  }
}

/** Numbers of rows that one statement adds. A call of the driver takes as long as a short row. */
const ROWS_AT_ONCE = [16, 8, 4, 2, 1] as const;

/**
 * Creates a function that adds rows to a table.
 *
 * @param columns those that each row sets, in its order
 */
export function insertion<Row extends readonly Parameter[]>(
  table: string,
  columns: readonly string[],
): (sql: Sql, rows: readonly Row[]) => void {
  const row = `(${columns.map(() => '?').join(', ')})`;
  const insert = `INSERT INTO ${table} (${columns.join(', ')}) VALUES`;
  const texts = ROWS_AT_ONCE.map((count) => ({
    count,
    text: `${insert} ${Array(count).fill(row).join(', ')}`,
  }));
  return (sql, rows) => {
    let from = 0;
    for (const { count, text } of texts) {
      for (; rows.length - from >= count; from += count)
        sql.run(text, ...rows.slice(from, from + count).flat());
    }
  };
}
