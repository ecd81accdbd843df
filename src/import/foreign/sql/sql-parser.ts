/**
 * The parser of SQL that an import stands on. DataHub's own parser implements it, in a process of
 * Python. Tables are named by urns, in the spelling that the parser chose: that of a known schema,
 * else the platform's own.
 */
export interface SqlParser {
  readonly versions: ParserVersions;
  /** Adds columns of tables. They replace what the parser knew about a table. */
  readonly addSchemas: (schemas: SqlSchemas) => Promise<void>;
  /** Finds the tables of each statement, without their columns. */
  readonly parseTables: (text: SqlText) => Promise<SqlReading>;
  /**
   * Finds the tables and columns of each statement. The columns that a statement makes become the
   * schema of its table, if the parser knows none, so the order of calls matters.
   */
  readonly parseColumns: (text: SqlText) => Promise<SqlReading>;
  /**
   * Returns each expression in the normal form of the dialect. Undefined for a text that is no
   * expression of SQL.
   */
  readonly normalize: (expressions: readonly string[]) => Promise<readonly (string | undefined)[]>;
  /** Ends the process. */
  readonly close: () => Promise<void>;
}

export interface ParserVersions {
  /** The version of the package `acryl-datahub`. */
  readonly datahub: string;
  readonly sqlglot: string;
  readonly python: string;
}

/** The setting that a parser is started with. */
export interface ParserSetting {
  /** The platform of the tables, as DataHub names it. */
  readonly platform: string;
  /** The dialect of the statements, as DataHub or sqlglot names it. Default: of the platform. */
  readonly dialect?: string | undefined;
  readonly platformInstance?: string | undefined;
  readonly env: string;
  /** The database of tables that a statement names without one. Default: none. */
  readonly database?: string | undefined;
  /** The schema of tables that a statement names without one. Default: none. */
  readonly schema?: string | undefined;
}

/** The type of each column, by urn of the table and name of the column. `""` for an unknown type. */
export type SqlSchemas = ReadonlyMap<string, ReadonlyMap<string, string>>;

export interface SqlText {
  /** One or several statements. */
  readonly sql: string;
  /** The urn of the table or view that a plain SELECT defines. Default: it defines none. */
  readonly target?: string | undefined;
  /** The table that stands for a common table expression, by the name of the expression. */
  readonly detached?: ReadonlyMap<string, string> | undefined;
}

export type SqlReading =
  | { readonly kind: 'parsed'; readonly statements: readonly SqlStatement[] }
  /** The parser stopped, did not end in time, or answered something else. It was started anew. */
  | { readonly kind: 'failed'; readonly reason: string };

export interface SqlStatement {
  /** The first line in the text, from 1. */
  readonly line: number;
  /** The parser's word for it, such as `CREATE_VIEW`, `INSERT`, `SELECT` or `UNKNOWN`. */
  readonly kind: string;
  readonly reads: readonly SqlTable[];
  readonly writes: readonly SqlTable[];
  /** True for a temporary table, which exists only for the statements after it. */
  readonly isTemporary: boolean;
  /** One for each column that the statement makes. Empty if they were not asked for. */
  readonly columns: readonly SqlColumn[];
  /** The parser's own confidence in the columns, 0 to 1. */
  readonly confidence: number;
  /** The parser's words for a statement or columns that it could not read. */
  readonly problem?: string | undefined;
}

export interface SqlTable {
  readonly urn: string;
  /** Every urn by which the catalog may know the table. The first is its urn as written. */
  readonly candidates: readonly string[];
  /** True if the parser knows the columns of the table. */
  readonly hasSchema: boolean;
}

export interface SqlColumn {
  readonly name: string;
  /** The urn of the table that gets the column. Undefined for a plain SELECT without a target. */
  readonly table: string | undefined;
  /** The line in the text, from 1, where the statement makes the column. */
  readonly line: number;
  /** Columns of tables. Empty for a constant. */
  readonly upstreams: readonly { readonly table: string; readonly column: string }[];
  /** True if the value is the value of its one upstream. */
  readonly isCopy: boolean;
  /** The expression that makes the column, in the normal form of the dialect. */
  readonly logic?: string | undefined;
}

/**
 * Starts a parser. The caller closes it.
 *
 * @throws HeadwaterError `parser-missing`, exit code 1
 */
export type OpenParser = (setting: ParserSetting) => Promise<SqlParser>;
