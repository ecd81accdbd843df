import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/model/json.js';
import type { Urn } from '../../../../src/urn/urn.js';
import { dataset, jane } from '../../../support/server-urns.js';
import { type Door, NOW, openDoor, urn } from '../graphql-door.js';

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
  return {
    sourceUrn,
    destinationUrn,
    created: stamp,
    lastModified: stamp,
    properties: { source: 'UI' },
  };
}

describe('a dataset that a job makes', () => {
  test('is kept with the job, and nothing with the dataset', async () => {
    const door = doorWith(a, job);
    expect(await update(door, { add: [[a, job]] })).toBe(true);
    expect(aspectOf(door, job, 'dataJobInputOutput')).toEqual({
      outputDatasetEdges: [edge(job, a)],
    });
    expect(aspectOf(door, a, 'upstreamLineage')).toBeUndefined();
    expect(door.store.neighbours(a, 'UPSTREAM')).toEqual([job]);
  });

  test('can be derived from datasets in the same request', async () => {
    const door = doorWith(a, b, job);
    await update(door, {
      add: [
        [a, job],
        [a, b],
      ],
    });
    expect(door.store.neighbours(a, 'UPSTREAM')).toEqual([job, b]);
  });

  test('is no longer made by it once that is removed, in whichever list it stands', async () => {
    const door = doorWith(a, b, job);
    const inputs = { inputDatasets: [b], custom: 1 };
    door.put(job, 'dataJobInputOutput', {
      ...inputs,
      outputDatasets: [a],
      outputDatasetEdges: [{ destinationUrn: a }, edge(job, b)],
    });
    await update(door, { remove: [[a, job]] });
    expect(aspectOf(door, job, 'dataJobInputOutput')).toEqual({
      ...inputs,
      outputDatasets: [],
      outputDatasetEdges: [edge(job, b)],
    });
    expect(aspectOf(door, a, 'upstreamLineage')).toBeUndefined();
  });

  test('needs the job to be there', async () => {
    const door = doorWith(a);
    const message = `Cannot upsert lineage as downstream urn ${job} doesn't exist`;
    expect(await refusal(door, { add: [[a, job]] })).toMatchObject({
      message,
      extensions: { code: 400 },
    });
    expect(aspectOf(door, job, 'dataJobInputOutput')).toBeUndefined();
  });
});

describe('a job', () => {
  test('takes datasets and other jobs, each in its own list', async () => {
    const door = doorWith(a, job, earlier);
    await update(door, {
      add: [
        [job, a],
        [job, earlier],
      ],
    });
    expect(aspectOf(door, job, 'dataJobInputOutput')).toEqual({
      inputDatasetEdges: [edge(job, a)],
      inputDatajobEdges: [edge(job, earlier)],
    });
    expect(door.store.neighbours(job, 'UPSTREAM')).toEqual([earlier, a]);
    expect(aspectOf(door, earlier, 'dataJobInputOutput')).toBeUndefined();
  });

  test('leaves what is there as it is, in either list, and keeps its columns and outputs', async () => {
    const door = doorWith(a, b, job);
    const before = {
      inputDatasets: [a],
      inputDatasetEdges: [{ destinationUrn: b, lastModified: { time: 1, actor: jane } }],
      inputDatajobEdges: [],
      outputDatasets: [b],
      fineGrainedLineages: [{ custom: 1 }],
    };
    door.put(job, 'dataJobInputOutput', before);
    await update(door, {
      add: [
        [job, a],
        [job, b],
      ],
    });
    expect(aspectOf(door, job, 'dataJobInputOutput')).toEqual(before);
    expect(door.store.readAspect(job, 'dataJobInputOutput')?.version).toBe(1);
  });

  test('loses an upstream from both lists, and what is added and removed at once', async () => {
    const door = doorWith(a, b, job, earlier);
    door.put(job, 'dataJobInputOutput', {
      inputDatasets: [a, b],
      inputDatasetEdges: [{ destinationUrn: a }],
      inputDatajobs: [earlier],
    });
    await update(door, {
      add: [[job, earlier]],
      remove: [
        [job, a],
        [job, earlier],
      ],
    });
    expect(aspectOf(door, job, 'dataJobInputOutput')).toEqual({
      inputDatasets: [b],
      inputDatasetEdges: [],
      inputDatajobs: [],
      inputDatajobEdges: [],
    });
  });

  test('may be in the middle: its inputs and its outputs in one request', async () => {
    const door = doorWith(a, b, job);
    await update(door, {
      add: [
        [job, a],
        [b, job],
      ],
    });
    expect(door.store.neighbours(job, 'UPSTREAM')).toEqual([a]);
    expect(door.store.neighbours(job, 'DOWNSTREAM')).toEqual([b]);
  });
});

