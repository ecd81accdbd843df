import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../src/model/json.js';
import { columnUrn } from '../../../../src/urn/schema-field-urn.js';
import { edgeFacts } from '../../../../src/web/entity/edge-record.js';
import { linksOf } from '../../../../src/web/entity/links.js';
import { dataset } from '../../../support/server/urns.js';

const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,shop,PROD),load)';
const chart = 'urn:li:chart:(looker,elements.42)';
const dashboard = 'urn:li:dashboard:(looker,dashboards.7)';
const [raw, daily] = [dataset('raw'), dataset('daily')];

const marked = (urn: string): JsonObject => ({
  destinationUrn: urn,
  lastModified: { time: 5, actor: 'urn:li:corpuser:ada' },
  properties: { headwater: '{"shop":{"edge":1}}' },
});

function links(urn: string, aspects: Readonly<Record<string, JsonObject>>) {
  const stored = Object.entries(aspects).map(([aspectName, value]) => ({
    aspectName,
    payload: JSON.stringify(value),
  }));
  return linksOf({ urn, aspects: stored });
}

const edges = ({ byEnd }: ReturnType<typeof links>) =>
  [...byEnd.values()].map(({ upstream, downstream, record }) => [
    upstream,
    downstream,
    record?.properties?.['headwater'] !== undefined,
  ]);

describe('the links of a job', () => {
  it('lead from its inputs and to its outputs, and hold the pairs between them', () => {
    const found = links(job, {
      dataJobInputOutput: {
        inputDatasets: [raw, dataset('old')],
        outputDatasets: [],
        inputDatasetEdges: [marked(raw)],
        outputDatasetEdges: [marked(daily)],
        fineGrainedLineages: [
          {
            upstreamType: 'FIELD_SET',
            upstreams: [columnUrn(raw, 'amount')],
            downstreamType: 'FIELD',
            downstreams: [columnUrn(daily, 'total')],
          },
        ],
      },
    });
    // The edge counts and not the entry of the old list.
    expect(edges(found)).toEqual([
      [raw, job, true],
      [job, daily, true],
      [dataset('old'), job, false],
    ]);
    expect(found.owners).toEqual(['stack shop']);
    expect(found.byEnd.get(raw)?.pairs).toEqual([
      {
        upstream: { dataset: raw, column: 'amount', field: columnUrn(raw, 'amount') },
        downstream: { dataset: daily, column: 'total', field: columnUrn(daily, 'total') },
        transform: undefined,
        confidence: undefined,
        query: undefined,
        via: job,
      },
    ]);
  });
});

describe('the links of charts and dashboards', () => {
  it('hold the fields of a chart as columns', () => {
    const field = { fieldPath: 'revenue', nativeDataType: 'number' };
    const found = links(chart, {
      chartInfo: { title: 'Revenue', inputs: [{ string: daily }] },
      inputFields: {
        fields: [{ schemaFieldUrn: columnUrn(daily, 'total'), schemaField: field }],
      },
    });
    expect(edges(found)).toEqual([[daily, chart, false]]);
    const [pair] = found.byEnd.get(daily)?.pairs ?? [];
    expect(pair?.downstream).toMatchObject({ dataset: chart, column: 'revenue' });
    expect(pair?.upstream).toMatchObject({ dataset: daily, column: 'total' });
  });

  it('are there for fields without an edge', () => {
    const fields = [{ schemaFieldUrn: columnUrn(daily, 'total'), schemaField: { fieldPath: 'x' } }];
    const found = links(chart, { inputFields: { fields } });
    expect(edges(found)).toEqual([[daily, chart, false]]);
    expect(found.byEnd.get(daily)?.record).toBeUndefined();
  });

  it('come from charts, datasets and other dashboards', () => {
    const other = 'urn:li:dashboard:(looker,dashboards.8)';
    const found = links(dashboard, {
      dashboardInfo: {
        title: 'Sales',
        charts: [],
        chartEdges: [marked(chart)],
        datasets: [daily],
        dashboards: [marked(other)],
      },
    });
    expect(edges(found)).toEqual([
      [chart, dashboard, true],
      [other, dashboard, true],
      [daily, dashboard, false],
    ]);
    expect(edgeFacts(found.byEnd.get(chart), undefined)).toMatchObject({
      type: null,
      updated: { time: 5, actor: 'urn:li:corpuser:ada' },
      mark: '{"shop":{"edge":1}}',
    });
  });

  it('are none for types whose lineage others hold', () => {
    expect(edges(links('urn:li:mlModel:(x,y,PROD)', { mlModelProperties: {} }))).toEqual([]);
    expect(links(chart, {}).lineage).toBeUndefined();
  });
});
