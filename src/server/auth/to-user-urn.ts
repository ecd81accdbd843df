import { corpUserUrn, parseCorpUserUrn } from '../../urn/corp-user-urn.js';
import type { Urn } from '../../urn/urn.js';

/** Returns the urn of a user name. Undefined for a name that does not fit into an urn. */
export function toUserUrn(username: string): Urn | undefined {
  const urn = corpUserUrn(username);
  return parseCorpUserUrn(urn).ok ? urn : undefined;
}
