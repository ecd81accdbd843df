import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import {
  deriveRelationships,
  distinct,
  statesRelationships,
} from '../../../src/server/store/derive-relationships.js';
import type { Urn } from '../../../src/urn/urn.js';
import { mapping } from '../../support/server/lineage.js';
import { column, dataset, jane } from '../../support/server/urns.js';

const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,dag,PROD),load)' as Urn;
const earlierJob = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,dag,PROD),extract)' as Urn;
const chart = 'urn:li:chart:(looker,sales)' as Urn;
const dashboard = 'urn:li:dashboard:(looker,overview)' as Urn;
const query = 'urn:li:query:q1' as Urn;
const [orders, raw] = [dataset('orders'), dataset('raw')];
const [tag, term] = ['urn:li:tag:pii', 'urn:li:glossaryTerm:t'];
const [container, domain] = ['urn:li:container:c', 'urn:li:domain:d'];

/** Formats relationships as `type: source -> destination`, with the entity that they go through. */
function derived(urn: Urn, aspect: string, value: JsonObject): readonly string[] {
  const { entities, columns } = deriveRelationships(urn, aspect, value);
  return [...entities, ...distinct(columns)].map(
    ({ type, source, destination, via }) =>
      `${type}: ${source} -> ${destination}${via ? ` via ${via}` : ''}`,
  );
}

