import type { JsonObject } from '../../model/json.js';
import { textAt } from '../shared/json-accessors.js';

/** Returns the urn of one of DataHub's own types of ownership. Source: its `OwnerUtils`. */
export function systemTypeUrn(type: string): string {
  return `urn:li:ownershipType:__system__${type.toLowerCase()}`;
}

/** Returns the urn of the type of a stored owner. Older records have the name of the type alone. */
export function typeUrnOfOwner(owner: JsonObject): string {
  return textAt(owner, 'typeUrn') ?? systemTypeUrn(textAt(owner, 'type') ?? 'NONE');
}
