import type { Json, JsonObject } from '../model/json.js';
import type { Located, LocatedMap } from './located.js';

/** The bare value, as JSON would hold it, for a schema check. Its objects inherit nothing: a file chooses their keys. */
export function toPlain(node: Located): Json {
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
