import { createHash } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, test } from 'vitest';
import { dialects } from '../../../../src/server/shared/dialect.js';
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
import { get } from '../../../support/server/catalog.js';
import { failure, forbiddenIn } from '../../../support/server/token-failures.js';

const [datahub, jane, joe] = ['datahub', 'jane', 'joe'].map((name) => corpUserUrn(name));
const GENERATE = 'GENERATE_PERSONAL_ACCESS_TOKENS';
const MANAGE = 'MANAGE_ACCESS_TOKENS';
const HOUR_MS = 60 * 60 * 1000;

describe('createAccessToken', () => {
  test('creates a JWT with the claims of DataHub, and a record under its hash', async () => {
    const { clock } = movableClock(1_700_000_000_999);
    const catalog = await guardedCatalog({ clock });
    const { text, metadata } = await tokenFor(catalog, 'jane', {
      name: 'ci',
      description: 'for the pipeline',
    });
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
  ])('a token for %s expires after that time', async (duration, hours) => {
    const { clock, pass } = movableClock();
    const catalog = await guardedCatalog({ clock });
    const { text } = await tokenFor(catalog, 'datahub', { duration });
    pass(hours * HOUR_MS - 1);
    expect(
      (await get(catalog, '/openapi/v3/entity/tag/urn:li:tag:x', 'GET', bearer(text))).status,
    ).toBe(404);
    pass(1);
    expect(
      (await get(catalog, '/openapi/v3/entity/tag/urn:li:tag:x', 'GET', bearer(text))).status,
    ).toBe(401);
  });

  test('a token without expiry has no such claim, and does not expire', async () => {
    const { clock, pass } = movableClock();
    const catalog = await guardedCatalog({ clock });
    const { text, metadata } = await tokenFor(catalog, 'datahub', { duration: 'NO_EXPIRY' });
    expect([metadata.expiresAt, metadata.description, decodeJwt(text).exp]).toEqual([
      null,
      null,
      undefined,
    ]);
    pass(50 * 365 * 24 * HOUR_MS);
    expect((await ask(catalog, '{ me { __typename } }', {}, bearer(text))).status).toBe(200);
  });

  test.each(dialects)(
    'ONE_WEEK is in the schema, and DataHub does not support it (%s)',
    async (dialect) => {
      const catalog = await guardedCatalog({ dialect });
      const { status, body } = await requestToken(catalog, await logIn(catalog), {
        actorUrn: String(datahub),
        duration: 'ONE_WEEK',
      });
      expect([status, body.errors]).toMatchObject([
        200,
        [
          {
            message: 'Unrecognized access token duration ONE_WEEK provided',
            extensions: { code: dialect === 'spec' ? 400 : 500 },
          },
        ],
      ]);
    },
  );

  test.each(dialects)('refuses an actor that is not a user (%s)', async (dialect) => {
    const catalog = await guardedCatalog({ dialect });
    const session = await logIn(catalog);
    const code = async (actorUrn: string) =>
      (await requestToken(catalog, session, { actorUrn })).body.errors[0].extensions.code;
    expect(await code('nonsense')).toBe(dialect === 'spec' ? 400 : 500);
    expect(await code('urn:li:tag:jane')).toBe(400);
    expect(await code('urn:other:corpuser:jane')).toBe(400);
  });

  test.each(dialects)(
    'needs one of two privileges for own tokens, and the stronger one for tokens of others (%s)',
    async (dialect) => {
      const catalog = await granting({ datahub: [MANAGE], jane: [GENERATE] }, { dialect });
      const outcome = async (user: 'datahub' | 'jane' | 'joe', actorUrn: string | undefined) => {
        const answer = await requestToken(catalog, await logIn(catalog, user), {
          actorUrn: actorUrn ?? '',
        });
        return answer.body.errors ? failure(answer) : 'made';
      };
      expect([
        await outcome('datahub', datahub),
        await outcome('datahub', joe),
        await outcome('jane', jane),
      ]).toEqual(['made', 'made', 'made']);
      // Urns are compared as texts. Another spelling of one's own urn counts as another user.
      for (const other of [joe, 'urn:li:corpuser:Jane'])
        expect(await outcome('jane', other)).toEqual(forbiddenIn(dialect));
      expect(await outcome('joe', joe)).toEqual(forbiddenIn(dialect));
    },
  );
});
