import { describe, expect, test } from 'vitest';
import { dialects } from '../../../src/server/shared/dialect.js';
import { corpUserUrn } from '../../../src/urn/corp-user-urn.js';
import { ask, bearer, guardedCatalog, logIn, tokenFor } from '../../support/server/auth.js';
import { get, patch, post } from '../../support/server/catalog.js';

const datahub = corpUserUrn('datahub');
const LIST = 'query ($input: ListAccessTokenInput!) { listAccessTokens(input: $input) { total } }';
const REVOKE = 'mutation ($id: String!) { revokeAccessToken(tokenId: $id) }';

describe('the records of tokens', () => {
  test('are written only by the token operations, so that no write can restore a revoked token', async () => {
    const catalog = await guardedCatalog();
    const session = await logIn(catalog);
    const { text, metadata } = await tokenFor(catalog, 'datahub');
    const path = `/openapi/v3/entity/dataHubAccessToken/${encodeURIComponent(metadata.urn)}/dataHubAccessTokenInfo`;
    const { value } = (await get(catalog, path, 'GET', session)).body;
    await ask(catalog, REVOKE, { id: metadata.id }, session);
    const proposal = {
      entityType: 'dataHubAccessToken',
      entityUrn: metadata.urn,
      changeType: 'UPSERT',
      aspectName: 'dataHubAccessTokenInfo',
    };
    const aspect = { contentType: 'application/json', value: JSON.stringify(value) };
    const writes = [
      await post(
        catalog,
        '/openapi/v3/entity/dataHubAccessToken?async=false',
        [{ urn: metadata.urn, dataHubAccessTokenInfo: { value } }],
        session,
      ),
      await post(
        catalog,
        '/aspects?action=ingestProposal',
        { proposal: { ...proposal, aspect } },
        session,
      ),
      await patch(
        catalog,
        path,
        { patch: [{ op: 'add', path: '/actorUrn', value: datahub }] },
        session,
      ),
    ];
    expect(writes.map(({ status }) => status)).toEqual([400, 422, 400]);
    expect((await ask(catalog, '{ me { __typename } }', {}, bearer(text))).status).toBe(401);
  });

  test.each(dialects)(
    'are deleted only by the token operations, for any caller (%s)',
    async (dialect) => {
      const catalog = await guardedCatalog({ dialect });
      const session = await logIn(catalog);
      const { text, metadata } = await tokenFor(catalog, 'datahub');
      const { urn } = metadata;
      const policy = await ask(
        catalog,
        'mutation ($urn: String!) { deletePolicy(urn: $urn) }',
        { urn },
        session,
      );
      expect(policy.body.errors).toHaveLength(1);
      const removed = [{ urn, status: { value: { removed: true } } }];
      const answers = [
        await post(catalog, '/entities?action=delete', { urn }, session),
        await get(
          catalog,
          `/openapi/v3/entity/dataHubAccessToken/${encodeURIComponent(urn)}`,
          'DELETE',
          session,
        ),
        await post(catalog, '/openapi/v3/entity/dataHubAccessToken?async=false', removed, session),
      ];
      expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
      expect(
        (await ask(catalog, LIST, { input: {} }, bearer(text))).body.data.listAccessTokens.total,
      ).toBe(1);
    },
  );

  test('are hidden from searches', async () => {
    const catalog = await guardedCatalog();
    await tokenFor(catalog, 'jane');
    const query =
      '{ searchAcrossEntities(input: { query: "*", types: [ACCESS_TOKEN] }) { total } }';
    expect((await ask(catalog, query, {}, await logIn(catalog))).body.data).toEqual({
      searchAcrossEntities: { total: 0 },
    });
  });
});
