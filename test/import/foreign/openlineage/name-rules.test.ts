import { describe, expect, test } from 'vitest';
import { instantOf } from '../../../../src/import/foreign/openlineage/read-event.js';
import { readOpenLineage } from '../../../../src/import/foreign/openlineage/read-openlineage.js';
import { matchesGlob } from '../../../../src/model/matches-glob.js';

/** Reads the urn of an input, in short. */
async function nameOf(namespace: string, name: string): Promise<string> {
  const event = {
    job: { namespace: 'n', name: 'j' },
    inputs: [{ namespace, name }],
    outputs: [{ namespace: 'hive', name: 'out' }],
  };
  const options = {
    runs: 'all',
    indirect: false,
    failed: false,
    env: 'PROD',
    namespaces: [],
  } as const;
  const chunks = [JSON.stringify(event)];
  const { lineage, leftOut } = await readOpenLineage({ chunks, shownAs: 'e', options });
  const urn = lineage.units[0]?.edges[0]?.upstream;
  if (urn === undefined) return leftOut.map(({ code }) => code).join();
  return urn.replace('urn:li:dataset:(urn:li:dataPlatform:', '').replace(',PROD)', '');
}

describe('datasets are named as DataHub names them', () => {
  test.each([
    ['snowflake://ORG-ACCT', 'DB.Schema.T', 'snowflake,db.schema.t'],
    ['bigquery', 'p.d.t', 'bigquery,p.d.t'],
    ['bigquery', 'p.d.events_20240131', 'bigquery,p.d.events_yyyymmdd'],
    ['bigquery', 'p.d.events_*', 'bigquery,p.d.events_yyyymmdd'],
    ['bigquery', 'p.d.events_202401*', 'bigquery,p.d.events_yyyymmdd'],
    ['bigquery', 'p.d.events*', 'bigquery,p.d.events_yyyymmdd'],
    ['bigquery', 'p.d.t$20240131', 'bigquery,p.d.t'],
    ['bigquery', 'p.d.t@1700000000000', 'bigquery,p.d.t'],
    ['bigquery', 'p.d.v_2024', 'bigquery,p.d.v_2024'],
    ['postgres://h:5432', 'db.S.T', 'postgres,db.S.T'],
    ['postgresql://h', 'db.s.t', 'postgres,db.s.t'],
    ['redshift://c.eu:5439', 'db.s.t', 'redshift,db.s.t'],
    ['mysql://h:3306', 'db.t', 'mysql,db.t'],
    ['trino://h:8080', 'c.s.t', 'trino,c.s.t'],
    ['hive://h:10000', 'db.t', 'hive,db.t'],
    ['kafka://h:9092', 'a-topic', 'kafka,a-topic'],
    ['mssql://h:1433', 'db.dbo.T', 'mssql,db.dbo.T'],
    ['sqlserver://h:1433', 'db.dbo.T', 'mssql,db.dbo.T'],
    ['unitycatalog://h', 'c.s.t', 'databricks,c.s.t'],
    ['oracle://h:1521', 'ORCL.SALES.ORDERS', 'oracle,sales.orders'],
    ['oracle://h:1521', 'SALES.ORDERS', 'oracle,sales.orders'],
    ['s3://bucket', 'a/b', 's3,bucket/a/b'],
    ['s3a://bucket', '/a/b/', 's3,bucket/a/b'],
    ['s3n://bucket', '/', 's3,bucket'],
    ['gs://bucket', 'a', 'gcs,bucket/a'],
    ['gcs://bucket', 'a', 'gcs,bucket/a'],
    ['abfss://box@account.dfs.core.windows.net', '/a/b', 'abs,box/a/b'],
    ['wasbs://box@account.blob.core.windows.net', 'a', 'abs,box/a'],
    ['hdfs://nn:8020', '/user/x/', 'hdfs,/user/x'],
    ['dbfs', '/mnt/x', 'dbfs,/mnt/x'],
    ['file', '/data/x', 'file,/data/x'],
    ['awsathena://athena.eu-west-1.amazonaws.com', 'AwsDataCatalog.db.t', 'athena,db.t'],
    ['awsathena://athena.eu-west-1.amazonaws.com', 'other.db.t', 'athena,other.db.t'],
    ['arn:aws:glue:eu-west-1:123', 'table/db/t', 'glue,db.t'],
    ['aws:glue:eu-west-1:123', 'db.t', 'glue,db.t'],
    ['inmemory://', 'x', 'openlineage-in-memory'],
    ['duckdb:///a.duckdb', 'a.b', 'duckdb,a.b'],
    ['clickhouse://h:8123', 'db.T', 'clickhouse,db.T'],
    ['cassandra://h:9042', 'keyspace.t', 'cassandra,keyspace.t'],
    ['azurecosmos://h/dbs/d', 'colls/c', 'azurecosmos,colls/c'],
    ['1 : 2', 'a.b', 'openlineage-unknown-namespace'],
    ['my namespace', 'a.b', 'openlineage-unknown-namespace'],
    ['hive', 'a,b (c)', 'hive,a%2Cb %28c%29'],
    ['hive', 'a\u0007b', 'openlineage-malformed-name'],
    ['file', '//', 'openlineage-malformed-name'],
  ])('%s %s', async (namespace, name, expected) => {
    expect(await nameOf(namespace, name)).toBe(expected);
  });
});

test.each([
  ['a', 'a', true],
  ['a', 'ab', false],
  ['*', '', true],
  ['a*c', 'abbc', true],
  ['a*c', 'abcb', false],
  ['a*b*c', 'a-b-b-c', true],
  ['*.db', 'x.db', true],
  ['a**', 'a', true],
  ['a.b', 'axb', false],
  ['a*c*e', 'abcde', true],
  ['a*x*e', 'abcde', false],
  ['ab*ba', 'aba', false],
  ['b*', 'abc', false],
  [`${'a*'.repeat(500)}b`, 'a'.repeat(5_000), false],
])('the glob %s matches %s: %s', (glob, text, expected) => {
  expect(matchesGlob(glob, text)).toBe(expected);
});

test('times are compared whatever their offset', () => {
  const seconds = (text: string) => instantOf(text) ?? Number.NaN;
  const base = seconds('2024-03-01T00:00:00Z');
  expect(seconds('2024-02-29T23:59:59.250Z') - base).toBe(-0.75);
  expect(seconds('2024-03-01T02:00:00+02:00') - base).toBe(0);
  expect(seconds('2024-02-29T19:00-0500') - base).toBe(0);
  expect(seconds('2024-03-01 00:00') - base).toBe(0);
  expect(seconds('2025-03-01T00:00:00Z') - base).toBe(365 * 86_400);
  expect(seconds('2023-03-01T00:00:00Z') - base).toBe(-366 * 86_400);
  expect(instantOf('yesterday')).toBeUndefined();
  expect(instantOf('{{ any(result) }}')).toBeUndefined();
  for (const year of [1900, 1999, 2000, 2024, 2100])
    for (const month of ['01', '02', '03', '07', '12'])
      expect(seconds(`${year}-${month}-15T00:00:00Z`) - base).toBe(
        (Date.UTC(year, Number(month) - 1, 15) - Date.UTC(2024, 2, 1)) / 1000,
      );
});
