import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { checkToken, signToken, tokenTypes } from '../../../src/server/auth/token-claims.js';

const secret = Buffer.alloc(32, 'made up');
const CLAIMS = {
  version: '2',
  type: 'PERSONAL',
  actorType: 'USER',
  actorId: 'jane',
  iss: 'datahub-metadata-service',
};

function signed(claims: object, alg: string = 'HS256', key: Uint8Array = secret): Promise<string> {
  return new SignJWT({ ...claims }).setProtectedHeader({ alg }).sign(key);
}

test.each(tokenTypes)(
  'a signed token of type %s is valid for its user until it expires',
  async (type) => {
    const text = await signToken({ type, username: 'jane', expiresAt: 5000 }, secret);
    expect(await checkToken(text, secret, 4999)).toEqual({ kind: 'valid', username: 'jane' });
    expect(await checkToken(text, secret, 5000)).toEqual({ kind: 'expired' });
  },
);

test('our claims are valid if the right key signed them', async () => {
  expect(await checkToken(await signed(CLAIMS), secret, 0)).toEqual({
    kind: 'valid',
    username: 'jane',
  });
});

test.each([
  ['of another version', { version: '1' }],
  ['whose version is a number', { version: 2 }],
  ['of another type', { type: 'SESSION' }],
  ['of another kind of actor', { actorType: 'GROUP' }],
  ['of no actor', { actorId: undefined }],
  ['of another issuer', { iss: 'somebody' }],
  ['of no issuer', { iss: undefined }],
  ['that is not valid yet', { nbf: 10 }],
  ['that was made more than a minute later', { iat: 61 }],
])('a token %s is invalid', async (_what, claims) => {
  expect(await checkToken(await signed({ ...CLAIMS, ...claims }), secret, 0)).toEqual({
    kind: 'invalid',
  });
});

test.each([0, 60])('a token that was made at second %i is valid at second 0', async (iat) => {
  expect(await checkToken(await signed({ ...CLAIMS, iat }), secret, 0)).toEqual({
    kind: 'valid',
    username: 'jane',
  });
});

test('a token of another algorithm or of another key is invalid, even if it is expired', async () => {
  expect(await checkToken(await signed(CLAIMS, 'HS512'), secret, 0)).toEqual({ kind: 'invalid' });
  const other = Buffer.alloc(32, 'another');
  expect(
    await checkToken(await signed({ ...CLAIMS, exp: 1 }, 'HS256', other), secret, 5000),
  ).toEqual({ kind: 'invalid' });
});
