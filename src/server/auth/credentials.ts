import type { CatalogDatabase } from '../store/open-store.js';
import { type AccessTokens, createAccessTokens } from './access-tokens.js';
import { createInviteTokens, type InviteTokens } from './invite-tokens.js';
import type { ScryptCost } from './password-hash.js';
import { createPasswords, type Passwords } from './passwords.js';
import { createSessions, type Sessions } from './sessions.js';
import { MIN_PASSWORD_LENGTH, type Reach } from './settle-passwords.js';
import { settleSigningKey } from './signing-key.js';

/** What callers show to prove who they are. There are none while authentication is off. */
export interface Credentials {
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly tokens: AccessTokens;
  readonly invites: InviteTokens;
  /** How long a new password has to be. */
  readonly minPasswordLength: number;
}

export interface CredentialsOptions {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly cost: ScryptCost;
  /** Whether all tokens and sessions so far end. */
  readonly rotateKey: boolean;
  readonly reach: Reach;
}

export function createCredentials(database: CatalogDatabase, options: CredentialsOptions): Credentials {
  const { clock, cost, rotateKey, reach } = options;
  const key = settleSigningKey(database, rotateKey);
  return {
    passwords: createPasswords(database, cost),
    sessions: createSessions(database.vault, clock),
    tokens: createAccessTokens({ store: database.store, key, clock }),
    invites: createInviteTokens(database.vault, key),
    minPasswordLength: MIN_PASSWORD_LENGTH[reach],
  };
}
