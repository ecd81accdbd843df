import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { pageByOffset } from '../search/page-by-offset.js';
import { RequestError } from '../shared/request-error.js';
import type { AspectReads } from '../store/aspect-store.js';
import type { RelationshipDirection } from '../store/relationship.js';
import { findRelatedEntities, type RelatedEntity } from './find-related-entities.js';

export type RequestedDirection = RelationshipDirection | 'UNDIRECTED';

export interface RelatedEntityPageQuery {
  readonly urn: Urn;
  /** Empty: all types. */
  readonly types: readonly string[];
  readonly direction: RequestedDirection;
  readonly start: number;
  readonly count: number;
}

export interface RelatedEntityPage {
  readonly start: number;
  /** The number of entities on this page. Clients add it to `start`, and stop at 0. */
  readonly count: number;
  readonly total: number;
  readonly entities: readonly (RelatedEntity & JsonObject)[];
}

/** Lists a page of the entities that an entity is related to. */
export function relatedEntityPage(
  { urn, types, direction, ...page }: RelatedEntityPageQuery,
  store: Pick<AspectReads, 'relationships'>,
): RelatedEntityPage {
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
  throw new RequestError(
    'malformed',
    `direction is ${JSON.stringify(text ?? null)}; use ${allowed.join(' or ')}`,
  );
}

const BOTH_DIRECTIONS: readonly RelationshipDirection[] = ['OUTGOING', 'INCOMING'];
