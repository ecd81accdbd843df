import { describe, expect, test } from 'vitest';
import type { Urn } from '../../../src/urn/urn.js';
import { filledCatalog, get, post, quoted, runningCatalog } from '../../support/server/catalog.js';
import { derivedFrom } from '../../support/server/lineage.js';
import { making, onOpenapi } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

const INGEST = '/entities?action=ingest';
const BULK = '/openapi/v3/entity/dataset?async=false';

function snapshot(name: string, ...aspects: readonly object[]) {
  return {
    entity: {
      value: { 'com.linkedin.metadata.snapshot.DatasetSnapshot': { urn: dataset(name), aspects } },
    },
    systemMetadata: { runId: 'r' },
  };
}

const status = { 'com.linkedin.common.Status': { removed: false } };

describe('POST /entities?action=ingest', () => {
  test('stores the aspects of a snapshot by their records', async () => {
    const catalog = await filledCatalog({}, ...making('raw'));
    const answer = await post(
      catalog,
      INGEST,
      snapshot('orders', { 'com.linkedin.dataset.UpstreamLineage': derivedFrom('raw') }, status),
    );
    expect([answer.status, answer.body]).toEqual([200, '']);
    const read = await get(catalog, `/entities/${quoted(dataset('orders'))}`);
    const { urn, aspects } = read.body.value['com.linkedin.metadata.snapshot.DatasetSnapshot'];
    expect(urn).toBe(dataset('orders'));
    expect(aspects.flatMap(Object.keys)).toEqual([
      'com.linkedin.metadata.key.DatasetKey',
      'com.linkedin.common.BrowsePathsV2',
      'com.linkedin.common.DataPlatformInstance',
      'com.linkedin.common.Status',
      'com.linkedin.dataset.UpstreamLineage',
    ]);
  });
});

describe('POST /entities?action=batchIngest', () => {
  const BATCH = '/entities?action=batchIngest';
  const entities = ['a', 'b'].map((name) => snapshot(name, status).entity);

  test('stores several snapshots, each with its own system metadata or without', async () => {
    const catalog = await runningCatalog();
    expect((await post(catalog, BATCH, { entities })).status).toBe(200);
    const answer = await post(catalog, BATCH, {
      entities: ['c', 'd'].map((name) => snapshot(name, status).entity),
      systemMetadata: [{ runId: 'r' }, { runId: 's' }],
    });
    expect([answer.status, answer.body]).toEqual([200, '']);
    const read = ['a', 'c', 'd'].map((name) => ({ urn: dataset(name), status: {} }));
    const items = (
      await post(catalog, '/openapi/v3/entity/dataset/batchGet?systemMetadata=true', read)
    ).body;
    expect(
      items.map(
        (item: { status: { systemMetadata: { runId: string } } }) =>
          item.status.systemMetadata.runId,
      ),
    ).toEqual(['no-run-id-provided', 'r', 's']);
  });
});

describe('POST /entities?action=exists', () => {
  test('sees soft-deleted entities unless told otherwise', async () => {
    const catalog = await runningCatalog();
    await post(catalog, BULK, [
      { urn: dataset('a'), status: { value: { removed: true } } },
      ...making('b').map(onOpenapi),
    ]);
    const exists = async (body: object) =>
      (await post(catalog, '/entities?action=exists', body)).body.value;
    expect(await exists({ urn: dataset('a') })).toBe(true);
    expect(await exists({ urn: dataset('a'), includeSoftDelete: false })).toBe(false);
    expect(await exists({ urn: dataset('b'), includeSoftDelete: false })).toBe(true);
    expect(await exists({ urn: dataset('c'), includeSoftDelete: true })).toBe(false);
    expect((await post(catalog, '/entities?action=exists', { urn: 'a' })).status).toBe(400);
  });
});

describe('GET /entities', () => {
  test('answers the key for a missing entity', async () => {
    const catalog = await runningCatalog();
    const urn = 'urn:li:corpuser:jane' as Urn;
    for (const path of [
      `/entities/${quoted(urn)}`,
      `/entities/${urn}`,
      `/api/gms/entities/${urn}`,
    ]) {
      const { status, body } = await get(catalog, path);
      expect([status, body]).toEqual([
        200,
        {
          value: {
            'com.linkedin.metadata.snapshot.CorpUserSnapshot': {
              urn,
              aspects: [{ 'com.linkedin.metadata.key.CorpUserKey': { username: 'jane' } }],
            },
          },
        },
      ]);
    }
  });

  test.each(['aspects=List(status)', 'aspects=status', 'aspects=status&aspects=none'])(
    'returns the requested aspects beside the key: %s',
    async (query) => {
      const catalog = await filledCatalog({}, ...making('a'));
      const { body } = await get(catalog, `/entities/${quoted(dataset('a'))}?${query}`);
      const { aspects } = body.value['com.linkedin.metadata.snapshot.DatasetSnapshot'];
      expect(aspects.flatMap(Object.keys)).toEqual([
        'com.linkedin.metadata.key.DatasetKey',
        'com.linkedin.common.Status',
      ]);
    },
  );

  test('accepts names with slashes, encoded or raw', async () => {
    const catalog = await runningCatalog();
    const urn = dataset('s3://bucket/a b/100%/é%2C%3F?#');
    for (const path of [quoted(urn), encodeURI(urn).replace(/[?#]/g, encodeURIComponent)]) {
      const { body } = await get(catalog, `/entities/${path}`);
      expect(body.value['com.linkedin.metadata.snapshot.DatasetSnapshot'].urn).toBe(urn);
    }
  });
});
