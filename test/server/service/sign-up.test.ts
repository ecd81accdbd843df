import { describe, expect, test } from 'vitest';
import { dialects } from '../../../src/server/shared/dialect.js';
import type { Catalog, StartCatalogOptions } from '../../../src/server/start-catalog.js';
import { corpUserUrn } from '../../../src/urn/corp-user-urn.js';
import { expectJson } from '../../support/golden.js';
import {
  ask,
  bearer,
  guardedCatalog,
  logIn,
  PASSWORDS,
  tokenFor,
} from '../../support/server/auth.js';
import { type Answer, post, runningCatalog } from '../../support/server/catalog.js';
import { sendRaw } from '../../support/server/raw-request.js';

const alice = corpUserUrn('alice');
const INVITE = '{ getInviteToken(input: {}) { inviteToken } }';

/** The form of the official client, without the invite token. */
const FORM = {
  userUrn: alice,
  email: 'alice@example.com',
  fullName: 'Alice Adams',
  password: 'alice has a newt',
  title: 'Other',
};

interface Invited {
  readonly catalog: Catalog;
  readonly inviteToken: string;
  readonly signUp: (form?: Readonly<Record<string, unknown>>) => Promise<Answer>;
}

async function invited(options: StartCatalogOptions = {}): Promise<Invited> {
  const catalog = await guardedCatalog(options);
  const { body } = await ask(catalog, INVITE, {}, await logIn(catalog));
  const { inviteToken } = body.data.getInviteToken;
  return {
    catalog,
    inviteToken,
    signUp: (form = {}) => post(catalog, '/signUp', { ...FORM, inviteToken, ...form }),
  };
}

async function logInStatus(
  catalog: Catalog,
  username: string,
  password: string = FORM.password,
): Promise<number> {
  return (await post(catalog, '/logIn', { username, password })).status;
}

const REMOVE = `mutation { removeUser(urn: "${alice}") }`;

/** The status of a request with each credential of the first user named alice. */
async function oldStatuses(
  catalog: Catalog,
  headers: readonly Record<string, string>[],
): Promise<readonly number[]> {
  const statuses = [await logInStatus(catalog, 'alice')];
  for (const one of headers)
    statuses.push((await ask(catalog, '{ me { __typename } }', {}, one)).status);
  return statuses;
}

describe('a removed user', () => {
  test('can be invited again, and gets no credential of before', async () => {
    const { catalog, signUp } = await invited();
    const cookies = (await signUp()).headers.getSetCookie().map((one) => one.split(';', 1)[0]);
    const token = (await tokenFor(catalog, 'alice')).text;
    const old = [{ Cookie: cookies.join('; ') }, bearer(token)];
    expect(await oldStatuses(catalog, old)).toEqual([200, 200, 200]);
    const admin = await logIn(catalog);
    expect((await ask(catalog, REMOVE, {}, admin)).body.data).toEqual({ removeUser: true });
    expect(await oldStatuses(catalog, old)).toEqual([400, 401, 401]);
    expect((await signUp({ password: 'alice has a dog' })).status).toBe(200);
    expect(await oldStatuses(catalog, old)).toEqual([400, 401, 401]);
    expect(await logInStatus(catalog, 'alice', 'alice has a dog')).toBe(200);
  });

  test.each([
    ['ownership', 'tag', 'urn:li:tag:a', { owners: [{ owner: alice, type: 'DATAOWNER' }] }],
    [
      'corpGroupInfo',
      'corpGroup',
      'urn:li:corpGroup:g',
      { admins: [], members: [alice], groups: [] },
    ],
  ])('cannot, as long as the aspect %s refers to the name', async (aspect, type, urn, value) => {
    const { catalog, signUp } = await invited();
    expect((await signUp()).status).toBe(200);
    const admin = await logIn(catalog);
    const entity = [{ urn, [aspect]: { value } }];
    const path = `/openapi/v3/entity/${type}?async=false`;
    expect((await post(catalog, path, entity, admin)).status).toBe(200);
    expect((await ask(catalog, REMOVE, {}, admin)).body.data).toEqual({ removeUser: true });
    const { status, body } = await signUp();
    expect([status, body.message]).toEqual([
      400,
      'This user name cannot be taken; choose another one, or ask an administrator to create the user.',
    ]);
  });
});

