import { describe, expect, test } from 'vitest';
import { dialects } from '../../../src/server/shared/dialect.js';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { corpUserUrn } from '../../../src/urn/corp-user-urn.js';
import {
  ask,
  bearer,
  granting,
  guardedCatalog,
  logIn,
  requestToken,
  tokenFor,
} from '../../support/server/auth.js';
import { type Answer, get, post, quoted, runningCatalog } from '../../support/server/catalog.js';
import { identifyCaller, ME_QUERY } from '../../support/server/identify-caller.js';
import { deriving, making, onOpenapi, onRestli } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

const datahub = corpUserUrn('datahub');
const jane = corpUserUrn('jane');
const FORBIDDEN = 'Unauthorized to perform this action. Please contact your DataHub administrator.';

describe('interface spec 5, authentication', () => {
  test.each(['/api/graphql', '/api/v2/graphql', '/api/gms/api/graphql'])(
    '1: the service and the proxy accept the token: %s',
    async (path) => {
      const catalog = await guardedCatalog();
      const { text } = await tokenFor(catalog, 'datahub');
      expect(
        (await post(catalog, path, { query: ME_QUERY }, bearer(text))).body.data.me.corpUser.urn,
      ).toBe(datahub);
      expect((await post(catalog, path, { query: ME_QUERY })).status).toBe(401);
    },
  );

  test.each(['GENERATE_PERSONAL_ACCESS_TOKENS', 'MANAGE_ACCESS_TOKENS'])(
    '2: tokens need authentication, and %s',
    async (privilege) => {
      const catalog = await granting({ jane: [privilege] });
      expect(
        (await requestToken(catalog, await logIn(catalog, 'jane'), { actorUrn: jane })).body.errors,
      ).toBeUndefined();
      expect(
        (await requestToken(catalog, await logIn(catalog, 'joe'), { actorUrn: corpUserUrn('joe') }))
          .status,
      ).toBe(401);
    },
  );

  test.each(dialects)(
    '3: with authentication off, the catalog says that tokens are disabled (%s)',
    async (dialect) => {
      const catalog = await runningCatalog({ dialect });
      const { body } = await ask(
        catalog,
        '{ appConfig { authConfig { tokenAuthEnabled } } }',
        {},
        {},
      );
      expect(body.data.appConfig.authConfig).toEqual({ tokenAuthEnabled: false });
      const disabled = {
        message: expect.stringContaining('Token based authentication is currently disabled'),
        extensions: { code: 400 },
      };
      for (const answer of [
        await requestToken(catalog, {}, { actorUrn: datahub }),
        await ask(catalog, '{ listAccessTokens(input: {}) { total } }', {}, {}),
        await ask(catalog, 'mutation { revokeAccessToken(tokenId: "x") }', {}, {}),
        await ask(catalog, '{ getAccessTokenMetadata(token: "x") { id } }', {}, {}),
      ]) {
        expect([answer.status, answer.body.errors]).toMatchObject([200, [disabled]]);
      }
    },
  );

  test('3: with authentication on, it says that they are enabled', async () => {
    const catalog = await guardedCatalog();
    const { body } = await ask(
      catalog,
      '{ appConfig { authConfig { tokenAuthEnabled } policiesConfig { enabled } } }',
      {},
      await logIn(catalog),
    );
    expect(body.data.appConfig).toEqual({
      authConfig: { tokenAuthEnabled: true },
      policiesConfig: { enabled: true },
    });
  });

  test('4: `me` tells users which of the two privileges they have', async () => {
    const catalog = await granting({
      datahub: ['MANAGE_ACCESS_TOKENS'],
      jane: ['GENERATE_PERSONAL_ACCESS_TOKENS'],
    });
    const privileges = async (name: 'datahub' | 'jane' | 'joe') =>
      (await ask(catalog, ME_QUERY, {}, await logIn(catalog, name))).body.data.me
        .platformPrivileges;
    expect(await privileges('datahub')).toEqual({
      generatePersonalAccessTokens: true,
      manageTokens: true,
    });
    expect(await privileges('jane')).toEqual({
      generatePersonalAccessTokens: true,
      manageTokens: false,
    });
    expect(await privileges('joe')).toEqual({
      generatePersonalAccessTokens: false,
      manageTokens: false,
    });
  });

  test('6: ingestion clients are protected the same way', async () => {
    const catalog = await guardedCatalog();
    const [proposal] = making('a').map(onRestli);
    const send = (headers: Record<string, string>) =>
      post(catalog, '/aspects?action=ingestProposal', { proposal }, headers);
    expect((await send({})).status).toBe(401);
    expect((await send(bearer((await tokenFor(catalog, 'datahub')).text))).status).toBe(200);
  });

  test.each(dialects)(
    '7: a token for another user needs Manage All Access Tokens (%s)',
    async (dialect) => {
      const catalog = await granting(
        { datahub: ['MANAGE_ACCESS_TOKENS'], jane: ['GENERATE_PERSONAL_ACCESS_TOKENS'] },
        { dialect },
      );
      const refused = await requestToken(catalog, await logIn(catalog, 'jane'), {
        actorUrn: corpUserUrn('joe'),
      });
      expect([refused.status, refused.body.errors]).toMatchObject([
        dialect === 'spec' ? 401 : 200,
        [{ message: FORBIDDEN }],
      ]);
      const { text } = await tokenFor(catalog, 'joe');
      expect(await identifyCaller(catalog, bearer(text))).toEqual([200, corpUserUrn('joe')]);
    },
  );

  test('8: all lineage operations need the header', async () => {
    const catalog = await guardedCatalog();
    const token = bearer((await tokenFor(catalog, 'datahub')).text);
    for (const [name, operation] of Object.entries(LINEAGE_OPERATIONS)) {
      const without = await operation(catalog, {});
      expect([name, without.status, without.headers.get('WWW-Authenticate')]).toEqual([
        name,
        401,
        'Bearer',
      ]);
      const answer = await operation(catalog, token);
      expect([name, answer.status, answer.body?.errors]).toEqual([name, 200, undefined]);
    }
  });
});

