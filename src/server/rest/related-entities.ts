import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { Refusal } from '../refusal.js';
import type { AspectStore } from '../store/aspect-store.js';
import type { RelationshipDirection } from '../store/relationship.js';
import { takeRows } from './take-rows.js';

/** What is at the other end of a relationship. */
export interface RelatedEntity extends JsonObject {
  readonly relationshipType: string;
  readonly urn: Urn;
  /** What the relationship goes through, such as a query. */
  readonly via?: Urn;
}

export type Direction = RelationshipDirection | 'UNDIRECTED';

export interface RelatedQuery {
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
  readonly entities: readonly RelatedEntity[];
}

/** The entities that one is related to, by type of relationship, then by urn; each once, whichever aspects say so. */
export function relatedEntities(query: RelatedQuery, store: AspectStore): RelatedPage {
  const ways = query.direction === 'UNDIRECTED' ? BOTH : [query.direction];
  const found = new Map(ways.flatMap((way) => around(query, way, store)).map((one) => [keyOf(one), one]));
  const { start, total, rows } = takeRows([...found.values()], query);
  return { start, count: rows.length, total, entities: rows };
}

/** @throws Refusal `malformed` */
export function readDirection(text: string | undefined, allowed: readonly Direction[]): Direction {
  const direction = allowed.find((one) => one === text?.toUpperCase());
  if (direction) return direction;
  throw new Refusal('malformed', `direction is ${JSON.stringify(text ?? null)}; use ${allowed.join(' or ')}`);
}

const BOTH: readonly RelationshipDirection[] = ['OUTGOING', 'INCOMING'];

function around({ urn, types }: RelatedQuery, direction: RelationshipDirection, store: AspectStore): readonly RelatedEntity[] {
  const stated = store.relationships(urn, direction, types.length === 0 ? undefined : types);
  return stated.map(({ type, source, destination, via }) => ({
    relationshipType: type,
    urn: direction === 'OUTGOING' ? destination : source,
    ...(via !== undefined && { via }),
  }));
}

function keyOf({ relationshipType, urn, via }: RelatedEntity): string {
  return [relationshipType, urn, via ?? ''].join(' ');
}