describe('/signUp', () => {
  test('creates a user who can log in, and logs the user in', async () => {
    const { catalog, signUp } = await invited();
    const { status, body, headers } = await signUp();
    expect([status, body]).toEqual([200, '']);
    const cookies = headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
    const session = { Cookie: cookies.join('; ') };
    const who =
      '{ me { corpUser { urn properties { displayName fullName email title active } status } platformPrivileges { managePolicies } } }';
    const { me } = (await ask(catalog, who, {}, session)).body.data;
    await expectJson(import.meta, 'signup-creates-a-user-who-can', me);
    expect(await logInStatus(catalog, 'alice')).toBe(200);
    expect(await logInStatus(catalog, 'alice', 'nonsense')).toBe(400);
  });

  test('names users by their e-mail if the form has no urn', async () => {
    const { catalog, signUp } = await invited();
    expect((await signUp({ userUrn: undefined, email: ' bob@example.com ' })).status).toBe(200);
    expect(await logInStatus(catalog, 'bob@example.com')).toBe(200);
  });

  test.each([
    ['fullName', '', 'Full name must not be empty.'],
    ['email', ' ', 'Email must not be empty.'],
    ['password', 1, 'Password must not be empty.'],
    ['title', null, 'Title must not be empty.'],
    ['inviteToken', undefined, 'Invite token must not be empty.'],
    ['inviteToken', 'nonsense', 'Invalid invite token; ask an administrator for a new one.'],
    ['userUrn', corpUserUrn('datahub'), 'This user already exists! Cannot create a new user.'],
    [
      'userUrn',
      'urn:li:tag:alice',
      expect.stringContaining('give userUrn as urn:li:corpuser:<user name>.'),
    ],
  ])('refuses %s %j', async (member, value, message) => {
    const { catalog, signUp } = await invited();
    const { status, body, headers } = await signUp({ [member]: value });
    expect([status, body, headers.getSetCookie()]).toEqual([400, { message }, []]);
    expect(await logInStatus(catalog, 'alice')).toBe(400);
  });

  test('does not reveal which users exist', async () => {
    const { signUp } = await invited();
    const answers = [
      await signUp({ inviteToken: 'x' }),
      await signUp({ inviteToken: 'x', userUrn: corpUserUrn('datahub') }),
    ];
    expect(new Set(answers.map(({ body }) => body.message)).size).toBe(1);
  });

  test('requires a longer password if other machines can reach the catalog', async () => {
    const everywhere = await invited({ host: '0.0.0.0', auth: { passwords: { ...PASSWORDS } } });
    const { status, body } = await everywhere.signUp({ password: 'seven..' });
    expect([status, body.message]).toEqual([400, 'Password must have at least 8 characters.']);
    expect((await (await invited()).signUp({ password: 'x' })).status).toBe(200);
  });

  test('creates one user from many simultaneous requests', async () => {
    const { signUp } = await invited();
    const statuses = await Promise.all(
      Array.from({ length: 4 }, async () => (await signUp()).status),
    );
    expect(statuses.sort()).toEqual([200, 400, 400, 400]);
  });

  test('cannot be sent by a page of another origin', async () => {
    const { catalog, inviteToken } = await invited();
    const body = { ...FORM, inviteToken };
    expect(
      (
        await sendRaw(catalog, {
          path: '/signUp',
          headers: { Origin: 'https://example.org' },
          body,
        })
      ).status,
    ).toBe(403);
  });

  test('does not repeat a body that is not JSON', async () => {
    const { body } = await post(await guardedCatalog(), '/signUp', '{"password":"open sesame"');
    expect(body.error).toContain('not a JSON object');
    expect(JSON.stringify(body)).not.toContain('sesame');
  });

  test.each(dialects)('creates no user while authentication is off (%s)', async (dialect) => {
    const { status, body } = await post(await runningCatalog({ dialect }), '/signUp', {
      ...FORM,
      inviteToken: 'x',
    });
    expect([status, body.message]).toEqual([400, expect.stringContaining('Authentication is off')]);
  });
});
