import type { JsonObject } from '../../model/json.js';
import { objectsAt, textAt } from '../shared/json-accessors.js';

/** The default type of an owner. Source: `DEFAULT_OWNERSHIP_TYPE_URN` of DataHub. */
const NO_TYPE = 'urn:li:ownershipType:__system__none';

/**
 * Returns the value of `ownership` with its member `ownerTypes`: the urns of owners by type, which
 * follow from the owners. Source: DataHub's `OwnerTypeMap`.
 */
export function withOwnerTypes(ownership: JsonObject): JsonObject {
  const types = new Map<string, readonly string[]>();
  for (const record of objectsAt(ownership, 'owners')) {
    const owner = textAt(record, 'owner');
    if (owner === null) continue;
    const type = textAt(record, 'typeUrn') ?? NO_TYPE;
    types.set(type, [...new Set([...(types.get(type) ?? []), owner])]);
  }
  return { ...ownership, ownerTypes: Object.fromEntries(types) };
}
