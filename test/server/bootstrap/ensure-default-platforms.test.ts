import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type StartCatalogOptions, startCatalog } from '../../../src/server/start-catalog.js';
import type { Urn } from '../../../src/urn/urn.js';
import { filledCatalog, get, post, quoted, runningCatalog } from '../../support/server/catalog.js';
import { making } from '../../support/server/proposals.js';
import { tempFolderInMemory } from '../../support/server/temp-folder.js';
import { dataset } from '../../support/server/urns.js';

const HIVE = 'urn:li:dataPlatform:hive' as Urn;
const INFO = `/openapi/v3/entity/dataPlatform/${quoted(HIVE)}/dataPlatformInfo`;

async function platformOfDataset(options: StartCatalogOptions): Promise<unknown> {
  const catalog = await filledCatalog(options, ...making('a'));
  const query = `{ dataset(urn: "${dataset('a')}") { platform { name properties { displayName type datasetNameDelimiter logoUrl } } } }`;
  return (await post(catalog, '/api/graphql', { query })).body.data.dataset.platform;
}

test('a platform has its name in the dialect of DataHub', async () => {
  expect(await platformOfDataset({ dialect: 'datahub' })).toEqual({
    name: 'hive',
    properties: {
      displayName: 'Hive',
      type: 'FILE_SYSTEM',
      datasetNameDelimiter: '.',
      logoUrl: null,
    },
  });
});

test('the dialect is no matter if the catalog is to have them', async () => {
  const bare = { name: 'hive', properties: null };
  expect(await platformOfDataset({})).toEqual(bare);
  expect(await platformOfDataset({ dialect: 'datahub', platforms: false })).toEqual(bare);
  expect(await platformOfDataset({ platforms: true })).toMatchObject({
    properties: { displayName: 'Hive' },
  });
});

test('platforms are found by their names', async () => {
  const catalog = await runningCatalog({ platforms: true });
  const find = async (condition: string, value: string) => {
    const criteria = [{ field: 'name', values: [value], condition }];
    const { body } = await post(catalog, '/openapi/v3/entity/scroll?count=10', {
      entities: ['dataPlatform'],
      filter: { and: [{ criteria }] },
    });
    return body.entities.map(({ urn }: { urn: string }) => urn);
  };
  expect(await find('EQUAL', 'openapi')).toEqual(['urn:li:dataPlatform:OpenApi']);
  expect(await find('CONTAIN', 'vert')).toEqual([
    'urn:li:dataPlatform:vertexai',
    'urn:li:dataPlatform:vertica',
  ]);
});

test('a platform keeps the name that it was given, and a deleted one returns', async () => {
  const db = join(tempFolderInMemory(), 'catalog.db');
  const catalog = await startCatalog({ db, platforms: true });
  const given = {
    name: 'hive',
    displayName: 'Our Hive',
    type: 'OTHERS',
    datasetNameDelimiter: '.',
  };
  await post(catalog, `${INFO}?createIfNotExists=false`, { value: given });
  await get(catalog, `/openapi/v3/entity/dataPlatform/urn:li:dataPlatform:kafka`, 'DELETE');
  await catalog.stop();
  const again = await runningCatalog({ db, platforms: true });
  expect((await get(again, INFO)).body.value).toEqual(given);
  const kafka = '/openapi/v3/entity/dataPlatform/urn:li:dataPlatform:kafka/dataPlatformInfo';
  expect((await get(again, kafka)).body.value.displayName).toBe('Kafka');
});
