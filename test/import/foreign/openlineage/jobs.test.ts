import { expect, test } from 'vitest';
import { readOpenLineage } from '../../../../src/import/foreign/openlineage/read-openlineage.js';
import type { FormatReading } from '../../../../src/model/portable-lineage.js';
import { readRealFile } from '../../../support/import/inputs.js';

const input = { namespace: 'hive', name: 'raw' };
const output = { namespace: 'hive', name: 'daily' };

function read(events: readonly object[]) {
  const chunks = [events.map((event) => JSON.stringify(event)).join('\n')];
  const choices = { indirect: false, failed: false, env: 'PROD', namespaces: [] } as const;
  const options = { ...choices, runs: 'latest', jobs: 'all' } as const;
  return readOpenLineage({ chunks, shownAs: 'e.ndjson', options });
}

const event = (more: object = {}) => ({
  eventTime: '2026-01-02T03:04:05Z',
  eventType: 'COMPLETE',
  run: { runId: '1' },
  job: { namespace: 'prod', name: 'shop.load.orders' },
  inputs: [input],
  outputs: [output],
  ...more,
});

const holders = ({ lineage }: FormatReading) => lineage.units.map(({ downstream }) => downstream);

const github = (path: string) => `https://github.com/${path}`;

test.each([
  [{}, 'unknown'],
  [{ producer: 'no address' }, 'unknown'],
  [{ producer: github('shop/own') }, 'unknown'],
  [{ producer: github('apache/airflow/tree/providers') }, 'airflow'],
  [{ producer: github('trinodb/trino') }, 'trino'],
  [{ producer: github('OpenLineage/OpenLineage/tree/1.9.1/integration/spark') }, 'spark'],
  [
    {
      producer: github('OpenLineage/OpenLineage/blob/main/integration/flink'),
      run: { runId: '1', facets: { processing_engine: { name: 'Spark' } } },
    },
    'spark',
  ],
  [
    {
      run: { runId: '1', facets: { processing_engine: { name: 'spark' } } },
      job: {
        namespace: 'prod',
        name: 'shop.load.orders',
        facets: { jobType: { integration: 'SQLSERVER' } },
      },
    },
    'mssql',
  ],
])('a job with %o is of the tool %s, as in DataHub', async (more, tool) => {
  expect(holders(await read([event(more)]))).toEqual([
    `urn:li:dataJob:(urn:li:dataFlow:(${tool},shop,prod),shop.load.orders)`,
  ]);
});

test('a job gets its inputs, its outputs and the columns between them', async () => {
  const fields = { total: { inputFields: [{ ...input, field: 'amount' }] } };
  const columnLineage = { fields, dataset: [{ namespace: 'hive', name: 'rates', field: 'day' }] };
  const { lineage, leftOut, records } = await read([
    event({ outputs: [{ ...output, facets: { columnLineage } }] }),
  ]);
  const [unit] = lineage.units;
  const urn = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
  expect(unit?.edges.map(({ upstream }) => upstream)).toEqual([
    `output ${urn('daily')}`,
    urn('rates'),
    urn('raw'),
  ]);
  expect(unit?.pairs).toEqual([
    {
      of: urn('daily'),
      downstreamColumn: 'total',
      upstream: { dataset: urn('raw'), column: 'amount' },
      transform: undefined,
      confidence: 1,
    },
  ]);
  expect(leftOut.map(({ code }) => code)).toEqual(['openlineage-indirect']);
  expect(records).toBe(2);
});

test('a job that only reads or only writes is a job too, and one without datasets is left out', async () => {
  const job = (name: string) => ({ namespace: 'prod', name });
  const reading = await read([
    event({ job: job('reads'), outputs: [] }),
    event({ job: job('writes'), inputs: [] }),
    event({ job: job('idle'), inputs: [], outputs: [] }),
  ]);
  expect(reading.lineage.units.map(({ edges }) => edges.length)).toEqual([1, 1]);
  expect(reading.leftOut.map(({ code }) => code)).toEqual(['openlineage-job-only']);
});

test('names that no urn can hold are left out, with their jobs or without them', async () => {
  const memory = { namespace: 'inmemory://', name: 'x' };
  const stating = (urn: string) => ({ facets: { headwater_urn: { urn } } });
  const reading = await read([
    event({ job: { namespace: 'prod', name: 'stated', ...stating('urn:li:dataJob:x') } }),
    event({ job: { namespace: 'prod', name: 'chart', ...stating('urn:li:chart:(looker,x)') } }),
    event({ job: { namespace: ' ', name: 'blank' } }),
    event({ job: { namespace: 'x'.repeat(900), name: 'long' } }),
    event({ inputs: [memory], outputs: [memory] }),
  ]);
  expect(reading.lineage.units).toEqual([]);
  expect(reading.leftOut.map(({ code }) => code)).toEqual([
    ...Array.from({ length: 4 }, () => 'openlineage-malformed-name'),
    'openlineage-in-memory',
  ]);
});

test('an earlier run that says more is left out of the job too', async () => {
  const more = { namespace: 'hive', name: 'more' };
  const reading = await read([
    event({ eventTime: '2026-01-01T00:00:00Z', run: { runId: '0' }, inputs: [input, more] }),
    event(),
  ]);
  expect(reading.leftOut.map(({ code }) => code)).toEqual(['openlineage-earlier-run']);
});

const real = readRealFile('openlineage-events.ndjson');

test.skipIf(real === undefined)(
  'the real events become jobs without a dataset of their own',
  async () => {
    const options = {
      runs: 'all',
      indirect: true,
      failed: true,
      env: 'PROD',
      namespaces: [],
    } as const;
    const { lineage } = await readOpenLineage({
      chunks: [real ?? ''],
      shownAs: 'e.ndjson',
      options: { ...options, jobs: 'all' },
    });
    expect(lineage.units.length).toBeGreaterThan(0);
    expect(lineage.units.every(({ downstream }) => downstream.startsWith('urn:li:dataJob:'))).toBe(
      true,
    );
  },
);
