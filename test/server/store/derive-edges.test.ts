import { describe, expect, test } from 'vitest';
import { deriveEdges } from '../../../src/server/store/derive-edges.js';
import type { Urn } from '../../../src/urn/urn.js';
import { mapping } from '../../support/server-lineage.js';
import { column, dataset } from '../../support/server-urns.js';

const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,dag,PROD),load)' as Urn;
const earlierJob = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,dag,PROD),extract)' as Urn;
const chart = 'urn:li:chart:(looker,sales)' as Urn;
const dashboard = 'urn:li:dashboard:(looker,overview)' as Urn;

describe('deriveEdges', () => {
  test('reads upstream datasets and column mappings of a dataset', () => {
    const value = {
      upstreams: [{ dataset: dataset('raw'), type: 'COPY' }],
      fineGrainedLineages: [mapping('orders#total', 'raw#amount', 'rates#rate')],
    };
    expect(deriveEdges(dataset('orders'), 'upstreamLineage', value)).toEqual([
      { downstream: dataset('orders'), upstream: dataset('raw') },
      { downstream: column('orders', 'total'), upstream: column('raw', 'amount') },
      { downstream: column('orders', 'total'), upstream: column('rates', 'rate') },
    ]);
  });

  test('stops at the first mapping that lacks an end, as the real indexer does', () => {
    const value = {
      upstreams: [],
      fineGrainedLineages: [
        mapping('orders#a', 'raw#a'),
        { upstreamType: 'NONE', downstreamType: 'FIELD', downstreams: [column('orders', 'b')] },
        mapping('orders#c', 'raw#c'),
      ],
    };
    expect(deriveEdges(dataset('orders'), 'upstreamLineage', value)).toEqual([
      { downstream: column('orders', 'a'), upstream: column('raw', 'a') },
    ]);
  });

  test('takes no dataset for a column', () => {
    const record = { upstreamType: 'DATASET', upstreams: [dataset('raw')], downstreamType: 'FIELD', downstreams: [column('orders', 'a')] };
    expect(deriveEdges(dataset('orders'), 'upstreamLineage', { upstreams: [], fineGrainedLineages: [record] })).toEqual([]);
  });

  test('puts a job between its inputs and its outputs', () => {
    const value = {
      inputDatasets: [dataset('a')],
      inputDatasetEdges: [{ destinationUrn: dataset('b') }],
      inputDatajobs: [earlierJob],
      outputDatasets: [dataset('c')],
      outputDatasetEdges: [{ destinationUrn: dataset('d') }],
    };
    expect(deriveEdges(job, 'dataJobInputOutput', value)).toEqual([
      { downstream: job, upstream: dataset('a') },
      { downstream: job, upstream: earlierJob },
      { downstream: job, upstream: dataset('b') },
      { downstream: dataset('c'), upstream: job },
      { downstream: dataset('d'), upstream: job },
    ]);
  });

  test('derives charts from datasets and dashboards from charts, in the plain and the union form', () => {
    const info = { inputs: [{ string: dataset('a') }, dataset('b')], inputEdges: [{ destinationUrn: dataset('c') }] };
    expect(deriveEdges(chart, 'chartInfo', info).map((edge) => edge.upstream)).toEqual([dataset('a'), dataset('b'), dataset('c')]);
    const overview = { charts: [chart], datasets: [dataset('a')], datasetEdges: [{ destinationUrn: dataset('b') }] };
    expect(deriveEdges(dashboard, 'dashboardInfo', overview).map((edge) => edge.upstream)).toEqual([chart, dataset('a'), dataset('b')]);
  });

  test('finds nothing in other aspects, nor in what is no urn', () => {
    expect(deriveEdges(dataset('a'), 'status', { upstreams: [{ dataset: dataset('b') }] })).toEqual([]);
    expect(deriveEdges(dataset('a'), 'upstreamLineage', { upstreams: [7, { dataset: 'raw' }, null], fineGrainedLineages: 'no' })).toEqual(
      [],
    );
    expect(deriveEdges(dataset('a'), 'upstreamLineage', { upstreams: [], fineGrainedLineages: [null] })).toEqual([]);
  });
});
