import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { filledCatalog, get, post, quoted } from '../../support/server/catalog.js';
import { deriving, making, onOpenapi, onRestli, upsert } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

const BASE = '/openapi/v3/entity/dataset';
const [orders, raw] = [dataset('orders'), dataset('raw')];

const removal = (removed: boolean) => upsert(orders, 'status', { removed });
const snapshot = (removed: boolean): JsonObject => ({
  'com.linkedin.metadata.snapshot.DatasetSnapshot': {
    urn: orders,
    aspects: [{ 'com.linkedin.common.Status': { removed } }],
  },
});

/** Each way to set and unset the mark of a dataset as removed. */
const WAYS: readonly (readonly [
  string,
  (catalog: Catalog, removed: boolean) => Promise<unknown>,
])[] = [
  [
    'a proposal',
    (catalog, removed) =>
      post(catalog, '/aspects?action=ingestProposal', { proposal: onRestli(removal(removed)) }),
  ],
  [
    'a bulk write',
    (catalog, removed) => post(catalog, `${BASE}?async=false`, [onOpenapi(removal(removed))]),
  ],
  [
    'a write of one aspect',
    (catalog, removed) =>
      post(catalog, `${BASE}/${quoted(orders)}/status?createIfNotExists=false`, {
        value: { removed },
      }),
  ],
  [
    'a snapshot',
    (catalog, removed) =>
      post(catalog, '/entities?action=ingest', { entity: { value: snapshot(removed) } }),
  ],
  [
    'the deletion of its status',
    (catalog, removed) =>
      removed
        ? post(catalog, `${BASE}?async=false`, [onOpenapi(removal(true))])
        : get(catalog, `${BASE}/${quoted(orders)}/status`, 'DELETE'),
  ],
];

describe.each(WAYS)('a dataset that is removed and put back by %s', (_way, mark) => {
  test('is hidden and shown again in all reads, and exists all the time', async () => {
    const catalog = await filledCatalog({}, ...making('orders', 'raw'), deriving('orders', 'raw'));
    expect(await readVisibility(catalog)).toEqual(SHOWN);
    await mark(catalog, true);
    expect(await readVisibility(catalog)).toEqual({
      ...SHOWN,
      head: 404,
      existsUnlessRemoved: false,
      found: 0,
      downstream: 0,
    });
    const again =
      '{ updateLineage(input: { edgesToAdd: [{ downstreamUrn: "DOWN", upstreamUrn: "UP" }], edgesToRemove: [] }) }';
    const update = `mutation ${again.replace('DOWN', orders).replace('UP', raw)}`;
    expect((await post(catalog, '/api/graphql', { query: update })).body).toEqual({
      data: { updateLineage: true },
      extensions: {},
    });
    await mark(catalog, false);
    expect(await readVisibility(catalog)).toEqual(SHOWN);
  });
});

const SHOWN = {
  head: 204,
  get: 200,
  exists: true,
  existsUnlessRemoved: true,
  found: 1,
  downstream: 1,
};

async function readVisibility(catalog: Catalog): Promise<typeof SHOWN> {
  const graphql = async (query: string) =>
    (await post(catalog, '/api/graphql', { query })).body.data;
  const exists = async (more: object) =>
    (await post(catalog, '/entities?action=exists', { urn: orders, ...more })).body.value;
  const { searchAcrossEntities } = await graphql(
    '{ searchAcrossEntities(input: { query: "orders", types: [DATASET] }) { total } }',
  );
  const { searchAcrossLineage } = await graphql(
    `{ searchAcrossLineage(input: { urn: "${raw}", direction: DOWNSTREAM, query: "*" }) { total } }`,
  );
  return {
    head: (await get(catalog, `${BASE}/${quoted(orders)}`, 'HEAD')).status,
    get: (await get(catalog, `${BASE}/${quoted(orders)}`)).status,
    exists: await exists({}),
    existsUnlessRemoved: await exists({ includeSoftDelete: false }),
    found: searchAcrossEntities.total,
    downstream: searchAcrossLineage.total,
  };
}
