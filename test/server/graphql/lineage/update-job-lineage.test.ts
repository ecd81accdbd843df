import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/model/json.js';
import type { Urn } from '../../../../src/urn/urn.js';
import { expectJson } from '../../../support/golden.js';
import { dataset, jane } from '../../../support/server/urns.js';
import { type GraphqlClient, NOW, openGraphql, urn } from '../graphql-client.js';
import { edgeTo, refusal, update } from './update-edges.js';

const [a, b, ghost] = [dataset('a'), dataset('b'), dataset('ghost')];
const job = urn('urn:li:dataJob:(urn:li:dataFlow:(airflow,flow,prod),load)');
const earlier = urn('urn:li:dataJob:(urn:li:dataFlow:(airflow,flow,prod),extract)');
const [chart, other] = [urn('urn:li:chart:(looker,1)'), urn('urn:li:chart:(looker,2)')];
const dashboard = urn('urn:li:dashboard:(looker,1)');
const model = urn('urn:li:mlModel:(urn:li:dataPlatform:mlflow,m,PROD)');
const group = urn('urn:li:mlModelGroup:(urn:li:dataPlatform:mlflow,g,PROD)');
const run = urn('urn:li:dataProcessInstance:run');
const tag = urn('urn:li:tag:pii');

const stamp = { time: NOW, actor: jane };

function edge(sourceUrn: string, destinationUrn: string): JsonObject {
  const properties = { source: 'UI' };
  return { sourceUrn, destinationUrn, created: stamp, lastModified: stamp, properties };
}

describe('an edge from a job to a dataset', () => {
  test('is stored with the job, and not with the dataset', async () => {
    const client = clientWith(a, job);
    await update(client, [edgeTo(a, job)]);
    expect(aspectOf(client, job, 'dataJobInputOutput')).toEqual({
      inputDatasets: [],
      outputDatasets: [],
      outputDatasetEdges: [edge(job, a)],
    });
    expect(aspectOf(client, a, 'upstreamLineage')).toBeUndefined();
    expect(client.store.neighbors(a, 'UPSTREAM')).toEqual([job]);
  });

  test('can be added with upstream datasets in the same request', async () => {
    const client = clientWith(a, b, job);
    await update(client, [edgeTo(a, job), edgeTo(a, b)]);
    expect(client.store.neighbors(a, 'UPSTREAM')).toEqual([job, b]);
  });

  test('is removed from both lists of outputs', async () => {
    const client = clientWith(a, b, job);
    const inputs = { inputDatasets: [b], custom: 1 };
    client.put(job, 'dataJobInputOutput', {
      ...inputs,
      outputDatasets: [a],
      outputDatasetEdges: [{ destinationUrn: a }, edge(job, b)],
    });
    await update(client, [], [edgeTo(a, job)]);
    const left = aspectOf(client, job, 'dataJobInputOutput');
    await expectJson(import.meta, 'removed-outputs-of-a-job', left);
    expect(aspectOf(client, a, 'upstreamLineage')).toBeUndefined();
  });

  test('is refused if the job does not exist', async () => {
    const client = clientWith(a);
    expect(await refusal(client, [edgeTo(a, job)])).toMatchObject({
      message: `Cannot upsert lineage as downstream urn ${job} doesn't exist`,
      extensions: { code: 400 },
    });
    expect(aspectOf(client, job, 'dataJobInputOutput')).toBeUndefined();
  });
});

describe('a job', () => {
  test('has datasets and other jobs as upstreams, each in its own list', async () => {
    const client = clientWith(a, job, earlier);
    await update(client, [edgeTo(job, a), edgeTo(job, earlier)]);
    const added = aspectOf(client, job, 'dataJobInputOutput');
    await expectJson(import.meta, 'upstreams-of-a-job', added);
    expect(client.store.neighbors(job, 'UPSTREAM')).toEqual([earlier, a]);
    expect(aspectOf(client, earlier, 'dataJobInputOutput')).toBeUndefined();
  });

  test('keeps existing upstreams in both lists, its columns and its outputs', async () => {
    const client = clientWith(a, b, job);
    const before = {
      inputDatasets: [a],
      inputDatasetEdges: [{ destinationUrn: b, lastModified: { time: 1, actor: jane } }],
      inputDatajobEdges: [],
      outputDatasets: [b],
      fineGrainedLineages: [{ custom: 1 }],
    };
    client.put(job, 'dataJobInputOutput', before);
    await update(client, [edgeTo(job, a), edgeTo(job, b)]);
    expect(aspectOf(client, job, 'dataJobInputOutput')).toEqual(before);
    expect(client.store.readAspect(job, 'dataJobInputOutput')?.version).toBe(1);
  });

  test('loses a removed upstream in both lists, even if the request also adds it', async () => {
    const client = clientWith(a, b, job, earlier);
    client.put(job, 'dataJobInputOutput', {
      inputDatasets: [a, b],
      inputDatasetEdges: [{ destinationUrn: a }],
      inputDatajobs: [earlier],
    });
    await update(client, [edgeTo(job, earlier)], [edgeTo(job, a), edgeTo(job, earlier)]);
    const left = aspectOf(client, job, 'dataJobInputOutput');
    await expectJson(import.meta, 'removed-upstreams-of-a-job', left);
  });

  test('can get inputs and outputs in one request', async () => {
    const client = clientWith(a, b, job);
    await update(client, [edgeTo(job, a), edgeTo(b, job)]);
    expect(client.store.neighbors(job, 'UPSTREAM')).toEqual([a]);
    expect(client.store.neighbors(job, 'DOWNSTREAM')).toEqual([b]);
  });
});

