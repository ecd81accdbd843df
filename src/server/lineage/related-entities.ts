import type { Urn } from '../../urn/urn.js';
import type { AspectStore } from '../store/aspect-store.js';
import type { RelationshipDirection } from '../store/relationship.js';

/** What is at the other end of a relationship. */
export interface RelatedEntity {
  readonly relationshipType: string;
  readonly urn: Urn;
  /** What the relationship goes through, such as a query. */
  readonly via?: Urn;
}

export interface RelatedQuery {
  readonly urn: Urn;
  /** None asks for all. */
  readonly types: readonly string[];
  readonly directions: readonly RelationshipDirection[];
}

/** The entities that one is related to, by type of relationship, then by urn; each once, whichever aspects say so. */
export function relatedEntities({ urn, types, directions }: RelatedQuery, store: AspectStore): readonly RelatedEntity[] {
  const found = new Map<string, RelatedEntity>();
  for (const direction of directions) {
    for (const { type, source, destination, via } of store.relationships(urn, direction, types.length === 0 ? undefined : types)) {
      const other = direction === 'OUTGOING' ? destination : source;
      found.set([type, other, via ?? ''].join(' '), { relationshipType: type, urn: other, ...(via !== undefined && { via }) });
    }
  }
  return [...found.values()];
}
