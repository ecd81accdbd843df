import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { type OffsetPage, pageByOffset } from '../search/offset-page.js';
import { malformed } from '../shared/request-error.js';
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
 * Finds the entities related to one entity, sorted by type of relationship, then by urn. Each
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

export type RequestedDirection = RelationshipDirection | 'UNDIRECTED';

export interface RelatedEntityPageQuery extends Omit<RelatedQuery, 'directions'> {
  readonly direction: RequestedDirection;
  readonly start: number;
  readonly count: number;
}

/**
 * Lists a page of the entities related to one entity. The count is the number of entities on the
 * page: clients add it to `start`, and stop at 0.
 */
export function relatedEntityPage(
  { urn, types, direction, ...page }: RelatedEntityPageQuery,
  store: Pick<AspectReads, 'relationships'>,
): Omit<OffsetPage<Urn>, 'rows'> & { readonly entities: readonly (RelatedEntity & JsonObject)[] } {
  const directions = direction === 'UNDIRECTED' ? BOTH_DIRECTIONS : [direction];
  const { start, total, rows } = pageByOffset(
    findRelatedEntities({ urn, types, directions }, store),
    page,
  );
  return { start, count: rows.length, total, entities: rows.map((one) => ({ ...one })) };
}

/** @throws RequestError `malformed` */
export function readRelationshipDirection(
  text: string | undefined,
  allowed: readonly RequestedDirection[],
): RequestedDirection {
  const direction = allowed.find((one) => one === text?.toUpperCase());
  if (direction) return direction;
  throw malformed(`direction is ${JSON.stringify(text ?? null)}; use ${allowed.join(' or ')}`);
}

const BOTH_DIRECTIONS: readonly RelationshipDirection[] = ['OUTGOING', 'INCOMING'];
