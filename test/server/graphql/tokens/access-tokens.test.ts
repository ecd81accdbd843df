import { createHash } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, test } from 'vitest';
import { type Dialect, dialects } from '../../../../src/server/dialect.js';
import type { Catalog } from '../../../../src/server/start-catalog.js';
import { corpUserUrn } from '../../../../src/urn/corp-user-urn.js';
import { ask, bearer, granting, guardedCatalog, logIn, movableClock, requestToken, tokenFor } from '../../../support/server-auth.js';
import { type Answer, get, patch, post } from '../../../support/server-catalog.js';

const [datahub, jane, joe] = ['datahub', 'jane', 'joe'].map((name) => corpUserUrn(name));
const GENERATE = 'GENERATE_PERSONAL_ACCESS_TOKENS';
const MANAGE = 'MANAGE_ACCESS_TOKENS';
const HOUR_MS = 60 * 60 * 1000;
const FORBIDDEN = { code: 403, type: 'UNAUTHORIZED' };
const LIST = 'query ($input: ListAccessTokenInput!) { listAccessTokens(input: $input) { start count total tokens { id name type } } }';
const REVOKE = 'mutation ($id: String!) { revokeAccessToken(tokenId: $id) }';

/** The code and type of the first error, and the HTTP status. */
function failure({ status, body }: Answer): unknown {
  const { code, type } = body.errors[0].extensions;
  return { status, code, type };
}

function forbiddenIn(dialect: Dialect): unknown {
  return { status: dialect === 'spec' ? 401 : 200, ...FORBIDDEN };
}

describe('createAccessToken', () => {
  test('makes a JWT with the claims of DataHub, and a record by its hash', async () => {
    const { clock } = movableClock(1_700_000_000_999);
    const catalog = await guardedCatalog({ clock });
    const { text, metadata } = await tokenFor(catalog, 'jane', { name: 'ci', description: 'for the pipeline' });
    expect(decodeProtectedHeader(text)).toEqual({ alg: 'HS256' });
    expect(decodeJwt(text)).toEqual({
      version: '2',
      type: 'PERSONAL',
      actorType: 'USER',
      actorId: 'jane',
      sub: 'jane',
      jti: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/),
      iss: 'datahub-metadata-service',
      exp: 1_700_003_600,
    });
    expect(metadata).toEqual({
      urn: `urn:li:dataHubAccessToken:${metadata.id}`,
      type: 'ACCESS_TOKEN',
      id: expect.stringMatching(/^[A-Za-z0-9+/]{43}=$/),
      name: 'ci',
      description: 'for the pipeline',
      actorUrn: jane,
      ownerUrn: datahub,
      createdAt: 1_700_000_000_999,
      expiresAt: 1_700_003_600_999,
    });
    expect(metadata.id).not.toBe(createHash('sha256').update(text).digest('base64'));
    const other = await tokenFor(catalog, 'jane', { name: 'ci', description: 'for the pipeline' });
    expect([other.text === text, other.metadata.id === metadata.id]).toEqual([false, false]);
  });

  test.each([
    ['ONE_HOUR', 1],
    ['ONE_DAY', 24],
    ['ONE_MONTH', 30 * 24],
    ['THREE_MONTHS', 90 * 24],
    ['SIX_MONTHS', 180 * 24],
    ['ONE_YEAR', 365 * 24],
  ])('a token for %s lives so long and no longer', async (duration, hours) => {
    const { clock, pass } = movableClock();
    const catalog = await guardedCatalog({ clock });
    const { text } = await tokenFor(catalog, 'datahub', { duration });
    pass(hours * HOUR_MS - 1);
    expect((await get(catalog, '/openapi/v3/entity/tag/urn:li:tag:x', 'GET', bearer(text))).status).toBe(404);
    pass(1);
    expect((await get(catalog, '/openapi/v3/entity/tag/urn:li:tag:x', 'GET', bearer(text))).status).toBe(401);
  });

  test('a token without expiry has no claim of it, and lives on', async () => {
    const { clock, pass } = movableClock();
    const catalog = await guardedCatalog({ clock });
    const { text, metadata } = await tokenFor(catalog, 'datahub', { duration: 'NO_EXPIRY' });
    expect([metadata.expiresAt, metadata.description, decodeJwt(text).exp]).toEqual([null, null, undefined]);
    pass(50 * 365 * 24 * HOUR_MS);
    expect((await ask(catalog, '{ me { __typename } }', {}, bearer(text))).status).toBe(200);
  });

  test.each(dialects)('ONE_WEEK is in the schema, and DataHub has forgotten it (%s)', async (dialect) => {
    const catalog = await guardedCatalog({ dialect });
    const { status, body } = await requestToken(catalog, await logIn(catalog), { actorUrn: String(datahub), duration: 'ONE_WEEK' });
    expect([status, body.errors]).toMatchObject([
      200,
      [{ message: 'Unrecognized access token duration ONE_WEEK provided', extensions: { code: dialect === 'spec' ? 400 : 500 } }],
    ]);
  });

  test.each(dialects)('for what is no user (%s)', async (dialect) => {
    const catalog = await guardedCatalog({ dialect });
    const session = await logIn(catalog);
    const code = async (actorUrn: string) => (await requestToken(catalog, session, { actorUrn })).body.errors[0].extensions.code;
    expect(await code('nonsense')).toBe(dialect === 'spec' ? 400 : 500);
    expect(await code('urn:li:tag:jane')).toBe(400);
    expect(await code('urn:other:corpuser:jane')).toBe(400);
  });

  test.each(dialects)('who may: own tokens by either privilege, others by one (%s)', async (dialect) => {
    const catalog = await granting({ datahub: [MANAGE], jane: [GENERATE] }, { dialect });
    const outcome = async (user: 'datahub' | 'jane' | 'joe', actorUrn: string | undefined) => {
      const answer = await requestToken(catalog, await logIn(catalog, user), { actorUrn: actorUrn ?? '' });
      return answer.body.errors ? failure(answer) : 'made';
    };
    expect([await outcome('datahub', datahub), await outcome('datahub', joe), await outcome('jane', jane)]).toEqual([
      'made',
      'made',
      'made',
    ]);
    // An exact text: another spelling of the own urn is somebody else's.
    for (const other of [joe, 'urn:li:corpuser:Jane']) expect(await outcome('jane', other)).toEqual(forbiddenIn(dialect));
    expect(await outcome('joe', joe)).toEqual(forbiddenIn(dialect));
  });
});

