/** The platforms of DataHub whose SQL its parser reads. */
const platforms = [
  ...['athena', 'bigquery', 'clickhouse', 'databricks', 'doris', 'dremio', 'drill', 'druid'],
  ...['duckdb', 'exasol', 'fabric-onelake', 'glue', 'hana', 'hive', 'mariadb', 'materialize'],
  ...['mssql', 'mysql', 'oracle', 'postgres', 'presto', 'redshift', 'risingwave', 'snowflake'],
  ...['spark', 'sqlite', 'starrocks', 'teradata', 'tidb', 'timescaledb', 'trino'],
] as const;

/** Other names of such platforms. */
const synonyms: ReadonlyMap<string, string> = new Map([
  ['postgresql', 'postgres'],
  ['sqlserver', 'mssql'],
  ['tsql', 'mssql'],
]);

/** The words that name a dialect of SQL. Sorted. */
export const sqlDialects: readonly string[] = [...platforms, ...synonyms.keys()].sort();

/** Returns the platform of DataHub whose SQL a word of {@link sqlDialects} names. */
export function platformOfDialect(dialect: string): string {
  return synonyms.get(dialect) ?? dialect;
}
