import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../src/model/json.js';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { get, post, quoted, runningCatalog } from '../../support/server/catalog.js';
import { add, addUpstream, remove, upstreamAt } from '../../support/server/patches.js';
import { making, onRestli } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

const INGEST = '/aspects?action=ingestProposal';
const INGEST_BATCH = '/aspects?action=ingestProposalBatch';
const orders = dataset('orders');

describe('a proposal to PATCH', () => {
  test.each<[string, Json]>([
    ['operations', [addUpstream('raw')]],
    ['operations in an object', { patch: [addUpstream('raw')] }],
    [
      'a generic patch',
      { patch: [addUpstream('raw')], arrayPrimaryKeys: { upstreams: ['dataset'] } },
    ],
    [
      'a generic patch by force',
      {
        patch: [add('/upstreams/-', { dataset: dataset('raw'), type: 'COPY' })],
        forceGenericPatch: true,
      },
    ],
  ])('may hold %s', async (_what, value) => {
    const catalog = await shop();
    const { status, body } = await post(catalog, `/api/gms${INGEST}`, {
      proposal: patching(value),
      async: 'false',
    });
    expect([status, body]).toEqual([200, { value: 'success' }]);
    expect((await lineage(catalog)).upstreams).toMatchObject([{ dataset: dataset('raw') }]);
    expect(catalog.requests()).toEqual({ reads: 1, writes: 2 });
  });

  test('is applied in a batch after the proposals before it', async () => {
    const catalog = await runningCatalog();
    const made = making('orders', 'raw').map(onRestli);
    const { status } = await post(catalog, INGEST_BATCH, {
      proposals: [patching([addUpstream('raw')]), ...made, patching([remove(upstreamAt('raw'))])],
    });
    expect(status).toBe(200);
    expect((await lineage(catalog)).upstreams).toEqual([]);
  });

  test.each<[string, JsonObject, number, string]>([
    [
      'an upstream that does not exist',
      patching([addUpstream('nowhere')]),
      422,
      dataset('nowhere'),
    ],
    [
      'a stale condition',
      patching([addUpstream('raw')], { headers: { 'If-Version-Match': '7' } }),
      422,
      'Expected version 7, actual version -1',
    ],
  ])('with %s is refused', async (_what, proposal, status, words) => {
    const catalog = await shop();
    const answer = await post(catalog, INGEST, { proposal });
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(words)]);
    expect((await get(catalog, `/aspects/${quoted(orders)}?aspect=upstreamLineage`)).status).toBe(
      404,
    );
  });

  test('is refused in both dialects if DataHub would fail on it', async () => {
    const answers = async (dialect: 'spec' | 'datahub') =>
      (
        await post(await shop(dialect), INGEST, {
          proposal: patching([remove('/fineGrainedLineages')]),
        })
      ).status;
    expect([await answers('spec'), await answers('datahub')]).toEqual([422, 422]);
  });
});

/** Builds a proposal as the patch builder of the official client does. */
function patching(value: Json, more: JsonObject = {}): JsonObject {
  return {
    entityType: 'dataset',
    entityUrn: orders,
    changeType: 'PATCH',
    aspectName: 'upstreamLineage',
    aspect: { contentType: 'application/json-patch+json', value: JSON.stringify(value) },
    ...more,
  };
}

async function shop(dialect: 'spec' | 'datahub' = 'spec'): Promise<Catalog> {
  const catalog = await runningCatalog({ dialect });
  await post(catalog, INGEST_BATCH, { proposals: making('orders', 'raw').map(onRestli) });
  return catalog;
}

async function lineage(
  catalog: Catalog,
): Promise<{ readonly upstreams: Json; readonly fineGrainedLineages: Json }> {
  const { body } = await get(catalog, `/aspects/${quoted(orders)}?aspect=upstreamLineage`);
  return body.aspect['com.linkedin.dataset.UpstreamLineage'];
}