describe('deriveRelationships', () => {
  test('reads the upstreams and column mappings of a dataset, and makes the dataset a downstream of the columns', () => {
    const value = {
      upstreams: [
        { dataset: dataset('raw'), type: 'COPY' },
        { dataset: dataset('rates'), query },
      ],
      fineGrainedLineages: [
        mapping('orders#total', 'raw#amount', 'rates#rate'),
        { ...mapping('orders#b', 'raw#amount'), query },
      ],
    };
    expect(derived(orders, 'upstreamLineage', value)).toEqual([
      `DownstreamOf: ${orders} -> ${dataset('raw')}`,
      `DownstreamOf: ${orders} -> ${dataset('rates')} via ${query}`,
      `DownstreamOf: ${orders} -> ${column('raw', 'amount')}`,
      `DownstreamOf: ${orders} -> ${column('rates', 'rate')}`,
      `DownstreamOf: ${orders} -> ${column('raw', 'amount')} via ${query}`,
      `DownstreamOf: ${column('orders', 'total')} -> ${column('raw', 'amount')}`,
      `DownstreamOf: ${column('orders', 'total')} -> ${column('rates', 'rate')}`,
      `DownstreamOf: ${column('orders', 'b')} -> ${column('raw', 'amount')} via ${query}`,
    ]);
  });

  test('returns each relationship once', () => {
    const twice = {
      upstreams: [{ dataset: dataset('raw') }, { dataset: dataset('raw'), type: 'COPY' }],
    };
    expect(derived(orders, 'upstreamLineage', twice)).toHaveLength(1);
  });

  test('reads the times of an edge and the mark of a manual edge; 0 counts as no time', () => {
    const read = (aspect: string, value: JsonObject, stamps: object) => {
      const { entities } = deriveRelationships(orders, aspect, value);
      const [{ type: _type, ...rest } = { type: '' }] = entities;
      expect(rest).toEqual({ source: orders, destination: raw, ...stamps });
    };
    const upstream = (more: JsonObject, stamps: object) =>
      read('upstreamLineage', { upstreams: [{ dataset: raw, ...more }] }, stamps);
    const times = { created: { time: 1, actor: jane }, auditStamp: { time: 2, actor: jane } };
    const all = { createdOn: 1, updatedOn: 2, manual: true };
    upstream({ ...times, properties: { source: 'UI' } }, all);
    const none = { created: { time: 0 }, auditStamp: { time: 1e300 } };
    upstream({ ...none, properties: { source: 'x' } }, {});
    const edge = { destinationUrn: raw, created: { time: 3 }, lastModified: { time: 4 } };
    const stamps = { createdOn: 3, updatedOn: 4 };
    read('dataJobInputOutput', { inputDatasetEdges: [edge] }, stamps);
  });

  test('stops at the first mapping without an end, as the indexer of DataHub does', () => {
    const value = {
      fineGrainedLineages: [
        mapping('orders#a', 'raw#a'),
        { upstreamType: 'NONE', downstreamType: 'FIELD', downstreams: [column('orders', 'b')] },
        mapping('orders#c', 'raw#c'),
      ],
    };
    const ofColumns = derived(orders, 'upstreamLineage', value).filter((one) =>
      one.startsWith('DownstreamOf: urn:li:schemaField'),
    );
    expect(ofColumns).toEqual([`DownstreamOf: ${column('orders', 'a')} -> ${column('raw', 'a')}`]);
  });

  test('puts a job between its inputs and outputs, and names the job on its column mappings', () => {
    const value = {
      inputDatasets: [dataset('a')],
      inputDatasetEdges: [{ destinationUrn: dataset('b') }],
      inputDatajobs: [earlierJob],
      outputDatasets: [dataset('c')],
      outputDatasetEdges: [{ destinationUrn: dataset('d') }],
      fineGrainedLineages: [mapping('c#x', 'a#x')],
    };
    expect(derived(job, 'dataJobInputOutput', value)).toEqual([
      `Consumes: ${job} -> ${dataset('a')}`,
      `Consumes: ${job} -> ${dataset('b')}`,
      `Produces: ${job} -> ${dataset('c')}`,
      `Produces: ${job} -> ${dataset('d')}`,
      `DownstreamOf: ${job} -> ${earlierJob}`,
      `DownstreamOf: ${column('c', 'x')} -> ${column('a', 'x')} via ${job}`,
    ]);
  });

  test('derives charts from datasets and dashboards from charts, in the plain and the union form', () => {
    const info = {
      inputs: [{ string: dataset('a') }, dataset('b')],
      inputEdges: [{ destinationUrn: dataset('c') }],
    };
    expect([...derived(chart, 'chartInfo', info)].sort()).toEqual(
      ['a', 'b', 'c'].map((name) => `Consumes: ${chart} -> ${dataset(name)}`),
    );
    const overview = {
      charts: [chart],
      datasets: [dataset('a')],
      datasetEdges: [{ destinationUrn: dataset('b') }],
    };
    expect(
      derived(dashboard, 'dashboardInfo', {
        ...overview,
        dashboards: [{ destinationUrn: dashboard }],
      }),
    ).toEqual([
      `Contains: ${dashboard} -> ${chart}`,
      `Consumes: ${dashboard} -> ${dataset('a')}`,
      `Consumes: ${dashboard} -> ${dataset('b')}`,
      `DashboardContainsDashboard: ${dashboard} -> ${dashboard}`,
    ]);
  });

  test('derives the columns of a chart from their inputs', () => {
    const fields = [
      { schemaFieldUrn: column('a', 'x'), schemaField: { fieldPath: 'sum(x)' } },
      { schemaFieldUrn: column('a', 'y') },
      { schemaFieldUrn: 'none', schemaField: { fieldPath: 'z' } },
    ];
    expect(derived(chart, 'inputFields', { fields })).toEqual([
      `consumesField: ${chart} -> ${column('a', 'x')}`,
      `consumesField: ${chart} -> ${column('a', 'y')}`,
      `DownstreamOf: urn:li:schemaField:(${chart},sum%28x%29) -> ${column('a', 'x')}`,
    ]);
  });

  test.each<readonly [string, JsonObject, string]>([
    ['ownership', { owners: [{ owner: jane, type: 'DATAOWNER' }] }, `OwnedBy ${jane}`],
    ['globalTags', { tags: [{ tag }] }, `TaggedWith ${tag}`],
    ['glossaryTerms', { terms: [{ urn: term }] }, `TermedWith ${term}`],
    ['container', { container }, `IsPartOf ${container}`],
    ['domains', { domains: [domain] }, `AssociatedWith ${domain}`],
    ['siblings', { siblings: [raw], primary: true }, `SiblingOf ${raw}`],
    [
      'schemaMetadata',
      { fields: [{ fieldPath: 'a', globalTags: { tags: [{ tag }] } }, { fieldPath: 'b' }] },
      `SchemaFieldTaggedWith ${tag}`,
    ],
  ])('reads the other relationships of %s', (aspect, value, expected) => {
    const [type, end] = expected.split(' ');
    expect(derived(orders, aspect, value)).toEqual([`${type}: ${orders} -> ${end}`]);
    expect(statesRelationships(aspect)).toBe(true);
  });

  test('finds nothing in other aspects and in malformed urns', () => {
    expect(statesRelationships('status')).toBe(false);
    expect(derived(orders, 'status', { upstreams: [{ dataset: dataset('b') }] })).toEqual([]);
    expect(derived(orders, 'constructor', {})).toEqual([]);
    const odd = { upstreams: [7, { dataset: 'raw' }, null], fineGrainedLineages: 'no' };
    expect(derived(orders, 'upstreamLineage', odd)).toEqual([]);
    const map = { upstreams: { '*': { dataset: dataset('a') } }, fineGrainedLineages: [null] };
    expect(derived(orders, 'upstreamLineage', map)).toEqual([]);
    expect(derived(orders, 'container', { container: { container } })).toEqual([]);
  });
});
