import { describe, expect, test } from 'vitest';
import { emptyDatabase } from '../../support/server/store.js';
import { jane } from '../../support/server/urns.js';

const john = 'urn:li:corpuser:john' as typeof jane;

describe('the credential tables', () => {
  test('keeps one key', () => {
    const { credentialTables } = emptyDatabase();
    expect(credentialTables.readKey()).toBeUndefined();
    credentialTables.putKey({ secret: 'a', salt: 'b' });
    credentialTables.putKey({ secret: 'c', salt: 'd' });
    expect(credentialTables.readKey()).toEqual({ secret: 'c', salt: 'd' });
  });

  test('keeps one password hash per user', () => {
    const { credentialTables } = emptyDatabase();
    credentialTables.putPassword(jane, 'first');
    credentialTables.putPassword(jane, 'second');
    expect([credentialTables.readPassword(jane), credentialTables.readPassword(john)]).toEqual([
      'second',
      undefined,
    ]);
  });

  test('deletes sessions singly, by user, by time and all', () => {
    const { credentialTables } = emptyDatabase();
    const left = () =>
      ['a', 'b', 'c', 'd']
        .filter((hash) => credentialTables.readSession(hash) !== undefined)
        .join('');
    const fill = () => {
      credentialTables.dropAllSessions();
      expect(left()).toBe('');
      for (const [hash, user, expiresAt] of [
        ['a', jane, 1],
        ['b', jane, 2],
        ['c', john, 2],
        ['d', john, 3],
      ] as const) {
        credentialTables.addSession(hash, { user, expiresAt });
      }
      expect(left()).toBe('abcd');
    };
    fill();
    credentialTables.dropSession('b');
    expect(left()).toBe('acd');
    fill();
    credentialTables.dropUserSessions(jane);
    expect(left()).toBe('cd');
    fill();
    credentialTables.dropSessionsUntil(2);
    expect(left()).toBe('d');
    expect(credentialTables.readSession('d')).toMatchObject({ user: john, expiresAt: 3 });
  });

  test('takes part in the transactions of the store', () => {
    const { store, credentialTables } = emptyDatabase();
    credentialTables.putKey({ secret: 'a', salt: 'b' });
    const work = () => {
      credentialTables.putKey({ secret: 'c', salt: 'd' });
      throw new Error('broken off');
    };
    expect(() => store.transaction(work)).toThrow('broken off');
    expect(credentialTables.readKey()).toEqual({ secret: 'a', salt: 'b' });
  });
});