describe('a chart and a dashboard', () => {
  test('take datasets and charts', async () => {
    const door = doorWith(a, chart, other, dashboard);
    door.put(chart, 'chartInfo', { title: 'c', inputs: [{ string: b }] });
    door.put(dashboard, 'dashboardInfo', { title: 'd', charts: [other] });
    await update(door, {
      add: [
        [chart, a],
        [dashboard, a],
        [dashboard, chart],
        [dashboard, other],
      ],
    });
    expect(aspectOf(door, chart, 'chartInfo')).toEqual({
      title: 'c',
      inputs: [{ string: b }],
      inputEdges: [edge(chart, a)],
    });
    expect(aspectOf(door, dashboard, 'dashboardInfo')).toEqual({
      title: 'd',
      charts: [other],
      chartEdges: [edge(dashboard, chart)],
      datasetEdges: [edge(dashboard, a)],
    });
  });

  test('lose an input that older writers have written', async () => {
    const door = doorWith(a, b, chart);
    door.put(chart, 'chartInfo', { inputs: [{ string: a }, { string: b }] });
    await update(door, { remove: [[chart, a]] });
    expect(aspectOf(door, chart, 'chartInfo')).toEqual({ inputs: [{ string: b }], inputEdges: [] });
  });

  test.each([
    ['spec', 400],
    ['datahub', 500],
  ] as const)('have to have their info, in the dialect %s', async (dialect, code) => {
    const door = openDoor(dialect);
    door.exist(a, chart, dashboard);
    const message = `Failed to update chart lineage for urn ${chart} as chart info doesn't exist`;
    expect(await refusal(door, { add: [[chart, a]] })).toMatchObject({
      message,
      extensions: { code },
    });
    expect(await refusal(door, { add: [[dashboard, a]] })).toMatchObject({
      message: `Failed to update dashboard lineage for urn ${dashboard} as dashboard info doesn't exist`,
    });
  });
});

test.each([
  [model, 'mlModelProperties'],
  [group, 'mlModelGroupProperties'],
] as const)('%s takes jobs and runs as what trained it', async (downstream, aspect) => {
  const door = doorWith(downstream, job, earlier, run);
  door.put(downstream, aspect, { name: 'm', trainingJobs: [earlier] });
  await update(door, {
    add: [
      [downstream, job],
      [downstream, job],
      [downstream, run],
    ],
    remove: [[downstream, earlier]],
  });
  expect(aspectOf(door, downstream, aspect)).toEqual({
    name: 'm',
    trainingJobs: [job, run],
    downstreamJobs: [],
  });
});

test.each([
  [
    job,
    tag,
    `Tried to add an upstream to a dataJob that isn't a datJob or dataset. Upstream urn: ${tag}`,
  ],
  [
    chart,
    job,
    `Tried to add an upstream to a chart that isn't a chart or dataset. Upstream urn: ${job}`,
  ],
  [
    dashboard,
    job,
    `Tried to add an upstream to a dashboard that isn't a chart or dataset. Upstream urn: ${job}`,
  ],
  [
    model,
    a,
    `Tried to add lineage edge to ML Model with non-DataJob/DataProcessInstance node. Urn: ${a}`,
  ],
  [
    group,
    a,
    `Tried to add lineage edge to ML Model with non-DataJob/DataProcessInstance node. Urn: ${a}`,
  ],
  [job, ghost, `Error: urn does not exist: ${ghost}`],
] as const)('%s <- %s is refused', async (downstream, upstream, message) => {
  const door = doorWith(a, job, chart, dashboard, model, group, tag);
  for (const [one, info] of INFOS) door.put(one, info, {});
  expect(await refusal(door, { add: [[downstream, upstream]] })).toMatchObject({
    message,
    extensions: { code: 400 },
  });
  expect(door.store.neighbours(downstream, 'UPSTREAM')).toEqual([]);
});

const INFOS = [
  [chart, 'chartInfo'],
  [dashboard, 'dashboardInfo'],
] as const;

const UPDATE = 'mutation ($input: UpdateLineageInput!) { updateLineage(input: $input) }';

interface Edges {
  readonly add?: readonly (readonly [downstream: string, upstream: string])[];
  readonly remove?: readonly (readonly [downstream: string, upstream: string])[];
}

function doorWith(...urns: readonly Urn[]): Door {
  const door = openDoor();
  door.exist(...urns);
  return door;
}

async function update(door: Door, edges: Edges): Promise<unknown> {
  return (await door.ask(UPDATE, { input: inputOf(edges) }))['updateLineage'];
}

function refusal(door: Door, edges: Edges): Promise<JsonObject> {
  return door.refusal(UPDATE, { input: inputOf(edges) });
}

function inputOf({ add = [], remove = [] }: Edges): JsonObject {
  const toEdge = ([downstreamUrn, upstreamUrn]: readonly [string, string]) => ({
    downstreamUrn,
    upstreamUrn,
  });
  return { edgesToAdd: add.map(toEdge), edgesToRemove: remove.map(toEdge) };
}

function aspectOf(door: Door, owner: Urn, name: string): JsonObject | undefined {
  return door.store.readAspect(owner, name)?.value;
}
