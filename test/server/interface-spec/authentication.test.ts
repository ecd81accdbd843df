import { describe, expect, test } from 'vitest';
import type { Dialect } from '../../../src/server/dialect.js';
import { dialects } from '../../../src/server/dialect.js';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { corpUserUrn } from '../../../src/urn/corp-user-urn.js';
import { ask, bearer, granting, guardedCatalog, logIn, movableClock, requestToken, tokenFor } from '../../support/server-auth.js';
import { type Answer, get, post, quoted, runningCatalog } from '../../support/server-catalog.js';
import { deriving, making, onOpenapi, onRestli } from '../../support/server-proposals.js';
import { dataset } from '../../support/server-urns.js';

const datahub = corpUserUrn('datahub');
const jane = corpUserUrn('jane');
const WHO = '{ me { corpUser { urn } platformPrivileges { generatePersonalAccessTokens manageTokens } } }';
const FORBIDDEN = 'Unauthorized to perform this action. Please contact your DataHub administrator.';

/** `[status, urn]` of whoever the catalog takes the caller for. */
async function who(catalog: Catalog, headers: Record<string, string>): Promise<readonly [number, unknown]> {
  const { status, body } = await ask(catalog, WHO, {}, headers);
  return [status, body.data?.me.corpUser.urn];
}

describe('interface spec 2.5, personal access token', () => {
  test('its text is visible only at creation', async () => {
    const catalog = await guardedCatalog();
    const { text, metadata } = await tokenFor(catalog, 'datahub');
    const session = await logIn(catalog);
    const everywhere = await Promise.all([
      ask(catalog, '{ listAccessTokens(input: {}) { tokens { urn id name description actorUrn ownerUrn } } }', {}, session),
      ask(catalog, 'query ($t: String!) { getAccessTokenMetadata(token: $t) { urn id name } }', { t: text }, session),
      get(catalog, `/entities/${encodeURIComponent(metadata.urn)}`, 'GET', session),
      get(catalog, `/openapi/v3/entity/dataHubAccessToken/${encodeURIComponent(metadata.urn)}?systemMetadata=true`, 'GET', session),
    ]);
    const [, , signature = ''] = text.split('.');
    for (const { status, body } of everywhere) {
      expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining(metadata.id)]);
      expect(JSON.stringify(body)).not.toContain(signature);
    }
  });

  test('it represents the user who created it, or whom it was created for', async () => {
    const catalog = await guardedCatalog();
    const own = await tokenFor(catalog, 'datahub');
    const forJane = await tokenFor(catalog, 'jane');
    expect(await who(catalog, bearer(own.text))).toEqual([200, datahub]);
    expect(await who(catalog, bearer(forJane.text))).toEqual([200, jane]);
    expect([forJane.metadata.ownerUrn, forJane.metadata.actorUrn]).toEqual([datahub, jane]);
  });
});

describe('interface spec 4.5, entity read', () => {
  test.each(['', '/api/gms'])('GET {base}%s/entities/<urn> takes a bearer token, and nothing less', async (prefix) => {
    const catalog = await guardedCatalog();
    const path = `${prefix}/entities/${quoted(datahub)}`;
    const { text } = await tokenFor(catalog, 'datahub');
    const { status, body } = await get(catalog, path, 'GET', bearer(text));
    expect([status, body.value['com.linkedin.metadata.snapshot.CorpUserSnapshot'].urn]).toEqual([200, datahub]);
    expect((await get(catalog, path)).status).toBe(401);
  });
});

describe('interface spec 4.6, token management', () => {
  test('is GraphQL on the endpoint of 4.1: create, list, revoke', async () => {
    const catalog = await guardedCatalog();
    const { text, metadata } = await tokenFor(catalog, 'datahub', { name: 'ci', duration: 'ONE_DAY' });
    const list = () => ask(catalog, '{ listAccessTokens(input: {}) { total tokens { name } } }', {}, bearer(text));
    expect((await list()).body.data.listAccessTokens).toEqual({ total: 1, tokens: [{ name: 'ci' }] });
    const revoked = await ask(catalog, 'mutation ($id: String!) { revokeAccessToken(tokenId: $id) }', { id: metadata.id }, bearer(text));
    expect(revoked.body.data).toEqual({ revokeAccessToken: true });
    expect((await list()).status).toBe(401);
  });
});

