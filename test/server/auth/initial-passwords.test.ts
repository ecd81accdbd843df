import { describe, expect, test } from 'vitest';
import type { AuthOptions } from '../../../src/server/auth/auth-options.js';
import { storeInitialPasswords } from '../../../src/server/auth/initial-passwords.js';
import { QUICK } from '../../../src/server/auth/password-hash.js';
import { createPasswords, type Passwords } from '../../../src/server/auth/passwords.js';
import { createSessions } from '../../../src/server/auth/sessions.js';
import { firstUser } from '../../../src/server/shared/first-user.js';
import { thrownError } from '../../support/server/refusal.js';
import { emptyDatabase } from '../../support/server/store.js';
import { jane } from '../../support/server/urns.js';

function storePasswords(passwords: Passwords, auth: AuthOptions): Promise<unknown> {
  return storeInitialPasswords(passwords, auth, 'other-machines');
}

function noPasswords(): Passwords {
  return createPasswords(emptyDatabase(), QUICK);
}

describe('the first user', () => {
  test('gets a new password, which is shown once', async () => {
    const passwords = noPasswords();
    const told: string[] = [];
    const onPasswordMade = (password: string) => told.push(password);
    expect(await storePasswords(passwords, { onPasswordMade })).toEqual([]);
    expect(await storePasswords(passwords, { onPasswordMade })).toEqual([]);
    expect(told).toEqual([expect.stringMatching(/^[\w-]{22}$/)]);
    expect(await passwords.verify(firstUser, told[0] ?? '')).toBe(true);
  });

  test('gets no password if it cannot be shown', async () => {
    const passwords = noPasswords();
    expect(await thrownError(() => storePasswords(passwords, {}))).toMatchObject({
      codeName: 'server-password-unusable',
      exitCode: 64,
    });
    expect(passwords.has(firstUser)).toBe(false);
  });

  test('gets no new password if one is configured', async () => {
    const passwords = noPasswords();
    const onPasswordMade = () => expect.fail('a password was made');
    expect(
      await storePasswords(passwords, {
        passwords: { datahub: 'open sesame', jane: 'jane has a cat' },
        onPasswordMade,
      }),
    ).toEqual([firstUser, jane]);
    expect(await passwords.verify(jane, 'jane has a cat')).toBe(true);
    expect(await passwords.verify(jane, 'open sesame')).toBe(false);
  });
});

test('a changed password replaces the stored one, and ends the sessions of that user only', async () => {
  const database = emptyDatabase();
  const passwords = createPasswords(database, QUICK);
  const sessions = createSessions(database.credentialTables, () => 0);
  const given = { datahub: 'open sesame', jane: 'jane has a cat' };
  await storePasswords(passwords, { passwords: given });
  const [his, hers] = [sessions.open(firstUser), sessions.open(jane)];
  await storePasswords(passwords, { passwords: given });
  expect([sessions.identify(his), sessions.identify(hers)]).toEqual([firstUser, jane]);
  await storePasswords(passwords, { passwords: { ...given, jane: 'jane has a dog' } });
  expect([sessions.identify(his), sessions.identify(hers)]).toEqual([firstUser, undefined]);
  expect([
    await passwords.verify(jane, 'jane has a cat'),
    await passwords.verify(jane, 'jane has a dog'),
  ]).toEqual([false, true]);
});

test.each([
  [
    'is too short',
    { datahub: 'open sesame', jane: 'c4ttery' },
    'the password of the user jane has 7 characters',
  ],
  [
    'belongs to a name that no urn can hold',
    { datahub: 'open sesame', 'a,b': 'jane has a cat' },
    '"a,b" is not a valid user name',
  ],
])(
  'a password that %s is refused and not shown, and no password is stored',
  async (_what, given, words) => {
    const passwords = noPasswords();
    const { codeName, message, hint } = await thrownError(() =>
      storePasswords(passwords, { passwords: given }),
    );
    expect([codeName, message]).toEqual([
      'server-password-unusable',
      expect.stringContaining(words),
    ]);
    for (const secret of Object.values(given)) expect(`${message} ${hint}`).not.toContain(secret);
    expect(passwords.has(firstUser)).toBe(false);
  },
);

test('a catalog of this machine only accepts a short password and refuses an empty one', async () => {
  const passwords = noPasswords();
  await storeInitialPasswords(passwords, { passwords: { datahub: 'x' } }, 'this-machine');
  expect(await passwords.verify(firstUser, 'x')).toBe(true);
  const { message } = await thrownError(() =>
    storeInitialPasswords(passwords, { passwords: { datahub: '' } }, 'this-machine'),
  );
  expect(message).toContain('has 0 characters');
});
