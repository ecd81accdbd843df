import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import { isKnownType, kinds } from '../../model/kinds.js';
import { COLUMN_ASPECT, toCommonForm } from '../../model/lineage-form.js';
import type { UpstreamLineage } from '../../model/upstream-lineage.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { urnEntityType } from '../../urn/urn.js';
import type { Entity } from './entity.js';

/**
 * The stored lineage of an entity, in the form of a dataset's lineage. Undefined if nothing readable
 * is stored, and for types whose lineage other entities hold.
 */
export function storedLineage({
  urn,
  aspects,
}: Pick<Entity, 'urn' | 'aspects'>): UpstreamLineage | undefined {
  const type = urnEntityType(urn);
  if (!isKnownType(type)) return undefined;
  const read = (name: string): JsonObject | undefined =>
    parseAspect(aspects?.find(({ aspectName }) => aspectName === name)?.payload);
  const edges = read(kinds[type].aspect);
  if (type === 'dataset')
    return Array.isArray(edges?.['upstreams']) ? (edges as UpstreamLineage) : undefined;
  const columns = read(COLUMN_ASPECT);
  return edges || columns
    ? toCommonForm(urn as EntityUrn, { edges: edges ?? {}, columns })
    : undefined;
}

function parseAspect(text: string | null | undefined): JsonObject | undefined {
  try {
    const value: Json = JSON.parse(text ?? 'null');
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
