/** An own mark of a platform: white letters on a tile of one color. It is no logo of anybody. */
export interface PlatformMark {
  /** One or two. */
  readonly letters: string;
  /** The color of the tile. White letters and both grounds have enough contrast to it. */
  readonly color: string;
}

/** The color of the letters, with a contrast of 5 to 1 to each tile. */
export const MARK_INK = '#ffffff';

/** The letters of known platforms, by the color of their tile. No letters occur twice. */
const KNOWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '#c5382e': { oracle: 'OR', redshift: 'RS', databricks: 'DB', trino: 'TR' },
  '#bb4615': { dbt: 'DT', mlflow: 'ML', saphana: 'HA', couchbase: 'CB' },
  '#9b5e04': { hive: 'HI', tableau: 'TB', powerbi: 'PB', clickhouse: 'CH', glue: 'GL' },
  '#6d700c': { s3: 'S3', iceberg: 'IC', file: 'FI', cron: 'CR' },
  '#1f7c2f': { mongodb: 'MG', mssql: 'MS', sheets: 'SH', superset: 'SU', spark: 'SP' },
  '#0a796b': { airflow: 'AF', 'delta-lake': 'DL', mariadb: 'MA', metabase: 'MB' },
  '#087591': { snowflake: 'SF', mysql: 'MY', fivetran: 'FT', presto: 'PR' },
  '#116ad0': { bigquery: 'BQ', postgres: 'PG', gcs: 'GC', sagemaker: 'SM' },
  '#5e5ed0': { looker: 'LK', teradata: 'TD', hdfs: 'HD', mode: 'MO' },
  '#8750c5': { athena: 'AT', dagster: 'DG', airbyte: 'AY', 'unity-catalog': 'UC' },
  '#b535a0': { druid: 'DR', pulsar: 'PU', elasticsearch: 'ES', vertica: 'VE' },
  '#c82b64': { prefect: 'PF', feast: 'FE', salesforce: 'SA', qlik: 'QL' },
  '#5f6d81': { kafka: 'KA', dynamodb: 'DY', cassandra: 'CA', nifi: 'NI', kinesis: 'KI' },
};

const COLORS = Object.keys(KNOWN);

/** The marks of known platforms, by their names in urns. */
export const knownMarks: ReadonlyMap<string, PlatformMark> = new Map(
  Object.entries(KNOWN).flatMap(([color, platforms]) =>
    Object.entries(platforms).map(([platform, letters]) => [platform, { letters, color }] as const),
  ),
);

/**
 * Returns the mark of a platform. An unknown one gets the first letters of the words in its name,
 * and a color that its name decides. A name without letters gets a question mark.
 */
export function platformMark(platform: string): PlatformMark {
  const known = knownMarks.get(platform.toLowerCase());
  if (known !== undefined) return known;
  const words = platform.match(/[\p{L}\p{N}]+/gu) ?? ['?'];
  const letters = words.length > 1 ? words.map((word) => [...word][0]) : [...words.join('')];
  const sum = [...platform].reduce((hash, char) => (hash * 31 + char.charCodeAt(0)) % 9973, 7);
  const color = COLORS[sum % COLORS.length] as string;
  return { letters: letters.slice(0, 2).join('').toUpperCase(), color };
}
