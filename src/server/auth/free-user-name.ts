import { setImmediate } from 'node:timers/promises';
import type { Urn } from '../../urn/urn.js';
import { objectAt, textsAt } from '../opaque-json.js';
import { storedPolicies } from '../policy/stored-policies.js';
import type { CatalogStore } from '../store/sqlite-store.js';
import type { Credentials } from './credentials.js';

/**
 * Whether anything stored names a user. It looks at everything, a few rows at a time, and lets other requests be
 * answered in between.
 */
export async function isNamedAnywhere(user: Urn, store: CatalogStore): Promise<boolean> {
  for (const found of store.findMentions(user)) {
    if (found) return true;
    await setImmediate();
  }
  return false;
}

/**
 * Whether somebody who takes a user name would get rights, credentials or the past of another user by it. Quick enough
 * for a transaction, which settles what {@link isNamedAnywhere} cannot: what was written while it looked.
 */
export function isClaimed(user: Urn, store: CatalogStore, { passwords, tokens }: Pick<Credentials, 'passwords' | 'tokens'>): boolean {
  return (
    store.isFormerUser(user) ||
    passwords.has(user) ||
    store.readAspects([user]).size > 0 ||
    store.relationships(user, 'INCOMING').length > 0 ||
    storedPolicies(store).some(({ info }) => textsAt(objectAt(info, 'actors'), 'users').includes(user)) ||
    tokens.list().some(({ actorUrn, ownerUrn }) => actorUrn === user || ownerUrn === user)
  );
}
