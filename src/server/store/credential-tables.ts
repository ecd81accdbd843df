import type { Urn } from '../../urn/urn.js';
import type { Sql } from './sql.js';

/** The key that signs and hashes tokens. Both members are base64url. */
export interface SigningKey {
  readonly secret: string;
  readonly salt: string;
}

export interface StoredSession {
  readonly user: Urn;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The stored part of an invite token. The other part is the signing key. */
export interface StoredInvite {
  /** The urn of the role of the token; empty for none. */
  readonly role: string;
  readonly nonce: string;
}

/**
 * Secrets and hashes of secrets, in tables beside the aspects. Code that reads or writes aspects
 * cannot reach them, with one exception: the deletion of a user removes the rows of that user. Only
 * `auth/` gets this object.
 */
export interface CredentialTables {
  readKey(): SigningKey | undefined;
  putKey(key: SigningKey): void;
  readPassword(user: Urn): string | undefined;
  /** @param hash the hash of the password, never the password */
  putPassword(user: Urn, hash: string): void;
  readSession(hash: string): StoredSession | undefined;
  addSession(hash: string, session: StoredSession): void;
  dropSession(hash: string): void;
  dropUserSessions(user: Urn): void;
  dropSessionsUntil(time: number): void;
  dropAllSessions(): void;
  readInvites(): readonly StoredInvite[];
  /** Stores the invite of a role and replaces an earlier one. */
  putInvite(invite: StoredInvite): void;
}

export function createCredentialTables(sql: Sql): CredentialTables {
  // The driver adds members to a row, so the known ones are copied.
  return {
    readKey: () => {
      const row = sql.get<SigningKey>('SELECT secret, salt FROM signing_key');
      return row && { secret: row.secret, salt: row.salt };
    },
    putKey: ({ secret, salt }) => {
      const put = 'INSERT OR REPLACE INTO signing_key (id, secret, salt) VALUES (1, ?, ?)';
      sql.run(put, secret, salt);
    },
    readPassword: (user) =>
      sql.get<{ readonly hash: string }>('SELECT hash FROM password WHERE user = ?', user)?.hash,
    putPassword: (user, hash) => {
      sql.run('INSERT OR REPLACE INTO password (user, hash) VALUES (?, ?)', user, hash);
    },
    readSession: (hash) =>
      sql.get('SELECT user, expires_time AS expiresAt FROM session WHERE hash = ?', hash),
    addSession: (hash, { user, expiresAt }) => {
      const add = 'INSERT INTO session (hash, user, expires_time) VALUES (?, ?, ?)';
      sql.run(add, hash, user, expiresAt);
    },
    dropSession: (hash) => void sql.run('DELETE FROM session WHERE hash = ?', hash),
    dropUserSessions: (user) => void sql.run('DELETE FROM session WHERE user = ?', user),
    dropSessionsUntil: (time) => void sql.run('DELETE FROM session WHERE expires_time <= ?', time),
    dropAllSessions: () => void sql.run('DELETE FROM session'),
    readInvites: () =>
      sql
        .all<StoredInvite>('SELECT role, nonce FROM invite ORDER BY role')
        .map(({ role, nonce }) => ({ role, nonce })),
    putInvite: ({ role, nonce }) => {
      sql.run('INSERT OR REPLACE INTO invite (role, nonce) VALUES (?, ?)', role, nonce);
    },
  };
}
