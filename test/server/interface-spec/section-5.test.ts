import { describe, expect, test } from 'vitest';
import { corpUserUrn } from '../../../src/urn/corp-user-urn.js';
import { type PolicedCatalog, policedCatalog } from '../../support/server/actors.js';
import {
  dropPolicies,
  equals,
  metadataPolicy,
  on,
  platformPolicy,
  policy,
  store,
  to,
} from '../../support/server/policies.js';
import { deriving, making, onOpenapi, onRestli } from '../../support/server/proposals.js';
import { edge } from '../../support/server/spec-catalog.js';
import { dataset, jane } from '../../support/server/urns.js';

/** Starts a catalog with datasets and without policies. */
async function strictCatalog(): Promise<PolicedCatalog> {
  const catalog = await policedCatalog('spec');
  await catalog.admin.post(
    '/openapi/v3/entity/dataset?async=false',
    making('raw', 'orders', 'secret').map(onOpenapi),
  );
  await dropPolicies(catalog.admin);
  return catalog;
}

const TOKEN =
  'mutation ($actor: String!) { createAccessToken(input: { type: PERSONAL, actorUrn: $actor, duration: ONE_HOUR, name: "ci" }) { accessToken } }';
const UPDATE = 'mutation ($input: UpdateLineageInput!) { updateLineage(input: $input) }';
const adding = (downstream: string, upstream: string) => ({
  input: { edgesToAdd: [edge(downstream, upstream)], edgesToRemove: [] },
});

describe('interface spec 5, privileges by policies', () => {
  test.each(['GENERATE_PERSONAL_ACCESS_TOKENS', 'MANAGE_ACCESS_TOKENS'])(
    '2: %s is granted by a policy, and ends with it',
    async (privilege) => {
      const { admin, as } = await strictCatalog();
      const ask = () => as('jane').graphql(TOKEN, { actor: jane });
      expect((await ask()).status).toBe(401);
      await store(admin, [
        policy('tokens'),
        'dataHubPolicyInfo',
        platformPolicy(privilege, to.users('jane')),
      ]);
      expect((await ask()).body.data.createAccessToken.accessToken).toMatch(
        /^[\w-]+\.[\w-]+\.[\w-]+$/,
      );
      await store(admin, [
        policy('tokens'),
        'dataHubPolicyInfo',
        platformPolicy(privilege, to.users('joe')),
      ]);
      expect((await ask()).status).toBe(401);
    },
  );

  test('5: a token has exactly the privileges of its user, over every interface', async () => {
    const { admin, as } = await strictCatalog();
    const info = metadataPolicy(['EDIT_LINEAGE', 'VIEW_ENTITY_PAGE'], to.users('jane'), {
      resources: on(equals('URN', dataset('raw'), dataset('orders'))),
    });
    await store(admin, [policy('jane'), 'dataHubPolicyInfo', info]);
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

  test('7: a token for another user needs Manage All Access Tokens, and a token of the caller does not grant it', async () => {
    const { admin, as } = await strictCatalog();
    const forJoe = () => as('jane').graphql(TOKEN, { actor: corpUserUrn('joe') });
    await store(admin, [
      policy('own'),
      'dataHubPolicyInfo',
      platformPolicy('GENERATE_PERSONAL_ACCESS_TOKENS', to.users('jane')),
    ]);
    expect((await forJoe()).status).toBe(401);
    await store(admin, [
      policy('all'),
      'dataHubPolicyInfo',
      platformPolicy('MANAGE_ACCESS_TOKENS', to.users('jane')),
    ]);
    expect((await forJoe()).body.errors).toBeUndefined();
  });
});
