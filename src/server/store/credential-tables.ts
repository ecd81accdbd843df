import type Database from 'libsql';
import type { Urn } from '../../urn/urn.js';
import { command, query } from './prepared.js';

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

type Text1 = readonly [string];

/** @param db migrated */
export function createCredentialTables(db: Database.Database): CredentialTables {
  const key = query<readonly [], SigningKey>(db, 'SELECT secret, salt FROM signing_key');
  const putKey = command<readonly [string, string]>(
    db,
    'INSERT OR REPLACE INTO signing_key (id, secret, salt) VALUES (1, ?, ?)',
  );
  const password = query<Text1, { readonly hash: string }>(
    db,
    'SELECT hash FROM password WHERE user = ?',
  );
  const putPassword = command<readonly [string, string]>(
    db,
    'INSERT OR REPLACE INTO password (user, hash) VALUES (?, ?)',
  );
  return {
    // The driver adds members to a row, so the known ones are copied.
    readKey: () => toSigningKey(key.get()),
    putKey: ({ secret, salt }) => void putKey.run(secret, salt),
    readPassword: (user) => password.get(user)?.hash,
    putPassword: (user, hash) => void putPassword.run(user, hash),
    ...sessionMethods(db),
    ...inviteMethods(db),
  };
}

function toSigningKey(row: SigningKey | undefined): SigningKey | undefined {
  return row && { secret: row.secret, salt: row.salt };
}

function inviteMethods(db: Database.Database): Pick<CredentialTables, 'readInvites' | 'putInvite'> {
  const all = query<readonly [], StoredInvite>(db, 'SELECT role, nonce FROM invite ORDER BY role');
  const put = command<readonly [string, string]>(
    db,
    'INSERT OR REPLACE INTO invite (role, nonce) VALUES (?, ?)',
  );
  return {
    readInvites: () => all.all().map(({ role, nonce }) => ({ role, nonce })),
    putInvite: ({ role, nonce }) => void put.run(role, nonce),
  };
}

type SessionMethod = Extract<keyof CredentialTables, `${string}Session${string}`>;

function sessionMethods(db: Database.Database): Pick<CredentialTables, SessionMethod> {
  const session = query<Text1, StoredSession>(
    db,
    'SELECT user, expires_time AS expiresAt FROM session WHERE hash = ?',
  );
  const add = command<readonly [string, string, number]>(
    db,
    'INSERT INTO session (hash, user, expires_time) VALUES (?, ?, ?)',
  );
  const drop = command<Text1>(db, 'DELETE FROM session WHERE hash = ?');
  const dropOf = command<Text1>(db, 'DELETE FROM session WHERE user = ?');
  const dropUntil = command<readonly [number]>(db, 'DELETE FROM session WHERE expires_time <= ?');
  const dropAll = command<readonly []>(db, 'DELETE FROM session');
  return {
    readSession: (hash) => session.get(hash),
    addSession: (hash, { user, expiresAt }) => void add.run(hash, user, expiresAt),
    dropSession: (hash) => void drop.run(hash),
    dropUserSessions: (user) => void dropOf.run(user),
    dropSessionsUntil: (time) => void dropUntil.run(time),
    dropAllSessions: () => void dropAll.run(),
  };
}