describe('a chart and a dashboard', () => {
  test('have datasets and charts as upstreams', async () => {
    const client = clientWith(a, chart, other, dashboard);
    client.put(chart, 'chartInfo', { title: 'c', inputs: [{ string: b }] });
    client.put(dashboard, 'dashboardInfo', { title: 'd', charts: [other] });
    const ofDashboard = [a, chart, other].map((one) => edgeTo(dashboard, one));
    await update(client, [edgeTo(chart, a), ...ofDashboard]);
    await expectJson(import.meta, 'upstreams-of-charts', {
      chart: aspectOf(client, chart, 'chartInfo'),
      dashboard: aspectOf(client, dashboard, 'dashboardInfo'),
    });
  });

  test('lose an input in the older form', async () => {
    const client = clientWith(a, b, chart);
    client.put(chart, 'chartInfo', { inputs: [{ string: a }, { string: b }] });
    await update(client, [], [edgeTo(chart, a)]);
    const left = { inputs: [{ string: b }], inputEdges: [] };
    expect(aspectOf(client, chart, 'chartInfo')).toEqual(left);
  });

  test.each([
    ['spec', 400],
    ['datahub', 500],
  ] as const)('need their info aspect, in the dialect %s', async (dialect, code) => {
    const client = openGraphql(dialect);
    client.exist(a, chart, dashboard);
    for (const [kind, urn] of Object.entries({ chart, dashboard }))
      expect(await refusal(client, [edgeTo(urn, a)])).toMatchObject({
        message: `Failed to update ${kind} lineage for urn ${urn} as ${kind} info doesn't exist`,
        extensions: { code },
      });
  });
});

test.each([
  [model, 'mlModelProperties'],
  [group, 'mlModelGroupProperties'],
] as const)('%s has jobs and runs as its training', async (downstream, aspect) => {
  const client = clientWith(downstream, job, earlier, run);
  client.put(downstream, aspect, { name: 'm', trainingJobs: [earlier] });
  const jobs = [job, job, run].map((one) => edgeTo(downstream, one));
  await update(client, jobs, [edgeTo(downstream, earlier)]);
  const expected = { name: 'm', trainingJobs: [job, run], downstreamJobs: [] };
  expect(aspectOf(client, downstream, aspect)).toEqual(expected);
});

const ADDED = 'Tried to add an upstream to a';
const TRAINING =
  'Tried to add lineage edge to ML Model with non-DataJob/DataProcessInstance node. Urn:';

test.each([
  [job, tag, `${ADDED} dataJob that isn't a datJob or dataset. Upstream urn: ${tag}`],
  [chart, job, `${ADDED} chart that isn't a chart or dataset. Upstream urn: ${job}`],
  [dashboard, job, `${ADDED} dashboard that isn't a chart or dataset. Upstream urn: ${job}`],
  [model, a, `${TRAINING} ${a}`],
  [group, a, `${TRAINING} ${a}`],
  [job, ghost, `Error: urn does not exist: ${ghost}`],
] as const)('%s <- %s is refused', async (downstream, upstream, message) => {
  const client = clientWith(a, job, chart, dashboard, model, group, tag);
  client.put(chart, 'chartInfo', {});
  client.put(dashboard, 'dashboardInfo', {});
  expect(await refusal(client, [edgeTo(downstream, upstream)])).toMatchObject({
    message,
    extensions: { code: 400 },
  });
  expect(client.store.neighbors(downstream, 'UPSTREAM')).toEqual([]);
});

function clientWith(...urns: readonly Urn[]): GraphqlClient {
  const client = openGraphql();
  client.exist(...urns);
  return client;
}

function aspectOf(client: GraphqlClient, owner: Urn, name: string): JsonObject | undefined {
  return client.store.readAspect(owner, name)?.value;
}
