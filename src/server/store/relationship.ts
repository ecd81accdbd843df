import type { Urn } from '../../urn/urn.js';

/** One relationship that an aspect states. It has the shape of DataHub's graph. */
export interface Relationship {
  /**
   * A name from the `@Relationship` annotations of DataHub's models, for example `DownstreamOf`.
   */
  readonly type: string;
  readonly source: Urn;
  readonly destination: Urn;
  /** The entity between the two ends: a query, or the job of a column mapping. */
  readonly via?: Urn;
}

/**
 * The times of a relationship, for lineage within a window. Milliseconds since 1970. Absent if the
 * aspect has no time, or has 0.
 */
export interface RelationshipStamps {
  readonly createdOn?: number;
  readonly updatedOn?: number;
  /** True if somebody created the relationship by hand (`properties.source` is `UI`). */
  readonly manual?: true;
}

export interface StampedRelationship extends Relationship, RelationshipStamps {}

/** A relationship with the entity and the aspect that state it. */
export interface StatedRelationship extends Relationship {
  readonly owner: Urn;
  readonly aspect: string;
}

/** A relationship with its times and with the aspect that states it. */
export type StatedRow = StatedRelationship & RelationshipStamps;

/** The relationships of the columns of one home, by the end there. */
export type HomeRelationships = ReadonlyMap<Urn, readonly StatedRow[]>;

/** The direction of a relationship seen from one end: OUTGOING is from it, INCOMING is to it. */
export type RelationshipDirection = 'INCOMING' | 'OUTGOING';

/** The identity of a relationship, regardless of the aspects that state it. */
export type RelationshipKey = Pick<Relationship, 'source' | 'type' | 'destination'>;

/** A query for a page of relationships. An absent end matches everything, an empty one nothing. */
export interface RelationshipPageQuery {
  readonly sources?: readonly Urn[] | undefined;
  readonly destinations?: readonly Urn[] | undefined;
  /** The end of the previous page. */
  readonly after?: RelationshipKey | undefined;
}

export interface ListedRelationships {
  readonly rows: readonly RelationshipKey[];
  /** The last relationship that the page looked at. Undefined if none follows. */
  readonly end: RelationshipKey | undefined;
}
