import { describe, expect, test } from 'vitest';
import { expectJson } from '../../../support/golden.js';
import { column, dataset, jane } from '../../../support/server/urns.js';
import { openGraphql, urn } from '../graphql-client.js';
import { readEntity } from './read-entity.js';

const a = dataset('shop.a');
const flow = urn('urn:li:dataFlow:(airflow,nightly,prod)');
const job = urn(`urn:li:dataJob:(${flow},load)`);
const chart = urn('urn:li:chart:(Looker,1)');
const dashboard = urn('urn:li:dashboard:(Looker,2)');
const shop = urn('urn:li:container:shop');

describe('the parts of a pipeline', () => {
  test('refer to each other', async () => {
    const client = openGraphql();
    const info = { name: 'Load', description: 'loads', externalUrl: 'u' };
    client.put(job, 'dataJobInfo', { ...info, customProperties: { k: 'v' } });
    client.put(flow, 'dataFlowInfo', { project: 'p' });
    client.put(job, 'editableDataJobProperties', { description: 'edited' });
    const fields = `jobId properties { name description externalUrl customProperties { key value } } editableProperties { description }
      dataFlow { urn orchestrator flowId cluster platform { urn } properties { name project } }`;
    const shown = await readEntity(client, job, 'DataJob', fields);
    await expectJson(import.meta, 'the-parts-of-a-pipeline-refer', shown);
  });

  test('show inputs and outputs from the edges and from the older lists', async () => {
    const client = openGraphql();
    client.put(job, 'dataJobInputOutput', {
      inputDatasets: [a],
      inputDatasetEdges: [{ destinationUrn: a }, { destinationUrn: dataset('b') }, {}],
      outputDatasets: [dataset('c')],
      inputDatajobs: [job, a],
      fineGrainedLineages: [{ upstreams: [column('b', 'x')], downstreams: [column('c', 'y')] }],
    });
    const fields =
      'inputOutput { inputDatasets { urn } outputDatasets { urn } inputDatajobs { urn } fineGrainedLineages { upstreams { path } downstreams { path } } }';
    expect(await readEntity(client, job, 'DataJob', fields)).toEqual({
      inputOutput: {
        inputDatasets: [{ urn: a }, { urn: dataset('b') }],
        outputDatasets: [{ urn: dataset('c') }],
        inputDatajobs: [{ urn: job }],
        fineGrainedLineages: [{ upstreams: [{ path: 'x' }], downstreams: [{ path: 'y' }] }],
      },
    });
  });
});

test.each([
  ['Chart', chart, 'chartId', '1', 'chartInfo'],
  ['Dashboard', dashboard, 'dashboardId', '2', 'dashboardInfo'],
])(
  'a %s shows its title and stamps, and the platform of its tool',
  async (type, of, idField, id, aspect) => {
    const client = openGraphql();
    const fields = `tool ${idField} platform { urn } properties { name description access lastRefreshed created { time actor } lastModified { time } deleted { time } }`;
    const platform = { urn: 'urn:li:dataPlatform:looker' };
    const identity = { tool: 'Looker', [idField]: id, platform };
    expect(await readEntity(client, of, type, fields)).toEqual({ ...identity, properties: null });
    const created = { time: 1, actor: jane };
    const info = { description: 'd', access: 'PRIVATE', lastRefreshed: 7 };
    const lastModified = { created, lastModified: { time: 2, actor: jane } };
    client.put(of, aspect, { title: 'T', ...info, lastModified });
    const stamps = { created, lastModified: { time: 2 }, deleted: null };
    expect(await readEntity(client, of, type, fields)).toEqual({
      ...identity,
      properties: { name: 'T', ...info, ...stamps },
    });
    client.put(of, aspect, { access: 'odd', lastModified: { deleted: { time: 9 } } });
    const unknown = { access: null, lastRefreshed: null, created: { time: 0, actor: null } };
    expect(await readEntity(client, of, type, fields)).toMatchObject({
      properties: { name: id, ...unknown, deleted: { time: 9 } },
    });
  },
);

test('a container shows its stored platform, or an unknown one', async () => {
  const client = openGraphql();
  const fields =
    'platform { urn } properties { name description qualifiedName } editableProperties { description }';
  const unknown = { urn: 'urn:li:dataPlatform:unknown' };
  expect(await readEntity(client, shop, 'Container', fields)).toEqual({
    platform: unknown,
    properties: null,
    editableProperties: null,
  });
  client.put(shop, 'dataPlatformInstance', { platform: 'nonsense' });
  client.put(shop, 'containerProperties', { qualifiedName: 'a.b' });
  expect(await readEntity(client, shop, 'Container', fields)).toMatchObject({
    platform: unknown,
    properties: { name: 'shop', qualifiedName: 'a.b' },
  });
  client.put(shop, 'dataPlatformInstance', { platform: 'urn:li:dataPlatform:hive' });
  expect(await readEntity(client, shop, 'Container', fields)).toMatchObject({
    platform: { urn: 'urn:li:dataPlatform:hive' },
  });
});
