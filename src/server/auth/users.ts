import { corpUserUrn, parseCorpUserUrn } from '../../urn/corp-user-urn.js';
import type { Urn } from '../../urn/urn.js';
import type { AspectReads } from '../store/aspect-store.js';

/** Returns the urn of a user name. Undefined for a name that does not fit into an urn. */
export function toUserUrn(username: string): Urn | undefined {
  const urn = corpUserUrn(username);
  return parseCorpUserUrn(urn).ok ? urn : undefined;
}

/**
 * Returns true if a user may act: known, not removed and not suspended. Reads the aspects at every
 * request, so that a change by an administrator takes effect at once.
 *
 * Source: DataHub's `ActorContext.isActive`. It ignores `corpUserInfo.active`, in which an ingested
 * directory marks the users who have left.
 */
export function isActive(user: Urn, store: AspectReads): boolean {
  return (
    store.exists(user) &&
    !store.isSoftDeleted(user) &&
    store.readAspect(user, 'corpUserStatus')?.value['status'] !== 'SUSPENDED' &&
    store.readAspect(user, 'corpUserInfo')?.value['active'] !== false
  );
}
