import { expect, test } from 'vitest';
import { createInviteTokens } from '../../../src/server/auth/invite-tokens.js';
import type { Urn } from '../../../src/urn/urn.js';
import { emptyDatabase } from '../../support/server/store.js';

const editor = 'urn:li:dataHubRole:Editor' as Urn;
const key = { secret: 'c2VjcmV0', salt: 'salt' };

test('each role has one token, which stays the same until it is renewed', () => {
  const invites = createInviteTokens(emptyDatabase().credentialTables, key);
  const [plain, forEditors] = [invites.read(undefined), invites.read(editor)];
  expect([invites.read(undefined), invites.read(editor)]).toEqual([plain, forEditors]);
  expect(plain).toMatch(/^[\w-]{43}$/);
  expect([plain, forEditors, 'nonsense', ''].map((text) => invites.identify(text))).toEqual([
    { role: undefined },
    { role: editor },
    undefined,
    undefined,
  ]);
  const renewed = invites.renew(editor);
  expect([invites.read(editor), invites.identify(renewed)]).toEqual([renewed, { role: editor }]);
  expect([invites.identify(forEditors), invites.identify(plain)]).toEqual([
    undefined,
    { role: undefined },
  ]);
});

test('tokens survive a restart, and end with the signing key', () => {
  const { credentialTables } = emptyDatabase();
  const token = createInviteTokens(credentialTables, key).read(undefined);
  expect(createInviteTokens(credentialTables, key).identify(token)).toEqual({ role: undefined });
  expect(
    createInviteTokens(credentialTables, { ...key, secret: 'bmV3' }).identify(token),
  ).toBeUndefined();
});

test('the database does not contain the token', () => {
  const { credentialTables } = emptyDatabase();
  const invites = createInviteTokens(credentialTables, key);
  const token = invites.read(editor);
  expect(JSON.stringify(credentialTables.readInvites())).not.toContain(token);
  for (const { nonce } of credentialTables.readInvites())
    expect(invites.identify(nonce)).toBeUndefined();
});
