import { expect, test } from 'vitest';
import { readCsv } from '../../../src/import/foreign/csv/read-csv.js';
import { writeCsv } from '../../../src/import/foreign/csv/write-csv.js';
import { writeLineageFile } from '../../../src/import/foreign/datahub-lineage-file/write-lineage-file.js';
import { declaredLineage } from '../../../src/import/foreign/declared-lineage.js';
import { writeDot } from '../../../src/import/foreign/dot/write-dot.js';
import { readOpenLineage } from '../../../src/import/foreign/openlineage/read-openlineage.js';
import { writeOpenLineage } from '../../../src/import/foreign/openlineage/write-openlineage.js';
import { respellDatasets } from '../../../src/import/foreign/respell-datasets.js';
import type { DesiredUnit } from '../../../src/model/desired-state.js';
import { outputEnd } from '../../../src/model/edge-end.js';
import type { PortableLineage } from '../../../src/model/portable-lineage.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';
import { inChunks } from '../../support/import/inputs.js';
import { daily, kindsLineage, load, raw } from '../../support/import/kinds-lineage.js';

const text = (chunks: Iterable<string>) => [...chunks].join('');

const options = {
  runs: 'latest',
  indirect: false,
  failed: false,
  env: 'PROD',
  namespaces: [],
} as const;

test('CSV says all of every kind, in columns of its own', async () => {
  const { chunks, losses } = writeCsv(kindsLineage);
  const csv = text(chunks);
  expect(losses).toEqual([]);
  expect(csv.slice(0, csv.indexOf('\r\n'))).toBe(
    'upstream,upstream_column,downstream,downstream_column,transform,confidence,type,job,note',
  );
  const reading = await readCsv(inChunks(csv, 7));
  expect(reading.leftOut).toEqual([]);
  expect(reading.lineage).toEqual(kindsLineage);
});

const CHART = 'urn:li:chart:(looker,1)';
const JOB = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,a,PROD),b)';