type Operation = (catalog: Catalog, headers: Record<string, string>) => Promise<Answer>;

/** The lineage operations, in an order in which each finds the data that it needs. */
const LINEAGE_OPERATIONS: Readonly<Record<string, Operation>> = {
  'write of datasets, OpenAPI': (catalog, headers) =>
    post(
      catalog,
      '/openapi/v3/entity/dataset?async=false',
      making('raw', 'orders').map(onOpenapi),
      headers,
    ),
  updateLineage: (catalog, headers) => {
    const input = {
      edgesToAdd: [{ downstreamUrn: dataset('orders'), upstreamUrn: dataset('raw') }],
      edgesToRemove: [],
    };
    return ask(
      catalog,
      'mutation ($input: UpdateLineageInput!) { updateLineage(input: $input) }',
      { input },
      headers,
    );
  },
  searchAcrossLineage: (catalog, headers) =>
    ask(
      catalog,
      'query ($urn: String!) { searchAcrossLineage(input: { urn: $urn, direction: UPSTREAM }) { total } }',
      { urn: dataset('orders') },
      headers,
    ),
  'write of lineage, Rest.li': (catalog, headers) =>
    post(
      catalog,
      '/aspects?action=ingestProposal',
      { proposal: onRestli(deriving('orders', 'raw')) },
      headers,
    ),
  'read of an entity': (catalog, headers) =>
    get(catalog, `/entities/${quoted(dataset('orders'))}`, 'GET', headers),
  'read of an aspect': (catalog, headers) =>
    get(catalog, `/aspects/${quoted(dataset('orders'))}?aspect=upstreamLineage`, 'GET', headers),
  'read of many': (catalog, headers) =>
    post(
      catalog,
      '/openapi/v3/entity/dataset/batchGet',
      [{ urn: dataset('orders'), upstreamLineage: {} }],
      headers,
    ),
};
