import { expect, test } from 'vitest';
import { type Credentials, createCredentials } from '../../../src/server/auth/credentials.js';
import { QUICK } from '../../../src/server/auth/password-hash.js';
import { createSignUp, type SignUpOutcome } from '../../../src/server/auth/sign-up.js';
import type { CatalogStore } from '../../../src/server/store/sqlite-store.js';
import { corpUserUrn } from '../../../src/urn/corp-user-urn.js';
import { emptyDatabase } from '../../support/server-store.js';

const alice = corpUserUrn('alice');

interface Desk {
  readonly store: CatalogStore;
  readonly credentials: Credentials;
  readonly signUp: (password: string) => Promise<SignUpOutcome>;
}

function desk(): Desk {
  const database = emptyDatabase();
  const { store } = database;
  const clock = () => 1000;
  const credentials = createCredentials(database, { clock, cost: QUICK, rotateKey: false, reach: 'this-machine' });
  const signUp = createSignUp({ store, dialect: 'spec', clock, credentials });
  const form = {
    userUrn: alice,
    email: 'a@example.com',
    fullName: 'Alice',
    title: 'Other',
    inviteToken: credentials.invites.read(undefined),
  };
  return { store, credentials, signUp: (password) => signUp({ ...form, password }) };
}

test('leaves nothing of somebody who had the name before: neither tokens, nor sessions, nor a password', async () => {
  const { store, credentials, signUp } = desk();
  const { tokens, sessions, passwords } = credentials;
  expect(await signUp('the first alice')).toEqual({ kind: 'ok', user: alice });
  const request = { actor: alice, owner: alice, name: 'ci', description: undefined, durationMs: undefined };
  const { text } = await tokens.create(request);
  const session = sessions.open(alice);
  store.hardDelete(alice);
  expect([await tokens.identify(text), sessions.identify(session)]).toEqual([alice, alice]);
  expect(await signUp('the second alice')).toEqual({ kind: 'ok', user: alice });
  expect([await tokens.identify(text), sessions.identify(session)]).toEqual([undefined, undefined]);
  expect(await passwords.verify(alice, 'the first alice')).toBe(false);
  expect(await passwords.verify(alice, 'the second alice')).toBe(true);
});

test('an invitation that ends while the password is hashed is no invitation', async () => {
  const { store, credentials, signUp } = desk();
  const outcome = signUp('alice');
  credentials.invites.renew(undefined);
  expect(await outcome).toMatchObject({ kind: 'refused', message: expect.stringContaining('Invalid invite token') });
  expect([store.exists(alice), credentials.passwords.has(alice)]).toEqual([false, false]);
});
