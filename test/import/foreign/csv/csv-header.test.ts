import { describe, expect, test } from 'vitest';
import { HeadwaterError } from '../../../../src/errors/headwater-error.js';
import { readCsv } from '../../../../src/import/foreign/csv/read-csv.js';
import type { FormatReading } from '../../../../src/model/portable-lineage.js';
import { inChunks } from '../../../support/import/inputs.js';

function read(text: string): Promise<FormatReading> {
  return readCsv(inChunks(text), { platform: 'hive' });
}

async function refusalOf(text: string): Promise<string> {
  try {
    await read(text);
  } catch (error) {
    if (error instanceof HeadwaterError) return `${error.code} ${error.message}`;
    throw error;
  }
  throw new Error('the file was read');
}

describe('columns are understood by their meaning', () => {
  test.each([
    'upstream,upstream_column,downstream,downstream_column,transform,confidence',
    'Upstream,Upstream Column,Downstream,Downstream Column,Transformation,Confidence Score',
    'SOURCE,source-col,TARGET,target-col,expression,score',
    'from,from_field,to,to_field,Transform Logic,confidence',
    'source_table,source_column,target_table,target_column,rule,confidence',
    'UpstreamUrn,upstreamCol,DownstreamUrn,downstreamCol,operation,confidence',
    'Source Dataset,Source Field Path,Destination Dataset,Destination Field Path,logic,score',
    'parent,parent column name,child,child column name,transform_operation,confidence',
  ])('%s', async (header) => {
    const { lineage, leftOut } = await read(`${header}\na,x,b,y,trim,0.5\n`);
    expect(leftOut).toEqual([]);
    expect(lineage.units).toMatchObject([
      {
        downstream: 'urn:li:dataset:(urn:li:dataPlatform:hive,b,PROD)',
        pairs: [{ downstreamColumn: 'y', upstream: { column: 'x' }, transform: 'trim' }],
      },
    ]);
    expect(lineage.units[0]?.pairs[0]?.confidence).toBe(0.5);
  });

  test('a type too', async () => {
    const { lineage } = await read('source,target,Lineage Type\na,b,copy\n');
    expect(lineage.units[0]?.edges[0]?.type).toBe('COPY');
  });
});

test('a column that is not understood is refused, with those that are known', async () => {
  expect(await refusalOf('upstream,downstream,comment,Owner \na,b,c,d\n')).toBe(
    'HW2540 the first row has columns that are not understood: "comment", "Owner"; known columns: native (upstream, downstream, upstream_column, downstream_column, transform, confidence, type, job, note)',
  );
  expect(await refusalOf('one,two\na,b\n')).toContain(
    'not understood: "one", "two"; known columns: native (upstream, downstream,',
  );
});

test('two columns of one meaning are refused', async () => {
  expect(await refusalOf('upstream,source,downstream\na,b,c\n')).toBe(
    'HW2540 the first row has several columns that mean upstream: "upstream", "source"',
  );
});

test('columns of another catalog that are not read are named', async () => {
  const { findings } = await read('source_table_key,target_table_key,owner,Seen At\n');
  expect(findings).toMatchObject([
    {
      name: 'csv-column-unread',
      level: 'info',
      message: 'these columns of the dialect amundsen are not read: owner, Seen At',
    },
  ]);
});

test('columns of Amundsen are read, with the platforms of DataHub', async () => {
  const rows = [
    'source_column_key,target_column_key',
    'hive://gold.s/t1/col1,delta://gold.s/t2/col2',
    'dynamo://gold.s/t1/a,postgresql://db.s/t3/b',
    'hive://gold.s/t1,hive://gold.s/t2/col2',
  ];
  const { lineage, leftOut } = await read(rows.join('\n'));
  expect(lineage.units).toMatchObject([
    {
      downstream: 'urn:li:dataset:(urn:li:dataPlatform:delta-lake,gold.s.t2,PROD)',
      edges: [{ upstream: 'urn:li:dataset:(urn:li:dataPlatform:hive,s.t1,PROD)' }],
      pairs: [{ downstreamColumn: 'col2', upstream: { column: 'col1' } }],
    },
    {
      downstream: 'urn:li:dataset:(urn:li:dataPlatform:postgres,db.s.t3,PROD)',
      edges: [{ upstream: 'urn:li:dataset:(urn:li:dataPlatform:dynamodb,gold.s.t1,PROD)' }],
      pairs: [{ downstreamColumn: 'b', upstream: { column: 'a' } }],
    },
  ]);
  expect(leftOut).toEqual([
    {
      code: 'csv-malformed-row',
      record:
        'hive://gold.s/t1, hive://gold.s/t2/col2: "hive://gold.s/t1" is no key such as hive://gold.sales/orders',
      line: 4,
    },
  ]);
});

test('names that an urn cannot hold are encoded as DataHub does, and counted', async () => {
  const text = 'source,target\nmssql:finance.Sales (EMEA),"kafka:a,b"\nfinance.x,finance.\u0007\n';
  const { lineage, leftOut, findings } = await read(text);
  expect(lineage.units).toMatchObject([
    {
      downstream: 'urn:li:dataset:(urn:li:dataPlatform:kafka,a%2Cb,PROD)',
      edges: [
        { upstream: 'urn:li:dataset:(urn:li:dataPlatform:mssql,finance.Sales %28EMEA%29,PROD)' },
      ],
    },
  ]);
  expect(findings).toMatchObject([
    {
      name: 'import-name-encoded',
      message:
        'names that an urn cannot hold, encoded as DataHub does: 2: "a,b" is "a%2Cb", "finance.Sales (EMEA)" is "finance.Sales %28EMEA%29"',
    },
  ]);
  expect(leftOut[0]?.record).toContain('"hive:finance.\u0007" holds the control character U+0007');
});
