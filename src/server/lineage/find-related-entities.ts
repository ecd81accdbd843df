import type { Urn } from '../../urn/urn.js';
import type { AspectReads } from '../store/aspect-store.js';
import type { RelationshipDirection } from '../store/relationship.js';

/** The entity at the other end of a relationship. */
export interface RelatedEntity {
  readonly relationshipType: string;
  readonly urn: Urn;
  /** The entity that the relationship goes through, such as a query. */
  readonly via?: Urn;
}

/** The relationships to follow from one entity. */
export interface RelatedQuery {
  readonly urn: Urn;
  /** Types of relationships. Empty: all types. */
  readonly types: readonly string[];
  readonly directions: readonly RelationshipDirection[];
}

/**
 * Finds the entities that are related to one entity, by type of relationship, then by urn. Each
 * entity appears once per type, even if several aspects state the relationship.
 */
export function findRelatedEntities(
  { urn, types, directions }: RelatedQuery,
  store: Pick<AspectReads, 'relationships'>,
): readonly RelatedEntity[] {
  const found = new Map<string, RelatedEntity>();
  for (const direction of directions) {
    for (const { type, source, destination, via } of store.relationships(
      urn,
      direction,
      types.length === 0 ? undefined : types,
    )) {
      const other = direction === 'OUTGOING' ? destination : source;
      found.set([type, other, via ?? ''].join(' '), {
        relationshipType: type,
        urn: other,
        ...(via !== undefined && { via }),
      });
    }
  }
  return [...found.values()];
}