describe('interface spec 5, authentication', () => {
  test.each(['/api/graphql', '/api/v2/graphql', '/api/gms/api/graphql'])(
    '1: the token goes to the service or to the proxy: %s',
    async (path) => {
      const catalog = await guardedCatalog();
      const { text } = await tokenFor(catalog, 'datahub');
      expect((await post(catalog, path, { query: WHO }, bearer(text))).body.data.me.corpUser.urn).toBe(datahub);
      expect((await post(catalog, path, { query: WHO })).status).toBe(401);
    },
  );

  test.each(['GENERATE_PERSONAL_ACCESS_TOKENS', 'MANAGE_ACCESS_TOKENS'])('2: tokens need authentication, and %s', async (privilege) => {
    const catalog = await granting({ jane: [privilege] });
    expect((await requestToken(catalog, await logIn(catalog, 'jane'), { actorUrn: jane })).body.errors).toBeUndefined();
    expect((await requestToken(catalog, await logIn(catalog, 'joe'), { actorUrn: corpUserUrn('joe') })).status).toBe(401);
  });

  test.each(dialects)('3: with authentication off, the catalog says that tokens are disabled (%s)', async (dialect) => {
    const catalog = await runningCatalog({ dialect });
    const { body } = await ask(catalog, '{ appConfig { authConfig { tokenAuthEnabled } } }', {}, {});
    expect(body.data.appConfig.authConfig).toEqual({ tokenAuthEnabled: false });
    const disabled = { message: expect.stringContaining('Token based authentication is currently disabled'), extensions: { code: 400 } };
    for (const answer of [
      await requestToken(catalog, {}, { actorUrn: datahub }),
      await ask(catalog, '{ listAccessTokens(input: {}) { total } }', {}, {}),
      await ask(catalog, 'mutation { revokeAccessToken(tokenId: "x") }', {}, {}),
      await ask(catalog, '{ getAccessTokenMetadata(token: "x") { id } }', {}, {}),
    ]) {
      expect([answer.status, answer.body.errors]).toMatchObject([200, [disabled]]);
    }
  });

  test('3: with authentication on, it says that they are enabled', async () => {
    const catalog = await guardedCatalog();
    const { body } = await ask(
      catalog,
      '{ appConfig { authConfig { tokenAuthEnabled } policiesConfig { enabled } } }',
      {},
      await logIn(catalog),
    );
    expect(body.data.appConfig).toEqual({ authConfig: { tokenAuthEnabled: true }, policiesConfig: { enabled: true } });
  });

  test('4: who lacks both privileges is told so by me', async () => {
    const catalog = await granting({ datahub: ['MANAGE_ACCESS_TOKENS'], jane: ['GENERATE_PERSONAL_ACCESS_TOKENS'] });
    const privileges = async (name: 'datahub' | 'jane' | 'joe') =>
      (await ask(catalog, WHO, {}, await logIn(catalog, name))).body.data.me.platformPrivileges;
    expect(await privileges('datahub')).toEqual({ generatePersonalAccessTokens: true, manageTokens: true });
    expect(await privileges('jane')).toEqual({ generatePersonalAccessTokens: true, manageTokens: false });
    expect(await privileges('joe')).toEqual({ generatePersonalAccessTokens: false, manageTokens: false });
  });

  test('5: what a user may not do is refused for the token as well', async () => {
    const catalog = await granting({ datahub: ['MANAGE_ACCESS_TOKENS'] });
    const { text } = await tokenFor(catalog, 'jane');
    const bySession = await requestToken(catalog, await logIn(catalog, 'jane'), { actorUrn: jane });
    const byToken = await requestToken(catalog, bearer(text), { actorUrn: jane });
    expect(byToken.status).toBe(401);
    expect(byToken.body).toEqual(bySession.body);
  });

  test('6: ingestion clients are protected the same way', async () => {
    const catalog = await guardedCatalog();
    const [proposal] = making('a').map(onRestli);
    const send = (headers: Record<string, string>) => post(catalog, '/aspects?action=ingestProposal', { proposal }, headers);
    expect((await send({})).status).toBe(401);
    expect((await send(bearer((await tokenFor(catalog, 'datahub')).text))).status).toBe(200);
  });

  test.each(dialects)('7: a token for another user takes Manage All Access Tokens (%s)', async (dialect) => {
    const catalog = await granting({ datahub: ['MANAGE_ACCESS_TOKENS'], jane: ['GENERATE_PERSONAL_ACCESS_TOKENS'] }, { dialect });
    const refused = await requestToken(catalog, await logIn(catalog, 'jane'), { actorUrn: corpUserUrn('joe') });
    expect([refused.status, refused.body.errors]).toMatchObject([dialect === 'spec' ? 401 : 200, [{ message: FORBIDDEN }]]);
    const { text } = await tokenFor(catalog, 'joe');
    expect(await who(catalog, bearer(text))).toEqual([200, corpUserUrn('joe')]);
  });

  test('8: all lineage operations want the header', async () => {
    const catalog = await guardedCatalog();
    const token = bearer((await tokenFor(catalog, 'datahub')).text);
    for (const [name, operation] of Object.entries(LINEAGE_OPERATIONS)) {
      const without = await operation(catalog, {});
      expect([name, without.status, without.headers.get('WWW-Authenticate')]).toEqual([name, 401, 'Bearer']);
      const answer = await operation(catalog, token);
      expect([name, answer.status, answer.body?.errors]).toEqual([name, 200, undefined]);
    }
  });
});

