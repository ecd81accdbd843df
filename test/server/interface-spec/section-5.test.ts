import { describe, expect, test } from 'vitest';
import { type PolicedCatalog, policedCatalog } from '../../support/server/actors.js';
import {
  dropPolicies,
  equals,
  metadataPolicy,
  on,
  policyOf,
  store,
  to,
} from '../../support/server/policies.js';
import { deriving, making, onOpenapi, onRestli } from '../../support/server/proposals.js';
import { edge } from '../../support/server/spec-catalog.js';
import { dataset } from '../../support/server/urns.js';

/** Starts a catalog with datasets and without policies. */
async function strictCatalog(): Promise<PolicedCatalog> {
  const catalog = await policedCatalog('spec');
  await store(catalog.admin, ...making('raw', 'orders', 'secret'));
  await dropPolicies(catalog.admin);
  return catalog;
}
const UPDATE = 'mutation ($input: UpdateLineageInput!) { updateLineage(input: $input) }';
const adding = (downstream: string, upstream: string) => ({
  input: { edgesToAdd: [edge(downstream, upstream)], edgesToRemove: [] },
});

describe('interface spec 5, privileges by policies', () => {
  test('5: a token has exactly the privileges of its user, over every interface', async () => {
    const { admin, as } = await strictCatalog();
    const info = metadataPolicy(['EDIT_LINEAGE', 'VIEW_ENTITY_PAGE'], to.users('jane'), {
      resources: on(equals('URN', dataset('raw'), dataset('orders'))),
    });
    await store(admin, policyOf('jane', info));
    const statuses = async (downstream: string, upstream: string) => [
      (await as('jane').graphql(UPDATE, adding(downstream, upstream))).status,
      (
        await as('jane').post('/aspects?action=ingestProposal', {
          proposal: onRestli(deriving(downstream, upstream)),
        })
      ).status,
      (
        await as('jane').post('/openapi/v3/entity/dataset?async=false', [
          onOpenapi(deriving(downstream, upstream)),
        ])
      ).status,
      (await as('jane').get(`/entities/${encodeURIComponent(dataset(upstream))}`)).status,
    ];
    expect(await statuses('orders', 'raw')).toEqual([200, 200, 200, 200]);
    expect(await statuses('orders', 'secret')).toEqual([401, 401, 401, 401]);
  });
});