test.each([
  [`${CHART},,${daily},,,,,,`, 'import-other-entity'],
  ['urn:li:mlModel:(x),,hive:a,,,,,,', 'import-other-entity'],
  ['urn:li:chart:(looker),,hive:a,,,,,,', 'csv-malformed-row'],
  [`hive:a,x,${JOB},y,,,,,`, 'csv-malformed-row'],
  [`${CHART},x,urn:li:chart:(looker,2),y,,,,,`, 'csv-malformed-row'],
  [`hive:a,*,${CHART},*,,,,,`, 'csv-malformed-row'],
  [`hive:a,x,${CHART},y,sum,,,,`, 'csv-malformed-row'],
  [`hive:a,,${CHART},,,,COPY,,`, 'csv-malformed-row'],
  [`hive:a,,${CHART},,,,,,${'x'.repeat(501)}`, 'csv-malformed-row'],
  [`hive:a,,${CHART},,,,,,"x\ny"`, 'csv-malformed-row'],
  [`hive:a,x,hive:b,y,,,,hive:c,`, 'csv-malformed-row'],
  [`hive:a,,hive:b,,,,,${JOB},`, 'csv-malformed-row'],
  [`hive:a,x,hive:b,,,,,${JOB},`, 'csv-malformed-row'],
  ['hive:a,x,hive:b,y,,,,urn:li:tag:x,', 'import-other-entity'],
  [`,,${CHART},,,,,,note`, 'csv-malformed-row'],
])('the row %s is left out', async (row, code) => {
  const cells = row.replaceAll(/urn:li:[^(,]*\((?:[^()]|\([^()]*\))*\)/g, '"$&"');
  const head =
    'upstream,upstream_column,downstream,downstream_column,transform,confidence,type,job,note\n';
  const { leftOut } = await readCsv(inChunks(head + cells, 50));
  expect(leftOut.map((one) => one.code)).toEqual([code]);
});

test('a record with another note of an edge is left out', async () => {
  const rows = `upstream,downstream,note\nhive:a,hive:b,one\nhive:a,hive:b,two\nhive:a,hive:b,\n`;
  const { lineage, leftOut } = await readCsv(inChunks(rows, 50));
  expect(lineage.units[0]?.edges[0]?.note).toBe('one');
  expect(leftOut.map(({ code, line }) => [code, line])).toEqual([['import-contradiction', 3]]);
});

test('DOT draws each kind with a shape, in the direction of the data', () => {
  const { chunks, losses } = writeDot(kindsLineage);
  const dot = text(chunks);
  expect(dot).toContain(`"${raw}" -> "${load}"`);
  expect(dot).toContain(`"${load}" -> "${daily}"`);
  expect(dot).toContain('[label="elements.42\\nlooker" shape=ellipse];');
  expect(dot).toContain('[label="daily.load\\nairflow, PROD" shape=cds];');
  expect(dot).toContain('[label="q3\\nsheets" shape=tab];');
  expect(losses).toEqual([
    { what: 'column pair', count: 2 },
    { what: 'note', count: 2 },
  ]);
});

test('a lineage file of DataHub has datasets alone', () => {
  const { chunks, losses } = writeLineageFile(kindsLineage);
  expect(text(chunks)).toBe('version: 1\nlineage: []\n');
  expect(losses).toEqual([
    { what: 'column pair', count: 2 },
    { what: 'edge of another kind', count: 8 },
  ]);
});

test('events of OpenLineage say what jobs read and write', async () => {
  const { chunks, losses } = writeOpenLineage(kindsLineage, '2026-01-02T03:04:05.678Z');
  expect(losses).toEqual([
    { what: 'column pair', count: 1 },
    { what: 'edge of another kind', count: 5 },
    { what: 'note', count: 2 },
  ]);
  const input = { chunks: [text(chunks)], shownAs: 'e.ndjson' };
  const { lineage } = await readOpenLineage({ ...input, options: { ...options, jobs: 'all' } });
  const whole = kindsLineage.units.find(({ downstream }) => downstream === load);
  const edges = whole?.edges.filter(({ note }) => note === undefined);
  expect(lineage.units).toEqual([{ ...whole, edges }]);
  const direct = await readOpenLineage({ ...input, options });
  expect(direct.lineage.units.map(({ downstream }) => downstream)).toEqual([daily]);
});

test('the dataset units of an export stay direct edges with --jobs', async () => {
  const lineage: PortableLineage = {
    units: [
      {
        downstream: daily,
        edges: [{ upstream: raw, type: 'COPY' }],
        pairs: [],
        wildcards: [{ upstream: raw }],
      },
    ],
  };
  const { chunks } = writeOpenLineage(lineage, '2026-01-02T03:04:05.678Z');
  const reading = await readOpenLineage({
    chunks,
    shownAs: 'e.ndjson',
    options: { ...options, jobs: 'all' },
  });
  expect(reading.lineage).toEqual(lineage);
});

test('another spelling of a dataset holds for every kind', () => {
  const upper = daily.replace('daily', 'DAILY') as DatasetUrn;
  const { lineage, leftOut } = respellDatasets(kindsLineage, new Map([[daily, upper]]));
  expect(leftOut).toEqual([]);
  const unit = lineage.units.find(({ downstream }) => downstream === load);
  expect(unit?.edges[0]?.upstream).toBe(outputEnd(upper));
  expect(unit?.pairs[0]?.of).toBe(upper);
});

const place = { file: 'a.yaml', line: 1, column: 1 };

test('declared lineage of every kind is exported as it is', () => {
  const units = kindsLineage.units.map(
    ({ downstream, edges, pairs }): DesiredUnit => ({
      downstream,
      edges: edges.map(({ note, ...edge }) => ({ ...edge, ...(note && { note }), place })),
      columns: pairs.map(({ of, upstream, transform, ...pair }) => ({
        kind: 'explicit',
        ...pair,
        ...(of && { of }),
        ...(transform && { transform }),
        upstreams: [{ ...upstream, place }],
        place,
      })),
      protect: false,
      place,
    }),
  );
  const columns = { findSchema: () => null, wildcardCase: 'ignore' } as const;
  const { lineage, losses } = declaredLineage({ units, columns, hasWildcards: false });
  expect(lineage).toEqual(kindsLineage);
  expect(losses).toEqual([]);
});