describe('listAccessTokens', () => {
  async function list(catalog: Catalog, user: 'datahub' | 'jane', input: object): Promise<Answer> {
    return ask(catalog, LIST, { input: JSON.parse(JSON.stringify(input)) }, await logIn(catalog, user));
  }

  async function names(catalog: Catalog, user: 'datahub' | 'jane', input: object): Promise<readonly string[]> {
    const { body } = await list(catalog, user, input);
    return body.data.listAccessTokens.tokens.map(({ name }: { readonly name: string }) => name);
  }

  test('shows what expires last first, and what never expires last, in pages of twenty', async () => {
    const { clock, pass } = movableClock();
    const catalog = await guardedCatalog({ clock });
    const session = await logIn(catalog);
    for (const [name, duration] of Object.entries({ never: 'NO_EXPIRY', day: 'ONE_DAY', year: 'ONE_YEAR' })) {
      pass(1);
      await requestToken(catalog, session, { actorUrn: String(datahub), name, duration });
    }
    expect(await names(catalog, 'datahub', {})).toEqual(['year', 'day', 'never']);
    const { body } = await list(catalog, 'datahub', { start: 1, count: 1 });
    expect(body.data.listAccessTokens).toMatchObject({ start: 1, count: 1, total: 3, tokens: [{ name: 'day', type: 'ACCESS_TOKEN' }] });
    expect((await list(catalog, 'datahub', {})).body.data.listAccessTokens).toMatchObject({ start: 0, count: 20 });
  });

  test('filters by any field of the record', async () => {
    const catalog = await granting({ datahub: [MANAGE], jane: [GENERATE] });
    const { metadata } = await tokenFor(catalog, 'jane', { name: 'for jane', description: 'x' });
    await tokenFor(catalog, 'datahub', { name: 'own', duration: 'NO_EXPIRY' });
    await requestToken(catalog, await logIn(catalog, 'jane'), { actorUrn: String(jane), name: 'by jane' });
    const by = (field: string, values: readonly unknown[], more: object = {}) =>
      names(catalog, 'datahub', { filters: [{ field, values: values.map(String), ...more }] }).then((found) => [...found].sort());
    expect(await by('ownerUrn', [datahub])).toEqual(['for jane', 'own']);
    expect(await by('actorUrn', [jane])).toEqual(['by jane', 'for jane']);
    expect(await by('name', ['own', 'by jane'])).toEqual(['by jane', 'own']);
    expect(await by('id', [metadata.id])).toEqual(['for jane']);
    expect(await by('description', ['x'])).toEqual(['for jane']);
    expect(await by('createdAt', [metadata.createdAt])).toContain('for jane');
    expect(await by('expiresAt', [], { condition: 'EXISTS', negated: true })).toEqual(['own']);
    expect(await by('constructor', ['x'])).toEqual([]);
  });

  test.each(dialects)('who may: all by one privilege, own by the other and the filter that says so (%s)', async (dialect) => {
    const catalog = await granting({ datahub: [MANAGE], jane: [GENERATE] }, { dialect });
    await tokenFor(catalog, 'jane', { name: 'by datahub' });
    await requestToken(catalog, await logIn(catalog, 'jane'), { actorUrn: String(jane), name: 'by jane' });
    const own = { field: 'ownerUrn', values: [jane] };
    expect(await names(catalog, 'jane', { filters: [own] })).toEqual(['by jane']);
    expect(
      await names(catalog, 'jane', {
        filters: [
          { field: 'name', values: ['x'] },
          { ...own, condition: 'EQUAL', negated: false },
        ],
      }),
    ).toEqual([]);
    for (const filters of [
      undefined,
      null,
      [],
      [{ field: 'actorUrn', values: [jane] }],
      [{ field: 'ownerUrn', values: [datahub] }],
      [{ field: 'ownerUrn', values: [jane, datahub] }],
      [{ field: 'ownerUrn' }],
      // DataHub lets these through, and with them lists the tokens of others.
      [{ ...own, negated: true }],
      [{ ...own, condition: 'START_WITH' }],
    ]) {
      expect(failure(await list(catalog, 'jane', { filters }))).toEqual(forbiddenIn(dialect));
    }
    const poor = await granting({}, { dialect });
    expect(failure(await list(poor, 'jane', { filters: [own] }))).toEqual(forbiddenIn(dialect));
  });
});

