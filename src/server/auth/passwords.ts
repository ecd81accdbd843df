import type { Urn } from '../../urn/urn.js';
import type { CatalogDatabase } from '../store/open-store.js';
import { oneAtATime } from './one-at-a-time.js';
import { decoyHash, hashPassword, type ScryptCost, verifyPassword } from './password-hash.js';

export interface Passwords {
  has(user: Urn): boolean;
  /** Whether this is the user's password. Takes as long for users who have none, and for no user at all. */
  verify(user: Urn | undefined, password: string): Promise<boolean>;
  /** Stores the hash of a password. Another one than before ends the user's sessions. */
  set(user: Urn, password: string): Promise<void>;
  /** The hash of a password, to be stored by {@link put}: hashing takes a while, and a transaction cannot wait. */
  hash(password: string): Promise<string>;
  /** Stores a hash and ends the user's sessions. */
  put(user: Urn, hash: string): void;
}

export function createPasswords({ store, vault }: CatalogDatabase, cost: ScryptCost): Passwords {
  // One hash at a time: each takes much memory and a thread of the few that checking tokens needs as well.
  const queue = oneAtATime();
  const decoy = decoyHash(cost);
  const verify: Passwords['verify'] = async (user, password) => {
    const stored = user && vault.readPassword(user);
    const fits = await queue(() => verifyPassword(password, stored ?? decoy));
    // Not one that was replaced, or that went with its user, while this one was hashed.
    return fits && stored !== undefined && user !== undefined && vault.readPassword(user) === stored;
  };
  const hash: Passwords['hash'] = (password) => queue(() => hashPassword(password, cost));
  const put: Passwords['put'] = (user, hashed) =>
    store.transaction(() => {
      vault.putPassword(user, hashed);
      vault.dropSessionsOf(user);
    });
  return {
    hash,
    put,
    has: (user) => vault.readPassword(user) !== undefined,
    verify,
    set: async (user, password) => {
      const known = vault.readPassword(user) !== undefined;
      if (known && (await verify(user, password))) return;
      put(user, await hash(password));
    },
  };
}
