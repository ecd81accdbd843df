import { expect, test } from 'vitest';
import {
  type EdgeEnd,
  edgeEnds,
  edgeHolder,
  endUrn,
  isOutputEnd,
  listOf,
  outputEnd,
} from '../../src/model/edge-end.js';
import { entityTypes, kindOf } from '../../src/model/kinds.js';
import type { DatasetUrn } from '../../src/urn/dataset-urn.js';
import type { EntityUrn } from '../../src/urn/entity-urn.js';

const raw = 'urn:li:dataset:(urn:li:dataPlatform:kafka,raw,PROD)' as DatasetUrn;
const mart = 'urn:li:dataset:(urn:li:dataPlatform:kafka,mart,PROD)' as DatasetUrn;
const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,daily,PROD),load)' as EntityUrn;
const chart = 'urn:li:chart:(looker,1)' as EntityUrn;
const dashboard = 'urn:li:dashboard:(looker,2)' as EntityUrn;

const edges: readonly (readonly [holder: EntityUrn, end: EdgeEnd, list: string])[] = [
  [mart, raw, 'upstreams'],
  [job, raw, 'inputDatasetEdges'],
  [job, outputEnd(raw), 'outputDatasetEdges'],
  [job, job, 'inputDatajobEdges'],
  [chart, raw, 'inputEdges'],
  [chart, chart, 'inputEdges'],
  [dashboard, chart, 'chartEdges'],
  [dashboard, raw, 'datasetEdges'],
  [dashboard, dashboard, 'dashboards'],
];

test.each(edges)('%s holds the edge %s in %s', (holder, end, list) => {
  expect(edgeHolder(edgeEnds(holder, end))).toEqual({ holder, end });
  const type = entityTypes.find((one) => holder.includes(`:${one}:`)) ?? 'dataset';
  expect(listOf(type, end)?.edges).toBe(list);
});

test('the output of a job is downstream of it', () => {
  const end = outputEnd(mart);
  expect(isOutputEnd(end)).toBe(true);
  expect(endUrn(end)).toBe(mart);
  expect(edgeEnds(job, end)).toEqual({ downstream: mart, upstream: job });
});

test('no kind has a list for an edge that it cannot have', () => {
  expect(listOf('dataset', chart)).toBeUndefined();
  expect(listOf('chart', dashboard)).toBeUndefined();
  expect(listOf('chart', outputEnd(mart))).toBeUndefined();
  expect(edgeHolder({ downstream: raw, upstream: chart })).toEqual({ holder: raw, end: chart });
});

test('an urn of another type counts as a dataset', () => {
  expect(kindOf('urn:li:tag:x').word).toBe('dataset');
});
