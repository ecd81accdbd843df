import type { JsonObject } from '../../model/json.js';
import { type Urn, urnEntityType } from '../../urn/urn.js';
import type { RequestReader } from '../policy/request-reader.js';
import { encodeScrollId } from '../search/scroll-rows.js';
import type { RelationshipKey } from '../store/relationship.js';
import type { FoundRelationships } from './find-relationships.js';

/** Formats one relationship of a page. */
type ToItem = (relationship: RelationshipKey) => JsonObject;

/** Formats a page of a scroll through relationships. */
export function relationshipResult(
  { rows, isLast }: FoundRelationships,
  toItem: ToItem = relationshipItem,
): JsonObject {
  const last = rows.at(-1);
  return {
    ...(last &&
      !isLast && { scrollId: encodeScrollId([last.source, last.type, last.destination]) }),
    results: rows.map(toItem),
  };
}

/**
 * Formats a relationship: `{ relationshipType, source: { entityType, urn }, destination: { … } }`.
 */
export function relationshipItem({ type, source, destination }: RelationshipKey): JsonObject {
  return { relationshipType: type, source: toNode(source), destination: toNode(destination) };
}

export function unreadableGraphMessage({ actor }: RequestReader): string {
  return `${actor} is unauthorized to READ RELATIONSHIP`;
}

function toNode(urn: Urn): JsonObject {
  return { entityType: urnEntityType(urn), urn };
}
