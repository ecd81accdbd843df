import { expect, test } from 'vitest';
import { createLogIn, type LogInAttempt } from '../../../src/server/auth/log-in.js';
import { QUICK } from '../../../src/server/auth/password-hash.js';
import { createPasswords } from '../../../src/server/auth/passwords.js';
import { ensureFirstUser } from '../../../src/server/bootstrap/ensure-first-user.js';
import { firstUser } from '../../../src/server/shared/first-user.js';
import { movableClock } from '../../support/server/auth.js';
import { emptyDatabase } from '../../support/server/store.js';
import { jane } from '../../support/server/urns.js';

async function door(): Promise<{
  readonly logIn: (attempt: Partial<LogInAttempt>) => Promise<unknown>;
  readonly pass: (ms: number) => void;
}> {
  const database = emptyDatabase();
  const { clock, pass } = movableClock();
  ensureFirstUser({ store: database.store, dialect: 'spec', time: 0 });
  const passwords = createPasswords(database, QUICK);
  await passwords.set(firstUser, 'open sesame');
  const logIn = createLogIn({ passwords, store: database.store, clock });
  return {
    pass,
    logIn: (attempt) =>
      logIn({ username: 'datahub', password: 'nonsense', address: '127.0.0.1', ...attempt }),
  };
}

const MINUTES_MS = 60_000;

test('a right password does not count as a guess', async () => {
  const { logIn } = await door();
  for (let i = 0; i < 101; i++)
    expect(await logIn({ password: 'open sesame' })).toEqual({ kind: 'ok', user: firstUser });
});

test('a name that is too long is refused without a check and is not counted', async () => {
  const { logIn } = await door();
  for (let i = 0; i < 11; i++)
    expect(await logIn({ username: 'a'.repeat(257) })).toEqual({ kind: 'refused' });
  for (let i = 0; i < 10; i++)
    expect(await logIn({ username: 'a'.repeat(256) })).toEqual({ kind: 'refused' });
  expect(await logIn({})).toMatchObject({ kind: 'wait' });
});

test('many guesses at one user from many addresses block all log-ins as that user', async () => {
  const { logIn, pass } = await door();
  for (let i = 0; i < 100; i++)
    expect(await logIn({ address: `10.0.0.${i}` })).toEqual({ kind: 'refused' });
  const right = { password: 'open sesame', address: '10.0.1.1' };
  expect(await logIn(right)).toEqual({ kind: 'wait', forMs: 10 * MINUTES_MS });
  expect(await logIn({ username: 'jane', address: '10.0.1.2' })).toEqual({ kind: 'refused' });
  pass(10 * MINUTES_MS);
  expect(await logIn(right)).toEqual({ kind: 'ok', user: firstUser });
});

test('an address has ten guesses over all users', async () => {
  const { logIn } = await door();
  for (let i = 0; i < 10; i++)
    expect(await logIn({ username: `user${i}` })).toEqual({ kind: 'refused' });
  expect(await logIn({ password: 'open sesame' })).toMatchObject({ kind: 'wait' });
});

test('a user without a password and an unknown user cost a hash too, so that time does not tell them apart', async () => {
  const impossible = { logN: 10, p: 2 ** 30 };
  const passwords = createPasswords(emptyDatabase(), impossible);
  for (const user of [jane, undefined])
    await expect(passwords.verify(user, 'nonsense')).rejects.toThrow('scrypt');
});
