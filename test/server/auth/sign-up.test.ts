import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import type { Credentials } from '../../../src/server/auth/credentials.js';
import { createSignUp, type SignUpOutcome } from '../../../src/server/auth/sign-up.js';
import type { CatalogStore } from '../../../src/server/store/catalog-store.js';
import { corpUserUrn } from '../../../src/urn/corp-user-urn.js';
import type { Urn } from '../../../src/urn/urn.js';
import { credentialsOf, personalToken } from '../../support/server/auth.js';
import { emptyDatabase } from '../../support/server/store.js';

const alice = corpUserUrn('alice');

interface Desk {
  readonly store: CatalogStore;
  readonly credentials: Credentials;
  readonly signUp: (password: string, credentials?: Credentials) => Promise<SignUpOutcome>;
  /** Signs up with this user name in the urn, and with this e-mail address as the name. */
  readonly signUpAs: (name: string) => Promise<readonly SignUpOutcome[]>;
}

function desk(): Desk {
  const database = emptyDatabase();
  const { store } = database;
  const clock = () => 1000;
  const credentials = credentialsOf(database, clock);
  const form = {
    userUrn: alice,
    email: 'a@example.com',
    fullName: 'Alice',
    title: 'Other',
    inviteToken: credentials.invites.read(undefined),
  };
  const attempt = createSignUp({ store, dialect: 'spec', clock, credentials });
  return {
    store,
    credentials,
    signUp: (password, by = credentials) =>
      createSignUp({ store, dialect: 'spec', clock, credentials: by })({ ...form, password }),
    signUpAs: async (name) => [
      await attempt({ ...form, password: 'a sentence', userUrn: corpUserUrn(name) }),
      await attempt({ ...form, password: 'a sentence', userUrn: undefined, email: name }),
    ],
  };
}

const bob = corpUserUrn('bob');
const tag = 'urn:li:tag:a' as Urn;
const policy = 'urn:li:dataHubPolicy:p' as Urn;
const group = 'urn:li:corpGroup:g' as Urn;

/** Stores one aspect in the name of another user. */
function put({ store }: Desk, urn: Urn, name: string, value: JsonObject, actor: Urn = bob): void {
  store.write([{ urn, name, value }], { actor, time: 1 });
}

const actors = (...users: readonly string[]): JsonObject => ({
  type: 'PLATFORM',
  privileges: ['MANAGE_POLICIES'],
  actors: { users },
});

/** Records that can refer to a user who does not exist. */
const PASTS: Readonly<Record<string, (desk: Desk) => unknown>> = {
  'a policy': (one) => {
    put(one, policy, 'dataHubPolicyKey', { id: 'p' });
    put(one, policy, 'dataHubPolicyInfo', actors(bob, alice));
  },
  'a policy as it was before': (one) => {
    put(one, policy, 'dataHubPolicyInfo', actors(alice));
    put(one, policy, 'dataHubPolicyInfo', actors(bob));
  },
  'a list of owners': (one) =>
    put(one, tag, 'ownership', { owners: [{ owner: alice, type: 'DATAOWNER' }] }),
  'the members of a group': (one) =>
    put(one, group, 'corpGroupInfo', { admins: [], members: [alice], groups: [] }),
  'a membership of their own': (one) =>
    put(one, alice, 'nativeGroupMembership', { nativeGroups: [group] }),
  'a role of their own': (one) =>
    put(one, alice, 'roleMembership', { roles: ['urn:li:dataHubRole:Admin'] }),
  'the key of a map': (one) => put(one, tag, 'custom', { rights: { [alice]: 'all' } }),
  'JSON in a text': (one) => put(one, tag, 'custom', { json: JSON.stringify({ owner: alice }) }),
  'the urn of another entity': (one) =>
    put(one, `urn:li:other:(${alice},x)` as Urn, 'status', { removed: false }),
  'the end of another urn': (one) =>
    put(one, tag, 'custom', { about: `urn:li:other:(x,${alice})` }),
  'an event': (one) =>
    put(one, tag, 'datasetUsageStatistics', {
      timestampMillis: 1,
      userCounts: [{ user: alice, count: 1 }],
    }),
  'the stamp of a write': (one) => put(one, tag, 'status', { removed: false }, alice),
  'a token': ({ credentials }) => credentials.tokens.create(personalToken(alice, bob)),
  'the owner of a token': ({ credentials }) => credentials.tokens.create(personalToken(bob, alice)),
  'a password': ({ credentials }) => credentials.passwords.set(alice, 'the first alice'),
};

const TAKEN = {
  kind: 'refused',
  message: expect.stringContaining('This user name cannot be taken'),
};

