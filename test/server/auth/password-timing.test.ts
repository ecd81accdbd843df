import { expect, test, vi } from 'vitest';
import { createLogIn } from '../../../src/server/auth/log-in.js';
import { STRONG } from '../../../src/server/auth/password-hash.js';
import { createPasswords } from '../../../src/server/auth/passwords.js';
import { corpUserUrn } from '../../../src/urn/corp-user-urn.js';
import { emptyDatabase } from '../../support/server/store.js';

/** The parameters of each hash that was computed. */
const { hashed } = vi.hoisted(() => ({ hashed: [] as unknown[] }));

vi.mock('node:crypto', async (load) => {
  const crypto = await load<typeof import('node:crypto')>();
  const scrypt = (...[password, salt, bytes, cost, done]: Parameters<typeof crypto.scrypt>) => {
    hashed.push({ bytes, cost, saltBytes: Buffer.from(salt as Buffer).length });
    crypto.scrypt(password, salt, bytes, { ...cost, N: 2, maxmem: 2 ** 20 }, done);
  };
  return { ...crypto, scrypt };
});

const ALICE = corpUserUrn('alice');
const BOB = corpUserUrn('bob');

test('each attempt to log in computes one hash of the same cost, whoever is named', async () => {
  const database = emptyDatabase();
  const passwords = createPasswords(database, STRONG);
  database.store.write(
    [ALICE, BOB, corpUserUrn('carol')].map((urn) => ({
      urn,
      name: 'corpUserStatus',
      value: { status: urn === BOB ? 'SUSPENDED' : 'ACTIVE' },
    })),
    { actor: ALICE, time: 1 },
  );
  await passwords.set(ALICE, 'open sesame');
  await passwords.set(BOB, 'open sesame');
  const logIn = createLogIn({ passwords, store: database.store, clock: () => 1 });
  const costs: unknown[] = [];
  for (const [i, username] of ['alice', 'bob', 'carol', 'nobody', 'a,b', '', 'ALICE'].entries()) {
    hashed.splice(0);
    const outcome = await logIn({ username, password: 'close sesame', address: `10.0.0.${i}` });
    expect(outcome).toEqual({ kind: 'refused' });
    costs.push([...hashed]);
  }
  const [first] = costs;
  expect(first).toEqual([
    { bytes: 32, cost: expect.objectContaining({ r: 8, p: 3, N: 2 ** 15 }), saltBytes: 16 },
  ]);
  expect(costs).toEqual(costs.map(() => first));
});
