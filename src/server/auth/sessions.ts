import { createHash, randomBytes } from 'node:crypto';
import type { Urn } from '../../urn/urn.js';
import type { Vault } from '../store/vault.js';

/** As DataHub's `authentication.sessionTokenDurationMs`. */
export const SESSION_MS: number = 24 * 60 * 60 * 1000;

export interface Sessions {
  /** Begins a session and gives its secret, which is stored as a hash alone. */
  open(user: Urn): string;
  /** Whose session it is; nothing for one that has ended or never was. */
  identify(secret: string): Urn | undefined;
  close(secret: string): void;
}

/** @param clock milliseconds since 1970 */
export function createSessions(vault: Vault, clock: () => number): Sessions {
  return {
    open: (user) => {
      const now = clock();
      vault.dropSessionsUntil(now);
      const secret = randomBytes(32).toString('base64url');
      vault.addSession(hashOf(secret), { user, expiresAt: now + SESSION_MS });
      return secret;
    },
    identify: (secret) => {
      const session = vault.readSession(hashOf(secret));
      return session !== undefined && session.expiresAt > clock() ? session.user : undefined;
    },
    close: (secret) => vault.dropSession(hashOf(secret)),
  };
}

/** Without salt or delay: nobody guesses 256 random bits. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
