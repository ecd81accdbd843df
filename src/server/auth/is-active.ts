import type { Urn } from '../../urn/urn.js';
import type { AspectStore } from '../store/aspect-store.js';

/**
 * Whether a user may act at all: known, not removed and not suspended. Read from the aspects at every request, so that
 * what an administrator writes holds from then on.
 *
 * Source: DataHub's `ActorContext.isActive`, which passes over `corpUserInfo.active`; a directory that is ingested says
 * there who has left.
 */
export function isActive(user: Urn, store: AspectStore): boolean {
  return (
    store.exists(user) &&
    !store.isSoftDeleted(user) &&
    store.readAspect(user, 'corpUserStatus')?.value['status'] !== 'SUSPENDED' &&
    store.readAspect(user, 'corpUserInfo')?.value['active'] !== false
  );
}
