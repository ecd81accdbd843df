import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { type RelatedEntity, relatedEntities } from '../lineage/related-entities.js';
import { Refusal } from '../refusal.js';
import type { AspectStore } from '../store/aspect-store.js';
import type { RelationshipDirection } from '../store/relationship.js';
import { takeRows } from './take-rows.js';

export type Direction = RelationshipDirection | 'UNDIRECTED';

export interface RelatedPageQuery {
  readonly urn: Urn;
  /** None asks for all. */
  readonly types: readonly string[];
  readonly direction: Direction;
  readonly start: number;
  readonly count: number;
}

export interface RelatedPage {
  readonly start: number;
  /** How many there are on this page: clients step by it, and stop at 0. */
  readonly count: number;
  readonly total: number;
  readonly entities: readonly (RelatedEntity & JsonObject)[];
}

/** A page of what an entity is related to. */
export function relatedPage({ urn, types, direction, ...page }: RelatedPageQuery, store: AspectStore): RelatedPage {
  const directions = direction === 'UNDIRECTED' ? BOTH : [direction];
  const { start, total, rows } = takeRows(relatedEntities({ urn, types, directions }, store), page);
  return { start, count: rows.length, total, entities: rows.map((one) => ({ ...one })) };
}

/** @throws Refusal `malformed` */
export function readDirection(text: string | undefined, allowed: readonly Direction[]): Direction {
  const direction = allowed.find((one) => one === text?.toUpperCase());
  if (direction) return direction;
  throw new Refusal('malformed', `direction is ${JSON.stringify(text ?? null)}; use ${allowed.join(' or ')}`);
}

const BOTH: readonly RelationshipDirection[] = ['OUTGOING', 'INCOMING'];
