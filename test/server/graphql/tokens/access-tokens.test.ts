import { describe, expect, test } from 'vitest';
import { dialects } from '../../../../src/server/shared/dialect.js';
import type { Catalog } from '../../../../src/server/start-catalog.js';
import { corpUserUrn } from '../../../../src/urn/corp-user-urn.js';
import {
  ask,
  bearer,
  granting,
  guardedCatalog,
  logIn,
  movableClock,
  requestToken,
  tokenFor,
} from '../../../support/server/auth.js';
import type { Answer } from '../../../support/server/catalog.js';
import { failure, forbiddenIn } from '../../../support/server/token-failures.js';

const [datahub, jane] = ['datahub', 'jane'].map((name) => corpUserUrn(name));
const GENERATE = 'GENERATE_PERSONAL_ACCESS_TOKENS';
const MANAGE = 'MANAGE_ACCESS_TOKENS';
const HOUR_MS = 60 * 60 * 1000;
const LIST =
  'query ($input: ListAccessTokenInput!) { listAccessTokens(input: $input) { start count total tokens { id name type } } }';
const REVOKE = 'mutation ($id: String!) { revokeAccessToken(tokenId: $id) }';

/** Jane's token for herself. */
async function ownToken(catalog: Catalog, name = 'own'): Promise<Token> {
  const input = { actorUrn: String(jane), name };
  const { body } = await requestToken(catalog, await logIn(catalog, 'jane'), input);
  return body.data.createAccessToken;
}

async function statusOf(catalog: Catalog, token: string): Promise<number> {
  return (await ask(catalog, '{ me { __typename } }', {}, bearer(token))).status;
}

interface Token {
  readonly accessToken: string;
  readonly metadata: { readonly id: string };
}

describe('listAccessTokens', () => {
  async function list(catalog: Catalog, user: 'datahub' | 'jane', input: object): Promise<Answer> {
    const variables = { input: JSON.parse(JSON.stringify(input)) };
    return ask(catalog, LIST, variables, await logIn(catalog, user));
  }

  async function names(...asked: Parameters<typeof list>): Promise<readonly string[]> {
    const { body } = await list(...asked);
    return body.data.listAccessTokens.tokens.map(({ name }: { readonly name: string }) => name);
  }

  test('sorts tokens by expiry, the latest first and tokens without expiry at the end, in pages of twenty', async () => {
    const { clock, pass } = movableClock();
    const catalog = await guardedCatalog({ clock });
    const session = await logIn(catalog);
    const durations = { never: 'NO_EXPIRY', day: 'ONE_DAY', year: 'ONE_YEAR' };
    for (const [name, duration] of Object.entries(durations)) {
      pass(1);
      await requestToken(catalog, session, { actorUrn: String(datahub), name, duration });
    }
    expect(await names(catalog, 'datahub', {})).toEqual(['year', 'day', 'never']);
    const { body } = await list(catalog, 'datahub', { start: 1, count: 1 });
    expect(body.data.listAccessTokens).toMatchObject({
      start: 1,
      count: 1,
      total: 3,
      tokens: [{ name: 'day', type: 'ACCESS_TOKEN' }],
    });
    const { body: all } = await list(catalog, 'datahub', {});
    expect(all.data.listAccessTokens).toMatchObject({ start: 0, count: 20 });
  });

  test('filters by any field of the record', async () => {
    const catalog = await granting({ datahub: [MANAGE], jane: [GENERATE] });
    const { metadata } = await tokenFor(catalog, 'jane', { name: 'for jane', description: 'x' });
    await tokenFor(catalog, 'datahub', { name: 'own', duration: 'NO_EXPIRY' });
    await ownToken(catalog, 'by jane');
    const by = (field: string, values: readonly unknown[], more: object = {}) =>
      names(catalog, 'datahub', { filters: [{ field, values: values.map(String), ...more }] }).then(
        (found) => [...found].sort(),
      );
    expect(await by('ownerUrn', [datahub])).toEqual(['for jane', 'own']);
    expect(await by('actorUrn', [jane])).toEqual(['by jane', 'for jane']);
    expect(await by('name', ['own', 'by jane'])).toEqual(['by jane', 'own']);
    expect(await by('id', [metadata.id])).toEqual(['for jane']);
    expect(await by('description', ['x'])).toEqual(['for jane']);
    expect(await by('createdAt', [metadata.createdAt])).toContain('for jane');
    expect(await by('expiresAt', [], { condition: 'EXISTS', negated: true })).toEqual(['own']);
    expect(await by('constructor', ['x'])).toEqual([]);
  });

  test.each(dialects)(
    'needs the stronger privilege for all tokens, and the other for own ones with a filter by owner (%s)',
    async (dialect) => {
      const catalog = await granting({ datahub: [MANAGE], jane: [GENERATE] }, { dialect });
      await tokenFor(catalog, 'jane', { name: 'by datahub' });
      await ownToken(catalog, 'by jane');
      const own = { field: 'ownerUrn', values: [jane] };
      expect(await names(catalog, 'jane', { filters: [own] })).toEqual(['by jane']);
      const both = [
        { field: 'name', values: ['x'] },
        { ...own, condition: 'EQUAL', negated: false },
      ];
      expect(await names(catalog, 'jane', { filters: both })).toEqual([]);
      for (const filters of [
        undefined,
        null,
        [],
        [{ field: 'actorUrn', values: [jane] }],
        [{ field: 'ownerUrn', values: [datahub] }],
        [{ field: 'ownerUrn', values: [jane, datahub] }],
        [{ field: 'ownerUrn' }],
        // DataHub accepts these filters, and lists the tokens of other users for them.
        [{ ...own, negated: true }],
        [{ ...own, condition: 'START_WITH' }],
      ]) {
        expect(failure(await list(catalog, 'jane', { filters }))).toEqual(forbiddenIn(dialect));
      }
      const poor = await granting({}, { dialect });
      expect(failure(await list(poor, 'jane', { filters: [own] }))).toEqual(forbiddenIn(dialect));
    },
  );
});

