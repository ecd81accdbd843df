import type { Urn } from '../../urn/urn.js';
import type { CatalogDatabase } from '../store/catalog-store.js';
import { decoyHash, hashPassword, type ScryptCost, verifyPassword } from './password-hash.js';

export interface Passwords {
  has(user: Urn): boolean;
  /**
   * Resolves to true if this is the password of the user. The check takes as long if the user has
   * no password or does not exist.
   */
  verify(user: Urn | undefined, password: string): Promise<boolean>;
  /** Stores the hash of a password. A changed password ends the sessions of the user. */
  set(user: Urn, password: string): Promise<void>;
  /** Hashes a password for {@link put}: hashing takes a while, and a transaction cannot wait. */
  hash(password: string): Promise<string>;
  /** Stores a hash and ends the sessions of the user. */
  put(user: Urn, hash: string): void;
}

export function createPasswords(
  { store, credentialTables }: CatalogDatabase,
  cost: ScryptCost,
): Passwords {
  // Only one hash runs at a time: it takes much memory, and one of the few threads that token
  // checks need as well.
  const queue = createSerialQueue();
  const decoy = decoyHash(cost);
  const verify: Passwords['verify'] = async (user, password) => {
    const stored = user && credentialTables.readPassword(user);
    const fits = await queue(() => verifyPassword(password, stored ?? decoy));
    // Another request may have replaced the password, or deleted the user, during the hashing.
    return (
      fits &&
      stored !== undefined &&
      user !== undefined &&
      credentialTables.readPassword(user) === stored
    );
  };
  const hash: Passwords['hash'] = (password) => queue(() => hashPassword(password, cost));
  const put: Passwords['put'] = (user, hashed) =>
    store.transaction(() => {
      credentialTables.putPassword(user, hashed);
      credentialTables.dropUserSessions(user);
    });
  return {
    hash,
    put,
    has: (user) => credentialTables.readPassword(user) !== undefined,
    verify,
    set: async (user, password) => {
      const known = credentialTables.readPassword(user) !== undefined;
      if (known && (await verify(user, password))) return;
      put(user, await hash(password));
    },
  };
}

/** Runs work after the end of all earlier work in the queue. */
export type SerialQueue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Creates a queue for work that is heavy by design, so that many callers cannot use up the machine.
 */
export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    // A failure concerns its own caller, not the next one.
    last = result.catch(() => undefined);
    return result;
  };
}