describe('sign-up refuses a user', () => {
  test.each(Object.entries(PASTS))('whom %s refers to', async (_what, name) => {
    const one = desk();
    await name(one);
    expect(await one.signUp('alice')).toEqual(TAKEN);
    expect(one.store.exists(alice)).toBe(false);
    expect(await one.credentials.passwords.verify(alice, 'alice')).toBe(false);
  });

  test.each(['a policy', 'a list of owners', 'a token'])(
    'to whom %s begins to refer while the password is hashed',
    async (what) => {
      const one = desk();
      const { passwords } = one.credentials;
      const slow: Desk['credentials'] = {
        ...one.credentials,
        passwords: {
          ...passwords,
          hash: async (password) => {
            const hash = await passwords.hash(password);
            await PASTS[what]?.(one);
            return hash;
          },
        },
      };
      expect(await one.signUp('alice', slow)).toEqual(TAKEN);
      expect(one.store.exists(alice)).toBe(false);
    },
  );

  test('with a message that does not tell which record it is', async () => {
    const messages = new Set<string>();
    for (const name of Object.values(PASTS)) {
      const one = desk();
      await name(one);
      const outcome = await one.signUp('alice');
      if (outcome.kind === 'refused') messages.add(outcome.message);
    }
    expect(messages.size).toBe(1);
  });
});

test('a name that only begins or ends like a referenced name is accepted', async () => {
  const one = desk();
  for (const name of ['alice2', 'alice@example.com', 'alice.b', 'malice', 'ALICE']) {
    const user = corpUserUrn(name);
    put(one, policy, 'dataHubPolicyInfo', actors(user));
    put(one, tag, 'ownership', { owners: [{ owner: user, type: 'DATAOWNER' }] });
  }
  expect(await one.signUp('alice')).toEqual({ kind: 'ok', user: alice });
});

function fillWith5000(one: Desk): void {
  for (let i = 0; i < 5000; i++) put(one, `urn:li:tag:${i}` as Urn, 'status', { removed: false });
}

test('the search for a name covers a large catalog, and other work runs in between', async () => {
  const one = desk();
  fillWith5000(one);
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 0);
  expect(await one.signUp('alice')).toEqual({ kind: 'ok', user: alice });
  clearInterval(ticking);
  expect(ticks).toBeGreaterThan(0);
  const other = desk();
  fillWith5000(other);
  put(other, 'urn:li:tag:last' as Urn, 'custom', { by: alice });
  expect(await other.signUp('alice')).toEqual(TAKEN);
});

test('an invitation that ends while the password is hashed is refused', async () => {
  const { store, credentials, signUp } = desk();
  const outcome = signUp('alice');
  credentials.invites.renew(undefined);
  expect(await outcome).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('Invalid invite token'),
  });
  expect([store.exists(alice), credentials.passwords.has(alice)]).toEqual([false, false]);
});

const UNUSUAL = expect.stringContaining('The user name must begin with a letter or a digit');

const WRONG = [
  ...'../x .x a/b a\\b a%2Fb a:b <b> -a unknown Unknown_Actor service_a'.split(' '),
  ...'a\u200bb \u202ea d\u0430tahub \uff44atahub ﬁn é e\u0301'.split(' '),
  'a b',
  'a'.repeat(257),
];

test.each(WRONG)('the name %j is not the name of a new user', async (name) => {
  const one = desk();
  for (const outcome of await one.signUpAs(name))
    expect(outcome).toEqual({ kind: 'refused', message: UNUSUAL });
  expect(one.store.listEntities('corpuser')).toEqual([]);
});

test.each(['a', 'Alice.B-c_d', '7', 'alice+x@example.com'])('the name %j is', async (name) => {
  expect(await desk().signUpAs(name)).toEqual([
    { kind: 'ok', user: corpUserUrn(name) },
    { kind: 'refused', message: 'This user already exists! Cannot create a new user.' },
  ]);
});

test.each([
  ['datahub', 'DataHub'],
  ['DataHub', 'datahub'],
  ['\uff44atahub', 'DATAHUB'],
  ['ﬁn@example.com', 'fin@example.com'],
  ['straße', 'STRASSE'],
])('beside the user %s, the name %s is taken', async (existing, name) => {
  const one = desk();
  put(one, corpUserUrn(existing), 'corpUserKey', { username: existing });
  for (const outcome of await one.signUpAs(name)) expect(outcome).toEqual(TAKEN);
  expect(one.store.listEntities('corpuser')).toEqual([corpUserUrn(existing)]);
});

test('a look-alike that is written while the password is hashed is refused', async () => {
  const one = desk();
  const outcome = one.signUp('alice');
  put(one, corpUserUrn('ALICE'), 'corpUserKey', { username: 'ALICE' });
  expect(await outcome).toEqual(TAKEN);
});
