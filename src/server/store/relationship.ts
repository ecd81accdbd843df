import type { Urn } from '../../urn/urn.js';

/** One relationship that an aspect states, as DataHub's graph has it. */
export interface Relationship {
  /** `DownstreamOf`, `OwnedBy`, …: the names in the `@Relationship` annotations of DataHub's models. */
  readonly type: string;
  readonly source: Urn;
  readonly destination: Urn;
  /** What it goes through: a query, or the job of a column mapping. */
  readonly via?: Urn;
}

/** What lineage by time needs to know of a relationship. Times are milliseconds since 1970; absent where the aspect has none, or 0. */
export interface RelationshipStamps {
  readonly createdOn?: number;
  readonly updatedOn?: number;
  /** Marked as made by hand (`properties.source` is `UI`). */
  readonly manual?: true;
}

export interface StampedRelationship extends Relationship, RelationshipStamps {}

/** A relationship, and which aspect of which entity states it. */
export interface StatedRelationship extends Relationship {
  readonly owner: Urn;
  readonly aspect: string;
}

/** As seen from one end: OUTGOING is from it, INCOMING is to it. */
export type RelationshipDirection = 'INCOMING' | 'OUTGOING';

/** What tells one relationship from another, whoever states it. */
export type RelationshipKey = Pick<Relationship, 'source' | 'type' | 'destination'>;

/** A page of all relationships. A filter that is absent lets everything through; one that is empty, nothing. */
export interface RelationshipScroll {
  readonly types?: readonly string[];
  /** Types of entities, as in urns: `dataset`. */
  readonly sourceTypes?: readonly string[];
  readonly destinationTypes?: readonly string[];
  readonly sources?: readonly Urn[];
  readonly destinations?: readonly Urn[];
  /** The last one of the page before. */
  readonly after?: RelationshipKey;
  readonly limit: number;
}
