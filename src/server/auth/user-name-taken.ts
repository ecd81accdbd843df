import { setImmediate } from 'node:timers/promises';
import { type Urn, urnEntityType } from '../../urn/urn.js';
import { storedPolicies } from '../policy/read-policy.js';
import { objectAt, textsAt } from '../shared/json-accessors.js';
import type { CatalogStore } from '../store/catalog-store.js';
import type { Credentials } from './credentials.js';

/**
 * Returns true if any stored value mentions a user. It searches all aspects, a few rows at a time,
 * and lets other requests run in between.
 */
export async function isMentionedAnywhere(user: Urn, store: CatalogStore): Promise<boolean> {
  for (const found of store.findMentions(user)) {
    if (found) return true;
    await setImmediate();
  }
  return false;
}

/** Returns true if a person may mistake a new user of this name for another user. */
export function looksLikeUser(user: Urn, store: CatalogStore): boolean {
  const folded = foldName(user);
  return store.listEntities(urnEntityType(user)).some((other) => foldName(other) === folded);
}

/** Makes names equal that differ only in letter case or in forms of the same characters. */
function foldName(user: Urn): string {
  return user.normalize('NFKC').toUpperCase().toLowerCase();
}

/**
 * Returns true if a new user of this name would get rights, credentials or the history of another
 * user. Of a deleted user, only what still refers to the name counts. Call it inside the transaction:
 * it is fast, and finds values written since the search of {@link isMentionedAnywhere}.
 */
export function isUserNameTaken(
  user: Urn,
  store: CatalogStore,
  { passwords, tokens }: Pick<Credentials, 'passwords' | 'tokens'>,
): boolean {
  return (
    passwords.has(user) ||
    store.readAspects([user]).size > 0 ||
    store.relationships(user, 'INCOMING').length > 0 ||
    storedPolicies(store).some(({ info }) =>
      textsAt(objectAt(info, 'actors'), 'users').includes(user),
    ) ||
    tokens.list().some(({ actorUrn, ownerUrn }) => actorUrn === user || ownerUrn === user)
  );
}
