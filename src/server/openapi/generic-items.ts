import type { Json, JsonObject } from '../../model/json.js';
import { urnEntityType } from '../../urn/urn.js';
import { asObject } from '../shared/read-json.js';
import { malformed } from '../shared/request-error.js';
import type { StoredAspect } from '../store/aspect-store.js';
import type { AnyProposal } from '../write/proposal.js';
import { entityFormV3 } from './entity-form.js';
import { writtenItems } from './openapi-items.js';

/** The path for entities of several types. A body is `{ <type>: [...], … }` and not a list. */
export const GENERIC: string = `${entityFormV3.base}/generic`;

/**
 * Reads the items by type. Refuses an item of another type in both dialects, since the answer is
 * keyed by type.
 */
export function readByType(body: Json): readonly (readonly [type: string, items: Json])[] {
  return Object.entries(asObject(body, 'the body')).map(([type, items]) => {
    for (const item of Array.isArray(items) ? items : []) requireType(item, type);
    return [type, items ?? null];
  });
}

function requireType(item: Json, type: string): void {
  const urn = asObject(item, type)['urn'];
  if (typeof urn !== 'string' || urnEntityType(urn) === type) return;
  throw malformed(`${type} holds an item of the type ${urnEntityType(urn)}: ${urn}`);
}

/** Formats the written aspects by entity type, in the order of the types in the request. */
export function itemsByType(
  written: readonly StoredAspect[],
  proposals: readonly AnyProposal[],
  withMetadata: boolean,
): JsonObject {
  const items = writtenItems(written, withMetadata);
  const types = new Set(proposals.map(({ urn }) => urnEntityType(urn)));
  return Object.fromEntries(
    [...types].map((type) => [
      type,
      items.filter(({ urn }) => urnEntityType(String(urn)) === type),
    ]),
  );
}