type Operation = (catalog: Catalog, headers: Record<string, string>) => Promise<Answer>;

/** In an order in which each finds what it needs. */
const LINEAGE_OPERATIONS: Readonly<Record<string, Operation>> = {
  'write of datasets, OpenAPI': (catalog, headers) =>
    post(catalog, '/openapi/v3/entity/dataset?async=false', making('raw', 'orders').map(onOpenapi), headers),
  updateLineage: (catalog, headers) => {
    const input = { edgesToAdd: [{ downstreamUrn: dataset('orders'), upstreamUrn: dataset('raw') }], edgesToRemove: [] };
    return ask(catalog, 'mutation ($input: UpdateLineageInput!) { updateLineage(input: $input) }', { input }, headers);
  },
  searchAcrossLineage: (catalog, headers) =>
    ask(
      catalog,
      'query ($urn: String!) { searchAcrossLineage(input: { urn: $urn, direction: UPSTREAM }) { total } }',
      { urn: dataset('orders') },
      headers,
    ),
  'write of lineage, Rest.li': (catalog, headers) =>
    post(catalog, '/aspects?action=ingestProposal', { proposal: onRestli(deriving('orders', 'raw')) }, headers),
  'read of an entity': (catalog, headers) => get(catalog, `/entities/${quoted(dataset('orders'))}`, 'GET', headers),
  'read of an aspect': (catalog, headers) => get(catalog, `/aspects/${quoted(dataset('orders'))}?aspect=upstreamLineage`, 'GET', headers),
  'read of many': (catalog, headers) =>
    post(catalog, '/openapi/v3/entity/dataset/batchGet', [{ urn: dataset('orders'), upstreamLineage: {} }], headers),
};

