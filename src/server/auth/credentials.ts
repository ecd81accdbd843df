import type { CatalogDatabase } from '../store/open-store.js';
import { type AccessTokens, createAccessTokens } from './access-tokens.js';
import { MIN_PASSWORD_LENGTH, type NetworkExposure } from './initial-passwords.js';
import { createInviteTokens, type InviteTokens } from './invite-tokens.js';
import type { ScryptCost } from './password-hash.js';
import { createPasswords, type Passwords } from './passwords.js';
import { createSessions, type Sessions } from './sessions.js';
import { loadSigningKey } from './signing-key.js';

/** The credentials that the catalog knows. Absent while authentication is off. */
export interface Credentials {
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly tokens: AccessTokens;
  readonly invites: InviteTokens;
  /** Minimum length of a new password. */
  readonly minPasswordLength: number;
}

export interface CredentialsOptions {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly cost: ScryptCost;
  /** True to end all existing tokens and sessions. */
  readonly rotateKey: boolean;
  readonly exposure: NetworkExposure;
}

export function createCredentials(
  database: CatalogDatabase,
  options: CredentialsOptions,
): Credentials {
  const { clock, cost, rotateKey, exposure } = options;
  const key = loadSigningKey(database, rotateKey);
  return {
    passwords: createPasswords(database, cost),
    sessions: createSessions(database.credentialTables, clock),
    tokens: createAccessTokens({ store: database.store, key, clock }),
    invites: createInviteTokens(database.credentialTables, key),
    minPasswordLength: MIN_PASSWORD_LENGTH[exposure],
  };
}
