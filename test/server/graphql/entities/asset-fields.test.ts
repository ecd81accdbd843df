import { describe, test } from 'vitest';
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
    const shown = await readEntity(client, job, 'DataJob', fields);
    await expectJson(import.meta, 'inputs-and-outputs', shown);
  });
});

test.each([
  ['Chart', chart, 'chartId', 'chartInfo'],
  ['Dashboard', dashboard, 'dashboardId', 'dashboardInfo'],
])(
  'a %s shows its title and stamps, and the platform of its tool',
  async (type, of, idField, aspect) => {
    const client = openGraphql();
    const fields = `tool ${idField} platform { urn } properties { name description access lastRefreshed created { time actor } lastModified { time } deleted { time } }`;
    const missing = await readEntity(client, of, type, fields);
    const info = { title: 'T', description: 'd', access: 'PRIVATE', lastRefreshed: 7 };
    const lastModified = {
      created: { time: 1, actor: jane },
      lastModified: { time: 2, actor: jane },
    };
    client.put(of, aspect, { ...info, lastModified });
    const full = await readEntity(client, of, type, fields);
    client.put(of, aspect, { access: 'odd', lastModified: { deleted: { time: 9 } } });
    const odd = await readEntity(client, of, type, fields);
    await expectJson(import.meta, aspect, { missing, full, odd });
  },
);

test('a container shows its stored platform, or an unknown one', async () => {
  const client = openGraphql();
  const fields =
    'platform { urn } properties { name description qualifiedName } editableProperties { description }';
  const missing = await readEntity(client, shop, 'Container', fields);
  client.put(shop, 'dataPlatformInstance', { platform: 'nonsense' });
  client.put(shop, 'containerProperties', { qualifiedName: 'a.b' });
  const odd = await readEntity(client, shop, 'Container', fields);
  client.put(shop, 'dataPlatformInstance', { platform: 'urn:li:dataPlatform:hive' });
  const known = await readEntity(client, shop, 'Container', fields);
  await expectJson(import.meta, 'platform-of-a-container', { missing, odd, known });
});
