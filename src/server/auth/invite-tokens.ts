import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isUrn, type Urn } from '../../urn/urn.js';
import type { CredentialTables, SigningKey, StoredInvite } from '../store/credential-tables.js';

/** Tokens that allow a new user to sign up, and to take the role of the token. */
export interface InviteTokens {
  /** Returns the token for a role, or for no role. It stays the same until its renewal. */
  read(role: Urn | undefined): string;
  /** Creates another token. The previous one becomes invalid. */
  renew(role: Urn | undefined): string;
  /** Returns the role of a token, if any. Undefined for a text that is not a valid token. */
  identify(text: string): { readonly role: Urn | undefined } | undefined;
}

const NONCE_BYTES = 32;

/**
 * Creates the invite tokens. It derives them from the signing key and a random nonce, and stores
 * none. So nobody can read them from the database, and a new signing key ends them like all other
 * tokens.
 */
export function createInviteTokens(
  credentialTables: CredentialTables,
  key: SigningKey,
): InviteTokens {
  const secret = Buffer.from(key.secret, 'base64url');
  const signInvite = ({ role, nonce }: StoredInvite) =>
    createHmac('sha256', secret).update(`invite ${role} ${nonce}`).digest();
  const renew: InviteTokens['renew'] = (role) => {
    const invite = { role: role ?? '', nonce: randomBytes(NONCE_BYTES).toString('base64url') };
    credentialTables.putInvite(invite);
    return signInvite(invite).toString('base64url');
  };
  return {
    renew,
    read: (role) => {
      const known = credentialTables.readInvites().find((one) => one.role === (role ?? ''));
      return known === undefined ? renew(role) : signInvite(known).toString('base64url');
    },
    identify: (text) => {
      const shown = Buffer.from(text, 'base64url');
      const known = credentialTables.readInvites().find((one) => sameBytes(signInvite(one), shown));
      return known && { role: isUrn(known.role) ? known.role : undefined };
    },
  };
}

function sameBytes(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
