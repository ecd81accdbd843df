import { expect, test } from 'vitest';
import {
  decoyHash,
  hashPassword,
  QUICK,
  STRONG,
  verifyPassword,
} from '../../../src/server/auth/password-hash.js';

test('a password matches its hash in any Unicode form', async () => {
  const hash = await hashPassword('caf\u00e9 au lait', QUICK);
  expect(await verifyPassword('caf\u00e9 au lait', hash)).toBe(true);
  expect(await verifyPassword('cafe\u0301 au lait', hash)).toBe(true);
  expect(await verifyPassword('cafe au lait', hash)).toBe(false);
  expect(await verifyPassword('', hash)).toBe(false);
});

test('two hashes of a password differ, and neither contains it', async () => {
  const [one, other] = [
    await hashPassword('open sesame', QUICK),
    await hashPassword('open sesame', QUICK),
  ];
  expect(one).not.toBe(other);
  expect(one).toMatch(/^\$scrypt\$ln=10,r=8,p=1\$[\w-]{22}\$[\w-]{43}$/);
});

test('a hash stores its cost, so that an older hash is checked at its own cost', async () => {
  const hash = await hashPassword('open sesame', STRONG);
  expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
  expect(await verifyPassword('open sesame', hash)).toBe(true);
  expect(await verifyPassword('open sesame', hash.replace('p=3', 'p=2'))).toBe(false);
});

test.each(['', 'open sesame', '$scrypt$ln=10,r=8,p=1$c2FsdA$c2hvcnQ'])(
  'a malformed stored hash is an error: "%s"',
  async (stored) => {
    await expect(verifyPassword('open sesame', stored)).rejects.toThrow('unknown form');
  },
);

test('a decoy has the form and the cost of a hash, and matches no password', async () => {
  const decoy = decoyHash(QUICK);
  expect(decoy.length).toBe((await hashPassword('', QUICK)).length);
  expect(decoy.split('$', 3)).toEqual((await hashPassword('', QUICK)).split('$', 3));
  expect(await verifyPassword('', decoy)).toBe(false);
});
