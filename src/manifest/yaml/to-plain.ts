import type { Json, JsonObject } from '../../model/json.js';
import type { LocatedMap, LocatedNode } from './located-node.js';

/**
 * Returns the plain JSON value of a node, for schema checks. Its objects have no prototype, since a
 * file chooses their keys.
 */
export function toPlain(node: LocatedNode): Json {
  switch (node.kind) {
    case 'scalar':
      return node.value;
    case 'list':
      return node.items.map(toPlain);
    case 'map':
      return plainMap(node);
  }
}

function plainMap({ entries }: LocatedMap): JsonObject {
  const plain: Record<string, Json> = Object.create(null);
  for (const { key, value } of entries.values()) plain[key] = toPlain(value);
  return plain;
}
