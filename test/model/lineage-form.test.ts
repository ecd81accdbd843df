import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../src/model/json.js';
import { kinds } from '../../src/model/kinds.js';
import { fromCommonForm, toCommonForm } from '../../src/model/lineage-form.js';
import type { EntityUrn } from '../../src/urn/entity-urn.js';
import { columnUrn } from '../../src/urn/schema-field-urn.js';

const raw = 'urn:li:dataset:(urn:li:dataPlatform:kafka,raw,PROD)';
const mart = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,mart,PROD)';
const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,daily,PROD),load)' as EntityUrn;
const chart = 'urn:li:chart:(looker,1)' as EntityUrn;
const dashboard = 'urn:li:dashboard:(looker,2)' as EntityUrn;
const stamp = { time: 7, actor: 'urn:li:corpuser:x' };

describe('the common form', () => {
  it('of a job names what it reads by urn and what it writes as an output', () => {
    const edges = {
      inputDatasets: [raw],
      outputDatasets: [mart],
      inputDatasetEdges: [{ destinationUrn: raw, lastModified: stamp, sourceUrn: job }],
      outputDatasetEdges: [{ destinationUrn: raw, created: stamp, properties: { source: 'UI' } }],
      inputDatajobEdges: [{ destinationUrn: job }],
      fineGrainedLineages: [{ upstreamType: 'FIELD_SET', downstreamType: 'FIELD' }],
      customMember: 1,
    };
    const form = toCommonForm(job, { edges });
    expect(form).toEqual({
      customMember: 1,
      fineGrainedLineages: edges.fineGrainedLineages,
      inputDatasets: [],
      outputDatasets: [],
      upstreams: [
        { dataset: raw, type: 'TRANSFORMED', auditStamp: stamp, sourceUrn: job },
        {
          dataset: `output ${raw}`,
          type: 'TRANSFORMED',
          created: stamp,
          properties: { source: 'UI' },
        },
        { dataset: job, type: 'TRANSFORMED' },
        { dataset: raw, type: 'TRANSFORMED', list: 'inputDatasets', item: raw },
        { dataset: `output ${mart}`, type: 'TRANSFORMED', list: 'outputDatasets', item: mart },
      ],
    });
    expect(fromCommonForm(job, form)).toEqual({ edges });
  });

  it('of a chart takes its columns from their own aspect', () => {
    const field = (fieldPath: string) => ({ fieldPath, nativeDataType: 'number' });
    const from = columnUrn(raw, 'amount');
    const stored = {
      edges: { title: 'Revenue', inputs: [{ string: raw }] },
      columns: { fields: [{ schemaFieldUrn: from, schemaField: field('total') }, {}] },
    };
    const form = toCommonForm(chart, stored);
    expect(form.fineGrainedLineages).toEqual([
      {
        upstreamType: 'FIELD_SET',
        upstreams: [from],
        downstreamType: 'FIELD',
        downstreams: [columnUrn(chart, 'total')],
        field: stored.columns.fields[0],
      },
      {
        upstreamType: 'FIELD_SET',
        upstreams: [],
        downstreamType: 'FIELD',
        downstreams: [],
        field: {},
      },
    ]);
    expect(fromCommonForm(chart, form)).toEqual(stored);
  });

  it('writes a new field of a chart as its other records describe it, or as one of unknown type', () => {
    const [total, other] = [columnUrn(chart, 'total'), columnUrn(chart, 'other')];
    const known = {
      schemaFieldUrn: columnUrn(raw, 'a'),
      schemaField: { fieldPath: 'total', x: 1 },
    };
    const pair = (downstream: string, ...upstreams: readonly string[]) => ({
      upstreamType: 'FIELD_SET',
      upstreams,
      downstreamType: 'FIELD',
      downstreams: [downstream],
    });
    const { columns } = fromCommonForm(chart, {
      upstreams: [],
      fineGrainedLineages: [
        { ...pair(total, columnUrn(raw, 'a'), columnUrn(raw, 'd')), field: known },
        pair(total, columnUrn(raw, 'b')),
        pair(other, columnUrn(raw, 'c')),
      ],
    });
    expect(columns).toEqual({
      fields: [
        known,
        { schemaFieldUrn: columnUrn(raw, 'd'), schemaField: known.schemaField },
        { schemaFieldUrn: columnUrn(raw, 'b'), schemaField: known.schemaField },
        {
          schemaFieldUrn: columnUrn(raw, 'c'),
          schemaField: expect.objectContaining({
            fieldPath: 'other',
            type: { type: { 'com.linkedin.schema.NullType': {} } },
          }),
        },
      ],
    });
  });

  it('gives a new aspect of a job the lists that DataHub requires', () => {
    const upstreams = [{ dataset: raw, type: 'TRANSFORMED', created: stamp, auditStamp: stamp }];
    expect(fromCommonForm(job, { upstreams })).toEqual({
      edges: {
        inputDatasets: [],
        outputDatasets: [],
        inputDatasetEdges: [{ destinationUrn: raw, created: stamp, lastModified: stamp }],
      },
    });
  });

  it('loses nothing of what others stored, in any list', () => {
    fc.assert(
      fc.property(storedAspects, ({ entity, edges, columns }) => {
        const form = toCommonForm(entity, { edges, columns });
        expect(fromCommonForm(entity, form)).toEqual(columns ? { edges, columns } : { edges });
      }),
    );
  });
});

const ends = fc.constantFrom(raw, mart, chart as string, dashboard, job, 'urn:li:mlModel:x', 'odd');
const edge = fc.record(
  {
    destinationUrn: ends,
    sourceUrn: ends,
    created: fc.constant(stamp),
    lastModified: fc.constant(stamp),
    properties: fc.dictionary(fc.constantFrom('headwater', 'source'), fc.constant('{}')),
  },
  { requiredKeys: ['destinationUrn'] },
);
const bare = fc.oneof(ends, fc.record({ string: ends }), fc.constant(3));

/** Any content of the lists of a kind, with and without each of them. */
const storedAspects = fc.constantFrom(job, chart, dashboard).chain((entity) => {
  const kind = Object.values(kinds).find(({ aspect }) => aspect === aspectOf(entity));
  const lists = (kind?.lists ?? []).flatMap(({ edges, urns }) => [
    [edges, fc.array(edge, { maxLength: 3 })] as const,
    ...(urns === undefined ? [] : [[urns, fc.array(bare, { maxLength: 3 })] as const]),
  ]);
  const required = [...(kind?.required ?? [])];
  const others = { title: fc.string(), chartEdgesOfOthers: fc.constant([1]) };
  const members = { ...others, ...Object.fromEntries(lists) };
  const fields = fc.array(fc.record({ schemaFieldUrn: ends }, { requiredKeys: [] }), {
    maxLength: 3,
  });
  return fc.record({
    entity: fc.constant(entity),
    edges: fc.record(members, { requiredKeys: required }) as fc.Arbitrary<JsonObject>,
    columns:
      kind?.columns === 'fields'
        ? fc.option(fc.record({ fields }) as fc.Arbitrary<JsonObject>, { nil: undefined })
        : fc.constant<JsonObject | undefined>(undefined),
  });
});

function aspectOf(entity: EntityUrn): Json {
  if (entity === job) return kinds.dataJob.aspect;
  return entity === chart ? kinds.chart.aspect : kinds.dashboard.aspect;
}