describe.each(dialects)('interface spec 7, errors, in the dialect %s', (dialect: Dialect) => {
  test('a request without a valid token: 401, and why is told to nobody', async () => {
    const { clock, pass } = movableClock();
    const catalog = await guardedCatalog({ dialect, clock });
    const expired = await tokenFor(catalog, 'datahub', { duration: 'ONE_HOUR' });
    pass(60 * 60 * 1000);
    const { text, metadata } = await tokenFor(catalog, 'datahub');
    const revoke = 'mutation ($id: String!) { revokeAccessToken(tokenId: $id) }';
    await ask(catalog, revoke, { id: metadata.id }, bearer(text));
    const wrong = { none: {}, expired: bearer(expired.text), revoked: bearer(text), ...spoilt(text) };
    const rest: unknown[] = [];
    const graphql: unknown[] = [];
    for (const headers of Object.values<Record<string, string>>(wrong)) {
      rest.push(outcome(await get(catalog, `/entities/${quoted(datahub)}`, 'GET', headers)));
      graphql.push(outcome(await ask(catalog, WHO, {}, headers)));
    }
    const message = 'Unauthorized to perform this action.';
    expect(new Set(rest.map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify([401, { message, status: 401 }])]));
    const body = { errors: [{ message }], data: null, extensions: {} };
    expect(new Set(graphql.map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify([401, body])]));
  });

  test('a token whose user lacks the permission', async () => {
    const catalog = await granting({ datahub: ['MANAGE_ACCESS_TOKENS'] }, { dialect });
    const { text } = await tokenFor(catalog, 'jane');
    const { status, body } = await requestToken(catalog, bearer(text), { actorUrn: jane });
    expect(status).toBe(dialect === 'spec' ? 401 : 200);
    expect(body).toEqual({
      errors: [
        {
          message: FORBIDDEN,
          locations: [{ line: 1, column: 46 }],
          path: ['createAccessToken'],
          extensions: { code: 403, type: 'UNAUTHORIZED', classification: 'DataFetchingException' },
        },
      ],
      data: { createAccessToken: null },
      extensions: {},
    });
  });

  test.each([
    ['suspended', 'corpUserStatus', { status: 'SUSPENDED' }],
    ['inactive', 'corpUserInfo', { active: false }],
    ['removed', 'status', { removed: true }],
  ])('a token and a session whose user is %s by now', async (_what, aspect, value) => {
    const catalog = await guardedCatalog({ dialect });
    const token = bearer((await tokenFor(catalog, 'jane')).text);
    const session = await logIn(catalog, 'jane');
    expect(await who(catalog, token)).toEqual([200, jane]);
    const admin = await logIn(catalog);
    const write = (json: unknown) =>
      post(catalog, '/openapi/v3/entity/corpuser?async=false', [{ urn: jane, [aspect]: { value: json } }], admin);
    expect((await write(value)).status).toBe(200);
    for (const headers of [token, session]) await expectBarred(catalog, headers);
    expect((await post(catalog, '/logIn', { username: 'jane', password: 'jane has a cat' })).body).toEqual({
      message: 'Invalid Credentials',
    });
    await write(aspect === 'corpUserStatus' ? { status: 'ACTIVE' } : { removed: false, active: true });
    expect(await who(catalog, token)).toEqual([200, jane]);
  });

  test('a token whose user does not exist', async () => {
    const catalog = await guardedCatalog({ dialect });
    await expectBarred(catalog, bearer((await tokenFor(catalog, 'nobody')).text));
  });
});

/** That a user may do nothing is told like whatever else is wrong with a token. */
async function expectBarred(catalog: Catalog, headers: Record<string, string>): Promise<void> {
  const rest = await get(catalog, `/entities/${quoted(datahub)}`, 'GET', headers);
  const graphql = await ask(catalog, WHO, {}, headers);
  const message = 'Unauthorized to perform this action.';
  expect(outcome(rest)).toEqual([401, { message, status: 401 }]);
  expect(outcome(graphql)).toEqual([401, { errors: [{ message }], data: null, extensions: {} }]);
}

function outcome({ status, body }: Answer): readonly unknown[] {
  return [status, body];
}

/** Headers that no catalog should take, made from a good token. */
function spoilt(text: string): Readonly<Record<string, Record<string, string>>> {
  const [header = '', payload = '', signature = ''] = text.split('.');
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
  return {
    'no scheme': { Authorization: text },
    'other scheme': { Authorization: `Basic ${text}` },
    'system client': { Authorization: 'Basic __datahub_system:JohnSnowKnowsNothing' },
    'no token': { Authorization: 'Bearer ' },
    nonsense: { Authorization: 'Bearer nonsense' },
    'other signature': { Authorization: `Bearer ${header}.${payload}.${signature.split('').reverse().join('')}` },
    unsigned: { Authorization: `Bearer ${unsigned}.${payload}.` },
    'unknown session': { Cookie: 'PLAY_SESSION=nonsense; actor=urn:li:corpuser:datahub' },
    'named actor': { 'X-DataHub-Actor': datahub },
  };
}
