import { createHash, randomBytes } from 'node:crypto';
import type { Urn } from '../../urn/urn.js';
import type { CredentialTables } from '../store/credential-tables.js';
import { isFromFuture } from './token-claims.js';

/** The default of DataHub's `authentication.sessionTokenDurationMs`. */
export const SESSION_MS: number = 24 * 60 * 60 * 1000;

export interface Sessions {
  /** Begins a session and returns its secret. Only the hash of the secret is stored. */
  open(user: Urn): string;
  /** Returns the user of a session. Undefined for a session that has ended or never existed. */
  identify(secret: string): Urn | undefined;
  close(secret: string): void;
}

/** @param clock milliseconds since 1970 */
export function createSessions(credentialTables: CredentialTables, clock: () => number): Sessions {
  return {
    open: (user) => {
      const now = clock();
      credentialTables.dropSessionsUntil(now);
      const secret = randomBytes(32).toString('base64url');
      credentialTables.addSession(hashSecret(secret), { user, expiresAt: now + SESSION_MS });
      return secret;
    },
    identify: (secret) => {
      const session = credentialTables.readSession(hashSecret(secret));
      if (session === undefined) return undefined;
      const { user, expiresAt } = session;
      const now = clock();
      return expiresAt > now && !isFromFuture(expiresAt - SESSION_MS, now) ? user : undefined;
    },
    close: (secret) => credentialTables.dropSession(hashSecret(secret)),
  };
}

/** Hashes without salt or delay: nobody can guess 256 random bits. */
function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
