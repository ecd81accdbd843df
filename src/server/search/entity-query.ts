import type { Urn } from '../../urn/urn.js';
import type { AspectReads } from '../store/aspect-store.js';
import type { Turn } from '../turns/turn-scheduler.js';
import type { FilterGroup } from './criterion.js';

/** The store that a search reads, and its turn, through which it yields to other requests. */
export interface SearchContext {
  readonly store: AspectReads;
  readonly turn: Turn;
}

/** The conditions of a search for entities. */
export interface EntityQuery {
  /** The entity types to search, as in urns: `dataset`. */
  readonly types: readonly string[];
  /** The entities to search. Default: all entities. */
  readonly among?: readonly Urn[] | undefined;
  /** Free text. Default: every entity matches. */
  readonly text?: string | null | undefined;
  /**
   * True to read a word of the text that no entity has as the words that are near to it, unless the
   * text has quotes, colons or stars. Default: false.
   */
  readonly isTolerant?: boolean;
  /** Filter groups, of which at least one must hold. Empty: no filter. */
  readonly groups: readonly FilterGroup[];
  /** True to find soft-deleted entities even if no filter asks for them. Default: false. */
  readonly includeSoftDeleted?: boolean | null | undefined;
}

/** An entity that a search found. */
export interface SearchHit {
  readonly urn: Urn;
  /** The relevance. 0 if the query has no words. */
  readonly score: number;
}

/** Finds entities. An interface, so that every resolver knows it without the code of the search. */
export interface EntitySearches {
  /**
   * Finds the entities that match a query.
   *
   * @throws RequestError `malformed`, and RequestLimitExceeded after the deadline of the request
   */
  find(query: EntityQuery, context: SearchContext): Promise<readonly SearchHit[]>;
}