describe('revokeAccessToken', () => {
  test.each(dialects)(
    'is allowed to the owner and to users who manage all tokens (%s)',
    async (dialect) => {
      const catalog = await granting({ datahub: [MANAGE], jane: [GENERATE] }, { dialect });
      const { metadata } = await tokenFor(catalog, 'jane');
      const own = await ownToken(catalog);
      const revoke = async (user: 'datahub' | 'jane' | 'joe', id: string) =>
        ask(catalog, REVOKE, { id }, await logIn(catalog, user));
      // The token represents her, but she is not its owner and may not revoke it.
      expect(failure(await revoke('jane', metadata.id))).toEqual(forbiddenIn(dialect));
      expect(failure(await revoke('joe', own.metadata.id))).toEqual(forbiddenIn(dialect));
      expect(failure(await revoke('jane', 'nonsense'))).toEqual(forbiddenIn(dialect));
      const done = { revokeAccessToken: true };
      expect((await revoke('jane', own.metadata.id)).body.data).toEqual(done);
      expect(await statusOf(catalog, own.accessToken)).toBe(401);
      expect((await revoke('datahub', metadata.id)).body.data).toEqual(done);
    },
  );

  test.each(dialects)('fails for a token that does not exist (%s)', async (dialect) => {
    const catalog = await guardedCatalog({ dialect });
    const session = await logIn(catalog);
    for (const id of ['nonsense', 'a,b', '']) {
      const { status, body } = await ask(catalog, REVOKE, { id }, session);
      expect([status, body.data]).toEqual([200, null]);
      const message = 'Failed to revoke access token. Root cause: Access token no longer exists';
      const code = dialect === 'spec' ? 400 : 500;
      expect(body.errors).toMatchObject([{ message, extensions: { code } }]);
    }
  });

  test('the use of an expired token deletes its record', async () => {
    const { clock, pass } = movableClock();
    const catalog = await guardedCatalog({ clock });
    const { text } = await tokenFor(catalog, 'jane');
    pass(HOUR_MS);
    const total = async () =>
      (await ask(catalog, LIST, { input: {} }, await logIn(catalog))).body.data.listAccessTokens
        .total;
    expect(await total()).toBe(1);
    expect(await statusOf(catalog, text)).toBe(401);
    expect(await total()).toBe(0);
  });
});

describe('getAccessTokenMetadata', () => {
  const QUERY =
    'query ($text: String!) { getAccessTokenMetadata(token: $text) { id name actorUrn } }';

  test.each(dialects)('shows a token to users who manage all tokens (%s)', async (dialect) => {
    const catalog = await granting({ datahub: [MANAGE], jane: [GENERATE] }, { dialect });
    const { text, metadata } = await tokenFor(catalog, 'jane');
    const describe = async (user: 'datahub' | 'jane', of: string) =>
      ask(catalog, QUERY, { text: of }, await logIn(catalog, user));
    expect((await describe('datahub', text)).body.data.getAccessTokenMetadata).toEqual({
      id: metadata.id,
      name: 'ci',
      actorUrn: jane,
    });
    expect(failure(await describe('jane', text))).toEqual(forbiddenIn(dialect));
    const unknown = await describe('datahub', 'eyJ.made-up-secret.x');
    expect(failure(unknown)).toEqual({ status: 200, code: 404, type: 'NOT_FOUND' });
    expect(JSON.stringify(unknown.body)).not.toContain('made-up-secret');
  });
});
