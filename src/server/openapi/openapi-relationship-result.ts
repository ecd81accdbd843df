import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { urnEntityType } from '../metamodel/key-aspects.js';
import { type Reader, requireKindReadable } from '../policy/authorize-reads.js';
import { encodeScrollId } from '../search/scroll-rows.js';
import type { AspectStore } from '../store/aspect-store.js';
import type { RelationshipKey } from '../store/relationship.js';

export type GraphReader = Reader & { readonly store: AspectStore };

/** Formats one relationship of a page. */
type ToItem = (relationship: RelationshipKey) => JsonObject;

/**
 * Formats a page of a scroll through relationships. Like DataHub, it refuses a page with an end
 * that the reader may not read.
 *
 * @throws RequestError `forbidden`
 */
export function relationshipResult(
  { rows, isLast }: { readonly rows: readonly RelationshipKey[]; readonly isLast: boolean },
  reader: GraphReader,
  toItem: ToItem = relationshipItem,
): JsonObject {
  const ends = new Set(rows.flatMap(({ source, destination }) => [source, destination]));
  requireKindReadable('RELATIONSHIPS', ends, reader, unreadableGraphMessage(reader));
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

export function unreadableGraphMessage({ actor }: Reader): string {
  return `${actor} is unauthorized to READ RELATIONSHIP`;
}

function toNode(urn: Urn): JsonObject {
  return { entityType: urnEntityType(urn), urn };
}
