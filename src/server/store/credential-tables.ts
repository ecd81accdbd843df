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
export class CredentialTables {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  readKey(): SigningKey | undefined {
    const row = this.#sql.get<SigningKey>('SELECT secret, salt FROM signing_key');
    // The driver adds members to a row, so copy only the known members.
    return row && { secret: row.secret, salt: row.salt };
  }

  putKey({ secret, salt }: SigningKey): void {
    const put = 'INSERT OR REPLACE INTO signing_key (id, secret, salt) VALUES (1, ?, ?)';
    this.#sql.run(put, secret, salt);
  }

  readPassword(user: Urn): string | undefined {
    const read = 'SELECT hash FROM password WHERE user = ?';
    return this.#sql.get<{ readonly hash: string }>(read, user)?.hash;
  }

  /** @param hash the hash of the password, never the password */
  putPassword(user: Urn, hash: string): void {
    this.#sql.run('INSERT OR REPLACE INTO password (user, hash) VALUES (?, ?)', user, hash);
  }

  readSession(hash: string): StoredSession | undefined {
    return this.#sql.get(
      'SELECT user, expires_time AS expiresAt FROM session WHERE hash = ?',
      hash,
    );
  }

  addSession(hash: string, { user, expiresAt }: StoredSession): void {
    const add = 'INSERT INTO session (hash, user, expires_time) VALUES (?, ?, ?)';
    this.#sql.run(add, hash, user, expiresAt);
  }

  dropSession(hash: string): void {
    this.#sql.run('DELETE FROM session WHERE hash = ?', hash);
  }

  dropUserSessions(user: Urn): void {
    this.#sql.run('DELETE FROM session WHERE user = ?', user);
  }

  dropSessionsUntil(time: number): void {
    this.#sql.run('DELETE FROM session WHERE expires_time <= ?', time);
  }

  dropAllSessions(): void {
    this.#sql.run('DELETE FROM session');
  }

  readInvites(): readonly StoredInvite[] {
    const rows = this.#sql.all<StoredInvite>('SELECT role, nonce FROM invite ORDER BY role');
    return rows.map(({ role, nonce }) => ({ role, nonce }));
  }

  /** Stores the invite of a role and replaces an earlier one. */
  putInvite({ role, nonce }: StoredInvite): void {
    this.#sql.run('INSERT OR REPLACE INTO invite (role, nonce) VALUES (?, ?)', role, nonce);
  }
}
