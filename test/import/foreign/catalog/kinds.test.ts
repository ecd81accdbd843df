import { expect, test } from 'vitest';
import { readCatalog } from '../../../../src/import/foreign/catalog/read-catalog.js';
import { outputEnd } from '../../../../src/model/edge-end.js';
import { isJsonObject, type Json, type JsonObject } from '../../../../src/model/json.js';
import { toCommonForm } from '../../../../src/model/lineage-form.js';
import { MARK_PROPERTY } from '../../../../src/model/mark.js';
import type { DatasetReading } from '../../../../src/model/observed-state.js';
import type { FormatReading } from '../../../../src/model/portable-lineage.js';
import type { EntityUrn } from '../../../../src/urn/entity-urn.js';
import { columnUrn } from '../../../../src/urn/schema-field-urn.js';
import { readRealFile } from '../../../support/import/inputs.js';
import { daily, load, raw, revenue, sales } from '../../../support/import/kinds-lineage.js';

function readingOf(urn: EntityUrn, edges: JsonObject, columns?: JsonObject): DatasetReading {
  const value = toCommonForm(urn, { edges, columns });
  return { kind: 'present', urn, removed: false, lineage: { version: '1', value } };
}

function read(...readings: readonly DatasetReading[]): FormatReading {
  return readCatalog({
    readings: new Map(readings.map((one) => [one.urn, one])),
    schemas: new Map(),
    options: {
      columns: 'star',
      wildcardCase: 'ignore',
      filter: { writtenBy: [] },
      ownNames: new Set(['shop']),
    },
  });
}

const mark = (note: string) => ({
  [MARK_PROPERTY]: JSON.stringify({ shop: { edge: true, note } }),
});
const pair = (from: string, to: string) => ({
  upstreamType: 'FIELD_SET',
  upstreams: [from],
  downstreamType: 'FIELD',
  downstreams: [to],
});

test('a job is read with both forms of its lists, with our notes and its columns', () => {
  const amount = columnUrn(raw, 'amount');
  const { lineage, leftOut, records } = read(
    readingOf(load, {
      inputDatasetEdges: [{ destinationUrn: raw, properties: mark('as agreed') }],
      inputDatasets: [raw],
      outputDatasets: [daily],
      fineGrainedLineages: [
        pair(amount, columnUrn(daily, 'total')),
        pair(amount, columnUrn(revenue, 'total')),
        pair(amount, columnUrn(raw, 'total')),
        pair(columnUrn(revenue, 'x'), columnUrn(daily, 'y')),
      ],
    }),
  );
  expect(lineage.units).toEqual([
    {
      downstream: load,
      edges: [
        { upstream: outputEnd(daily), type: 'TRANSFORMED' },
        { upstream: raw, type: 'TRANSFORMED', note: 'as agreed' },
      ],
      pairs: [
        {
          of: daily,
          downstreamColumn: 'total',
          upstream: { dataset: raw, column: 'amount' },
          transform: undefined,
          confidence: 1,
        },
      ],
      wildcards: [],
    },
  ]);
  expect(records).toBe(7);
  expect(leftOut.map(({ code }) => code)).toEqual([
    'import-other-entity',
    'catalog-pair-without-edge',
    'import-other-entity',
  ]);
});

test('a chart is read with its fields, and a dashboard with its three lists', () => {
  const field = { fieldPath: 'euros' };
  const { lineage, leftOut } = read(
    readingOf(
      revenue,
      { title: 'Revenue', inputs: [{ string: daily }] },
      { fields: [{ schemaFieldUrn: columnUrn(daily, 'total'), schemaField: field }] },
    ),
    readingOf(sales, {
      charts: [revenue, 'urn:li:mlModel:(x,y,PROD)', 'urn:li:chart:(z)'],
      datasetEdges: [{ destinationUrn: load }],
      dashboards: [{ destinationUrn: 'urn:li:dashboard:(looker,1)' }],
    }),
  );
  expect(lineage.units[0]?.pairs.map(({ downstreamColumn }) => downstreamColumn)).toEqual([
    'euros',
  ]);
  expect(lineage.units[1]?.edges.map(({ upstream }) => upstream)).toEqual([
    revenue,
    'urn:li:dashboard:(looker,1)',
  ]);
  expect(leftOut.map(({ code }) => code)).toEqual([
    'import-other-entity',
    'import-other-entity',
    'import-malformed-urn',
  ]);
});

const real = readRealFile('bootstrap_mce.json');
const aspects = {
  'com.linkedin.pegasus2avro.chart.ChartInfo': 'chart',
  'com.linkedin.pegasus2avro.dashboard.DashboardInfo': 'dashboard',
  'com.linkedin.pegasus2avro.datajob.DataJobInputOutput': 'dataJob',
} as const;

/** The aspects of the sample with lineage of other kinds than datasets. */
function sampleReadings(text: string): readonly DatasetReading[] {
  const events = JSON.parse(text) as readonly Json[];
  return events.flatMap((event) => {
    const snapshots = isJsonObject(event) ? event['proposedSnapshot'] : undefined;
    const [snapshot] = isJsonObject(snapshots ?? null)
      ? Object.values(snapshots as JsonObject)
      : [];
    if (!isJsonObject(snapshot ?? null)) return [];
    const { urn, aspects: all } = snapshot as { readonly urn: EntityUrn; readonly aspects: Json[] };
    return all.flatMap((aspect) =>
      Object.entries(aspect as JsonObject).flatMap(([name, value]) =>
        Object.hasOwn(aspects, name) ? [readingOf(urn, value as JsonObject)] : [],
      ),
    );
  });
}

test.skipIf(real === undefined)("every edge of DataHub's sample is read", () => {
  const readings = sampleReadings(real ?? '[]');
  const { lineage, leftOut, records } = read(...readings);
  expect(readings.length).toBeGreaterThan(0);
  expect(leftOut).toEqual([]);
  const edges = lineage.units.reduce((sum, unit) => sum + unit.edges.length, 0);
  expect(edges).toBe(records);
});
