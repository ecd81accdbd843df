import { randomBytes } from 'node:crypto';
import type { CatalogDatabase } from '../store/catalog-store.js';
import type { SigningKey } from '../store/credential-tables.js';
import { TOKEN_TYPE } from '../store/token-record.js';
import { type AccessTokens, createAccessTokens } from './access-tokens.js';
import { MIN_PASSWORD_LENGTH, type NetworkExposure } from './initial-passwords.js';
import { createInviteTokens, type InviteTokens } from './invite-tokens.js';
import type { ScryptCost } from './password-hash.js';
import { createPasswords, type Passwords } from './passwords.js';
import { createSessions, type Sessions } from './sessions.js';

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

/** The length of an HS256 signature. */
const KEY_BYTES = 32;

/**
 * Returns the key that signs tokens: the stored one, or a new one if none is stored or `rotate` is
 * set.
 */
function loadSigningKey({ store, credentialTables }: CatalogDatabase, rotate: boolean): SigningKey {
  const stored = credentialTables.readKey();
  if (stored !== undefined && !rotate) return stored;
  const key: SigningKey = { secret: randomText(), salt: randomText() };
  store.transaction(() => {
    credentialTables.putKey(key);
    credentialTables.dropAllSessions();
    // Tokens of the old key are invalid from now on. The deletion of their records keeps the list
    // of tokens true.
    for (const token of store.listEntities(TOKEN_TYPE)) store.hardDelete(token);
  });
  return key;
}

function randomText(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}
