import { isJsonObject, type Json } from '../../model/json.js';

/** Returns the other end of an item in a list of edges: a record, an urn, or an urn in a union. */
export function itemEnd(item: Json): string | undefined {
  const end = isJsonObject(item)
    ? (item['destinationUrn'] ?? item['dataset'] ?? Object.values(item)[0])
    : item;
  return typeof end === 'string' ? end : undefined;
}
