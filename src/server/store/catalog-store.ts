import type { Urn } from '../../urn/urn.js';
import type {
  AspectReads,
  AspectWrite,
  DeletedRows,
  EventSpan,
  StoredAspect,
  Writer,
} from './aspect-store.js';
import type { CredentialTables } from './credential-tables.js';

/** The store of a catalog: its reads, its writes, which are also synchronous, and maintenance. */
export interface CatalogStore extends AspectReads {
  /** Writes aspects and their relationships in one durable transaction. */
  write(writes: readonly AspectWrite[], by: Writer): readonly StoredAspect[];
  /**
   * Removes one aspect with its former versions, its events and the relationships that it states.
   * An entity without its key aspect no longer exists.
   */
  deleteAspect(urn: Urn, name: string): DeletedRows;
  /** Removes the events of one aspect within a span of time. */
  deleteEvents(urn: Urn, name: string, span: EventSpan): DeletedRows;
  /** Removes an entity with all its aspects and the relationships that they state. */
  hardDelete(urn: Urn): DeletedRows;
  /**
   * Removes the newest versions of an aspect for which `shouldRevert` returns true, up to the first
   * for which it returns false. That version becomes the latest and keeps its number. If no version
   * is left, it deletes the aspect.
   */
  revertAspect(
    urn: Urn,
    name: string,
    shouldRevert: (version: StoredAspect) => boolean,
  ): DeletedRows;
  /**
   * Runs work in one durable transaction. If the work throws, none of its writes are kept. Reads
   * inside see the writes so far. An inner transaction belongs to the outer transaction.
   */
  transaction<T>(work: () => T): T;
  /** Searches everything stored for an urn. Each step yields true if it found the urn. */
  findMentions(urn: Urn): Iterable<boolean>;
  close(): void;
}

/** The contents of one database file. Closing the store closes both. */
export interface CatalogDatabase {
  readonly store: CatalogStore;
  readonly credentialTables: CredentialTables;
}