describe('revokeAccessToken', () => {
  test.each(dialects)('who may: the owner, or who manages all (%s)', async (dialect) => {
    const catalog = await granting({ datahub: [MANAGE], jane: [GENERATE] }, { dialect });
    const { metadata } = await tokenFor(catalog, 'jane');
    const own = (await requestToken(catalog, await logIn(catalog, 'jane'), { actorUrn: String(jane) })).body.data.createAccessToken;
    const revoke = async (user: 'datahub' | 'jane' | 'joe', id: string) => ask(catalog, REVOKE, { id }, await logIn(catalog, user));
    // The token represents her, but it is not hers to revoke.
    expect(failure(await revoke('jane', metadata.id))).toEqual(forbiddenIn(dialect));
    expect(failure(await revoke('joe', own.metadata.id))).toEqual(forbiddenIn(dialect));
    expect(failure(await revoke('jane', 'nonsense'))).toEqual(forbiddenIn(dialect));
    expect((await revoke('jane', own.metadata.id)).body.data).toEqual({ revokeAccessToken: true });
    expect((await ask(catalog, '{ me { __typename } }', {}, bearer(own.accessToken))).status).toBe(401);
    expect((await revoke('datahub', metadata.id)).body.data).toEqual({ revokeAccessToken: true });
  });

  test.each(dialects)('of what is there no more (%s)', async (dialect) => {
    const catalog = await guardedCatalog({ dialect });
    const session = await logIn(catalog);
    for (const id of ['nonsense', 'a,b', '']) {
      const { status, body } = await ask(catalog, REVOKE, { id }, session);
      expect([status, body]).toMatchObject([
        200,
        {
          errors: [
            {
              message: 'Failed to revoke access token. Root cause: Access token no longer exists',
              extensions: { code: dialect === 'spec' ? 400 : 500 },
            },
          ],
          data: null,
        },
      ]);
    }
  });

  test('a token that is used after its time takes its record with it', async () => {
    const { clock, pass } = movableClock();
    const catalog = await guardedCatalog({ clock });
    const { text } = await tokenFor(catalog, 'jane');
    pass(HOUR_MS);
    const total = async () => (await ask(catalog, LIST, { input: {} }, await logIn(catalog))).body.data.listAccessTokens.total;
    expect(await total()).toBe(1);
    expect((await ask(catalog, '{ me { __typename } }', {}, bearer(text))).status).toBe(401);
    expect(await total()).toBe(0);
  });
});

describe('getAccessTokenMetadata', () => {
  const QUERY = 'query ($text: String!) { getAccessTokenMetadata(token: $text) { id name actorUrn } }';

  test.each(dialects)('tells who manages all tokens what is known of one (%s)', async (dialect) => {
    const catalog = await granting({ datahub: [MANAGE], jane: [GENERATE] }, { dialect });
    const { text, metadata } = await tokenFor(catalog, 'jane');
    const describe = async (user: 'datahub' | 'jane', of: string) => ask(catalog, QUERY, { text: of }, await logIn(catalog, user));
    expect((await describe('datahub', text)).body.data.getAccessTokenMetadata).toEqual({ id: metadata.id, name: 'ci', actorUrn: jane });
    expect(failure(await describe('jane', text))).toEqual(forbiddenIn(dialect));
    const unknown = await describe('datahub', 'eyJ.made-up-secret.x');
    expect(failure(unknown)).toEqual({ status: 200, code: 404, type: 'NOT_FOUND' });
    expect(JSON.stringify(unknown.body)).not.toContain('made-up-secret');
  });
});

describe('the records of tokens', () => {
  test('are written by these operations alone: with its record put back, a revoked token would be good again', async () => {
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
      await post(catalog, '/aspects?action=ingestProposal', { proposal: { ...proposal, aspect } }, session),
      await patch(catalog, path, { patch: [{ op: 'add', path: '/actorUrn', value: datahub }] }, session),
    ];
    expect(writes.map(({ status }) => status)).toEqual([400, 422, 400]);
    expect((await ask(catalog, '{ me { __typename } }', {}, bearer(text))).status).toBe(401);
  });

  test('are found by no search', async () => {
    const catalog = await guardedCatalog();
    await tokenFor(catalog, 'jane');
    const query = '{ searchAcrossEntities(input: { query: "*", types: [ACCESS_TOKEN] }) { total } }';
    expect((await ask(catalog, query, {}, await logIn(catalog))).body.data).toEqual({ searchAcrossEntities: { total: 0 } });
  });
});
