import { expect, test } from 'vitest';
import { post, runningCatalog } from '../../support/server/catalog.js';
import { making, onOpenapi, upsert } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

const BATCH = '/openapi/v2/entity/batch/dataset';
const urns = [dataset('a'), dataset('none')];
const keyOf = (name: string) => ({
  value: { platform: 'urn:li:dataPlatform:hive', name, origin: 'PROD' },
});

async function catalogWithA() {
  const catalog = await runningCatalog();
  const written = [...making('a'), upsert(dataset('a'), 'embed', { n: 1 })].map(onOpenapi);
  await post(catalog, '/openapi/v3/entity/dataset?async=false', written);
  return catalog;
}

test('version 2 answers for each urn, with its key', async () => {
  const catalog = await catalogWithA();
  const { status, body } = await post(catalog, BATCH, {
    urns,
    aspectNames: ['embed', 'ownership'],
    withSystemMetadata: false,
  });
  expect([status, body]).toEqual([
    200,
    {
      entities: [
        { urn: urns[0], aspects: { datasetKey: keyOf('a'), embed: { value: { n: 1 } } } },
        { urn: urns[1], aspects: { datasetKey: keyOf('none') } },
      ],
    },
  ]);
});

test('without names it returns all aspects, with metadata on request', async () => {
  const catalog = await catalogWithA();
  const { body } = await post(catalog, BATCH, { urns, aspectNames: [], withSystemMetadata: true });
  expect(Object.keys(body.entities[0].aspects).sort()).toEqual([
    'browsePathsV2',
    'dataPlatformInstance',
    'datasetKey',
    'embed',
    'status',
  ]);
  expect(body.entities[0].aspects.embed).toEqual({
    value: { n: 1 },
    systemMetadata: expect.objectContaining({ version: '1' }),
  });
});
