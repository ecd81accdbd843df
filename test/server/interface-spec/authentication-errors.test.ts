import { describe, expect, test } from 'vitest';
import { type Dialect, dialects } from '../../../src/server/shared/dialect.js';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { corpUserUrn } from '../../../src/urn/corp-user-urn.js';
import {
  ask,
  bearer,
  granting,
  guardedCatalog,
  logIn,
  movableClock,
  requestToken,
  tokenFor,
} from '../../support/server/auth.js';
import { type Answer, get, post, quoted } from '../../support/server/catalog.js';
import { identifyCaller, ME_QUERY } from '../../support/server/identify-caller.js';

const datahub = corpUserUrn('datahub');
const jane = corpUserUrn('jane');
const FORBIDDEN = 'Unauthorized to perform this action. Please contact your DataHub administrator.';

describe.each(dialects)('interface spec 7, errors, in the dialect %s', (dialect: Dialect) => {
  test('a request without a valid token is answered 401 without a reason', async () => {
    const { clock, pass } = movableClock();
    const catalog = await guardedCatalog({ dialect, clock });
    const expired = await tokenFor(catalog, 'datahub', { duration: 'ONE_HOUR' });
    pass(60 * 60 * 1000);
    const { text, metadata } = await tokenFor(catalog, 'datahub');
    const revoke = 'mutation ($id: String!) { revokeAccessToken(tokenId: $id) }';
    await ask(catalog, revoke, { id: metadata.id }, bearer(text));
    const known = [{}, bearer(expired.text), bearer(text)];
    for (const headers of [...known, ...Object.values(invalidHeaders(text))])
      await expectBarred(catalog, headers as Record<string, string>);
  });

  test('a token whose user lacks the privilege is refused', async () => {
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
  ])('a token and a session are refused after their user was %s', async (_what, aspect, value) => {
    const catalog = await guardedCatalog({ dialect });
    const token = bearer((await tokenFor(catalog, 'jane')).text);
    const session = await logIn(catalog, 'jane');
    expect(await identifyCaller(catalog, token)).toEqual([200, jane]);
    const admin = await logIn(catalog);
    const path = '/openapi/v3/entity/corpuser?async=false';
    const write = (json: unknown) =>
      post(catalog, path, [{ urn: jane, [aspect]: { value: json } }], admin);
    expect((await write(value)).status).toBe(200);
    for (const headers of [token, session]) await expectBarred(catalog, headers);
    const credentials = { username: 'jane', password: 'jane has a cat' };
    const { body } = await post(catalog, '/logIn', credentials);
    expect(body).toEqual({ message: 'Invalid Credentials' });
    const active = { removed: false, active: true };
    await write(aspect === 'corpUserStatus' ? { status: 'ACTIVE' } : active);
    expect(await identifyCaller(catalog, token)).toEqual([200, jane]);
  });

  test('a token whose user does not exist is refused', async () => {
    const catalog = await guardedCatalog({ dialect });
    await expectBarred(catalog, bearer((await tokenFor(catalog, 'nobody')).text));
  });
});

/** Expects the answer to a wrong token. */
async function expectBarred(catalog: Catalog, headers: Record<string, string>): Promise<void> {
  const rest = await get(catalog, `/entities/${quoted(datahub)}`, 'GET', headers);
  const graphql = await ask(catalog, ME_QUERY, {}, headers);
  const message = 'Unauthorized to perform this action.';
  expect(outcome(rest)).toEqual([401, { message, status: 401 }]);
  expect(outcome(graphql)).toEqual([401, { errors: [{ message }], data: null, extensions: {} }]);
}

function outcome({ status, body }: Answer): readonly unknown[] {
  return [status, body];
}

/** Headers that a catalog must refuse, made from a valid token. */
function invalidHeaders(text: string): Readonly<Record<string, Record<string, string>>> {
  const [header = '', payload = '', signature = ''] = text.split('.');
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
  return {
    'no scheme': { Authorization: text },
    'other scheme': { Authorization: `Basic ${text}` },
    'system client': { Authorization: 'Basic __datahub_system:JohnSnowKnowsNothing' },
    'no token': { Authorization: 'Bearer ' },
    nonsense: { Authorization: 'Bearer nonsense' },
    'other signature': {
      Authorization: `Bearer ${header}.${payload}.${signature.split('').reverse().join('')}`,
    },
    unsigned: { Authorization: `Bearer ${unsigned}.${payload}.` },
    'unknown session': { Cookie: 'PLAY_SESSION=nonsense; actor=urn:li:corpuser:datahub' },
    'named actor': { 'X-DataHub-Actor': datahub },
  };
}
