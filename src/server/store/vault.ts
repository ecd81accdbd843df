import type Database from 'libsql';
import type { Urn } from '../../urn/urn.js';
import { command, query } from './prepared.js';

/** What tokens are signed and hashed with; both base64url. */
export interface SigningKey {
  readonly secret: string;
  readonly salt: string;
}

export interface StoredSession {
  readonly user: Urn;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** What one invite token is made from, beside the signing key. */
export interface StoredInvite {
  /** The urn of the role that the token is for; empty for none. */
  readonly role: string;
  readonly nonce: string;
}

/**
 * Secrets, and hashes of secrets: tables of their own beside the aspects, so that nothing that reads or writes aspects
 * leads here. One exception: the deletion of a user removes that user's rows. Handed to `auth/` alone.
 */
export interface Vault {
  readKey(): SigningKey | undefined;
  putKey(key: SigningKey): void;
  readPassword(user: Urn): string | undefined;
  /** @param hash never the password */
  putPassword(user: Urn, hash: string): void;
  readSession(hash: string): StoredSession | undefined;
  addSession(hash: string, session: StoredSession): void;
  dropSession(hash: string): void;
  dropSessionsOf(user: Urn): void;
  dropSessionsUntil(time: number): void;
  dropAllSessions(): void;
  readInvites(): readonly StoredInvite[];
  /** One a role: another replaces it. */
  putInvite(invite: StoredInvite): void;
}

type Text1 = readonly [string];

/** @param db migrated */
export function createVault(db: Database.Database): Vault {
  const key = query<readonly [], SigningKey>(db, 'SELECT secret, salt FROM signing_key');
  const putKey = command<readonly [string, string]>(db, 'INSERT OR REPLACE INTO signing_key (id, secret, salt) VALUES (1, ?, ?)');
  const password = query<Text1, { readonly hash: string }>(db, 'SELECT hash FROM password WHERE user = ?');
  const putPassword = command<readonly [string, string]>(db, 'INSERT OR REPLACE INTO password (user, hash) VALUES (?, ?)');
  return {
    // The driver adds members of its own to a row.
    readKey: () => pick(key.get()),
    putKey: ({ secret, salt }) => void putKey.run(secret, salt),
    readPassword: (user) => password.get(user)?.hash,
    putPassword: (user, hash) => void putPassword.run(user, hash),
    ...sessionsOf(db),
    ...invitesOf(db),
  };
}

function pick(row: SigningKey | undefined): SigningKey | undefined {
  return row && { secret: row.secret, salt: row.salt };
}

function invitesOf(db: Database.Database): Pick<Vault, 'readInvites' | 'putInvite'> {
  const all = query<readonly [], StoredInvite>(db, 'SELECT role, nonce FROM invite ORDER BY role');
  const put = command<readonly [string, string]>(db, 'INSERT OR REPLACE INTO invite (role, nonce) VALUES (?, ?)');
  return {
    readInvites: () => all.all().map(({ role, nonce }) => ({ role, nonce })),
    putInvite: ({ role, nonce }) => void put.run(role, nonce),
  };
}

type SessionMember = Extract<keyof Vault, `${string}Session${string}`>;

function sessionsOf(db: Database.Database): Pick<Vault, SessionMember> {
  const session = query<Text1, StoredSession>(db, 'SELECT user, expires_time AS expiresAt FROM session WHERE hash = ?');
  const add = command<readonly [string, string, number]>(db, 'INSERT INTO session (hash, user, expires_time) VALUES (?, ?, ?)');
  const drop = command<Text1>(db, 'DELETE FROM session WHERE hash = ?');
  const dropOf = command<Text1>(db, 'DELETE FROM session WHERE user = ?');
  const dropUntil = command<readonly [number]>(db, 'DELETE FROM session WHERE expires_time <= ?');
  const dropAll = command<readonly []>(db, 'DELETE FROM session');
  return {
    readSession: (hash) => session.get(hash),
    addSession: (hash, { user, expiresAt }) => void add.run(hash, user, expiresAt),
    dropSession: (hash) => void drop.run(hash),
    dropSessionsOf: (user) => void dropOf.run(user),
    dropSessionsUntil: (time) => void dropUntil.run(time),
    dropAllSessions: () => void dropAll.run(),
  };
}
