import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isUrn, type Urn } from '../../urn/urn.js';
import type { SigningKey, StoredInvite, Vault } from '../store/vault.js';

/** Whoever shows one may sign up, and take the role that it is for. */
export interface InviteTokens {
  /** The token for a role, or for none: the same one until it is renewed. */
  read(role: Urn | undefined): string;
  /** Another token; the one before is good no longer. */
  renew(role: Urn | undefined): string;
  /** What a token is for; nothing for what is no token of ours or no longer one. */
  identify(text: string): { readonly role: Urn | undefined } | undefined;
}

const NONCE_BYTES = 32;

/**
 * Invite tokens are not stored: they are made anew from the signing key and something random, so whoever reads one has
 * asked for it, and a new signing key ends them like all other tokens.
 */
export function createInviteTokens(vault: Vault, key: SigningKey): InviteTokens {
  const secret = Buffer.from(key.secret, 'base64url');
  const tokenOf = ({ role, nonce }: StoredInvite) => createHmac('sha256', secret).update(`invite ${role} ${nonce}`).digest();
  const renew: InviteTokens['renew'] = (role) => {
    const invite = { role: role ?? '', nonce: randomBytes(NONCE_BYTES).toString('base64url') };
    vault.putInvite(invite);
    return tokenOf(invite).toString('base64url');
  };
  return {
    renew,
    read: (role) => {
      const known = vault.readInvites().find((one) => one.role === (role ?? ''));
      return known === undefined ? renew(role) : tokenOf(known).toString('base64url');
    },
    identify: (text) => {
      const shown = Buffer.from(text, 'base64url');
      const known = vault.readInvites().find((one) => sameBytes(tokenOf(one), shown));
      return known && { role: isUrn(known.role) ? known.role : undefined };
    },
  };
}

function sameBytes(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
