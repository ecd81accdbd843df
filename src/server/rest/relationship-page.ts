import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { entityTypeOf } from '../metamodel/key-aspects.js';
import { type Reader, requireReadOf } from '../policy/authorize-reads.js';
import { encodeKey } from '../search/scroll-page.js';
import type { AspectStore } from '../store/aspect-store.js';
import type { RelationshipKey } from '../store/relationship.js';

export type GraphReader = Reader & { readonly store: AspectStore };

/** How a row of a scroll is shown. */
type ToItem = (relationship: RelationshipKey) => JsonObject;

/**
 * A page of a scroll through relationships. Like DataHub, refuses one on which there is an end that the reader may not see.
 *
 * @throws Refusal `forbidden`
 */
export function relationshipPage(
  { rows, isLast }: { readonly rows: readonly RelationshipKey[]; readonly isLast: boolean },
  reader: GraphReader,
  toItem: ToItem = relationshipItem,
): JsonObject {
  const ends = new Set(rows.flatMap(({ source, destination }) => [source, destination]));
  requireReadOf('RELATIONSHIPS', ends, reader, unreadableGraph(reader));
  const last = rows.at(-1);
  return {
    ...(last && !isLast && { scrollId: encodeKey([last.source, last.type, last.destination]) }),
    results: rows.map(toItem),
  };
}

/** `{ relationshipType, source: { entityType, urn }, destination: { … } }` */
export function relationshipItem({ type, source, destination }: RelationshipKey): JsonObject {
  return { relationshipType: type, source: nodeOf(source), destination: nodeOf(destination) };
}

export function unreadableGraph({ actor }: Reader): string {
  return `${actor} is unauthorized to READ RELATIONSHIP`;
}

function nodeOf(urn: Urn): JsonObject {
  return { entityType: entityTypeOf(urn), urn };
}
