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
import { changing, edgeTo, UPDATE } from '../graphql/lineage/update-edges.js';

const orders = dataset('orders');
const datahub = corpUserUrn('datahub');
const GRANTS = {
  datahub: ['MANAGE_ACCESS_TOKENS'],
  jane: ['GENERATE_PERSONAL_ACCESS_TOKENS'],
};
const FORBIDDEN = 'Unauthorized to perform this action. Please contact your DataHub administrator.';

describe('interface spec 5, authentication', () => {
  test.each(['/api/graphql', '/api/v2/graphql', '/api/gms/api/graphql'])(
    '1: the service and the proxy accept the token: %s',
    async (path) => {
      const catalog = await guardedCatalog();
      const { text } = await tokenFor(catalog, 'datahub');
      const { body } = await post(catalog, path, { query: ME_QUERY }, bearer(text));
      expect(body.data.me.corpUser.urn).toBe(datahub);
      expect((await post(catalog, path, { query: ME_QUERY })).status).toBe(401);
    },
  );

  test.each(['GENERATE_PERSONAL_ACCESS_TOKENS', 'MANAGE_ACCESS_TOKENS'])(
    '2: tokens need authentication, and %s',
    async (privilege) => {
      const catalog = await granting({ jane: [privilege] });
      const own = async (name: 'jane' | 'joe') =>
        requestToken(catalog, await logIn(catalog, name), { actorUrn: corpUserUrn(name) });
      expect((await own('jane')).body.errors).toBeUndefined();
      expect((await own('joe')).status).toBe(401);
    },
  );

  test.each(dialects)(
    '3: with authentication off, the catalog says that tokens are disabled (%s)',
    async (dialect) => {
      const catalog = await runningCatalog({ dialect });
      const query = '{ appConfig { authConfig { tokenAuthEnabled } } }';
      const { body } = await ask(catalog, query, {}, {});
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
    const query = '{ appConfig { authConfig { tokenAuthEnabled } policiesConfig { enabled } } }';
    const { body } = await ask(catalog, query, {}, await logIn(catalog));
    expect(body.data.appConfig).toEqual({
      authConfig: { tokenAuthEnabled: true },
      policiesConfig: { enabled: true },
    });
  });

  test('4: `me` tells users which of the two privileges they have', async () => {
    const catalog = await granting(GRANTS);
    for (const [name, generatePersonalAccessTokens, manageTokens] of [
      ['datahub', true, true],
      ['jane', true, false],
      ['joe', false, false],
    ] as const) {
      const { body } = await ask(catalog, ME_QUERY, {}, await logIn(catalog, name));
      const expected = { generatePersonalAccessTokens, manageTokens };
      expect([name, body.data.me.platformPrivileges]).toEqual([name, expected]);
    }
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
      const catalog = await granting(GRANTS, { dialect });
      const actorUrn = corpUserUrn('joe');
      const refused = await requestToken(catalog, await logIn(catalog, 'jane'), { actorUrn });
      expect(refused.status).toBe(dialect === 'spec' ? 401 : 200);
      expect(refused.body.errors).toMatchObject([{ message: FORBIDDEN }]);
      const { text } = await tokenFor(catalog, 'joe');
      expect(await identifyCaller(catalog, bearer(text))).toEqual([200, actorUrn]);
    },
  );

  test('8: all lineage operations need the header', async () => {
    const catalog = await guardedCatalog();
    const token = bearer((await tokenFor(catalog, 'datahub')).text);
    for (const [name, operation] of Object.entries(LINEAGE_OPERATIONS)) {
      const { status, headers } = await operation(catalog, {});
      const told = [name, status, headers.get('WWW-Authenticate')];
      expect(told).toEqual([name, 401, 'Bearer']);
      const answer = await operation(catalog, token);
      expect([name, answer.status, answer.body?.errors]).toEqual([name, 200, undefined]);
    }
  });
});

type Operation = (catalog: Catalog, headers: Record<string, string>) => Promise<Answer>;

function posting(path: string, body: object): Operation {
  return (catalog, headers) => post(catalog, path, body, headers);
}

function getting(path: string): Operation {
  return (catalog, headers) => get(catalog, path, 'GET', headers);
}

/** The lineage operations, in an order in which each finds the data that it needs. */
const LINEAGE_OPERATIONS: Readonly<Record<string, Operation>> = {
  'write of datasets, OpenAPI': posting(
    '/openapi/v3/entity/dataset?async=false',
    making('raw', 'orders').map(onOpenapi),
  ),
  updateLineage: posting('/api/graphql', {
    query: UPDATE,
    variables: changing([edgeTo(orders, dataset('raw'))]),
  }),
  searchAcrossLineage: posting('/api/graphql', {
    query: `{ searchAcrossLineage(input: { urn: "${orders}", direction: UPSTREAM }) { total } }`,
  }),
  'write of lineage, Rest.li': posting('/aspects?action=ingestProposal', {
    proposal: onRestli(deriving('orders', 'raw')),
  }),
  'read of an entity': getting(`/entities/${quoted(orders)}`),
  'read of an aspect': getting(`/aspects/${quoted(orders)}?aspect=upstreamLineage`),
  'read of many': posting('/openapi/v3/entity/dataset/batchGet', [
    { urn: orders, upstreamLineage: {} },
  ]),
};
