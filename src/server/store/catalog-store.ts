import type { Urn } from '../../urn/urn.js';
import type { AspectStore } from './aspect-store.js';
import type { CredentialTables } from './credential-tables.js';
import type { FindMentions } from './find-mentions.js';

/** The store of a catalog, with transactions and maintenance. */
export interface CatalogStore extends AspectStore {
  /**
   * Runs work in one durable transaction. If the work throws, none of its writes are kept. Reads
   * inside see the writes so far. A transaction inside another one belongs to the outer one.
   */
  transaction<T>(work: () => T): T;
  /** Returns true if a user of this urn was hard deleted, even if a new user has the urn now. */
  isFormerUser(urn: Urn): boolean;
  /** Searches everything stored for an urn. Each step yields true if it found the urn. */
  readonly findMentions: FindMentions;
  /** Rebuilds the indexes of entities and relationships from the aspects. */
  reindex(): void;
  close(): void;
}

/** The contents of one database file. Closing the store closes both. */
export interface CatalogDatabase {
  readonly store: CatalogStore;
  readonly credentialTables: CredentialTables;
}
