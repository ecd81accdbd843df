import { isUrn, splitUrn, type Urn, urnEntityType } from '../../urn/urn.js';
import type { AspectReads } from '../store/aspect-store.js';
import type { FilterGroup } from './criterion.js';

/** Returns true if an entity exists and is not soft-deleted. */
export function isShown(urn: Urn, store: Pick<AspectReads, 'exists' | 'isSoftDeleted'>): boolean {
  return exists(urn, store) && !store.isSoftDeleted(existenceUrn(urn));
}

export function exists(urn: Urn, store: Pick<AspectReads, 'exists'>): boolean {
  return store.exists(existenceUrn(urn));
}

/**
 * Returns true unless a flag or a filter on `removed` asks for soft-deleted entities. Source:
 * DataHub's `ESUtils`.
 */
export function hidesSoftDeleted(
  groups: readonly FilterGroup[],
  includeSoftDeleted: boolean | null | undefined,
): boolean {
  return includeSoftDeleted !== true && !groups.flat().some(({ field }) => field === 'removed');
}

/**
 * Returns the urn of the entity that decides whether an entity exists. For a column, the dataset
 * decides, since a column may have no stored aspect. Every other entity decides for itself.
 */
export function existenceUrn(urn: Urn): Urn {
  if (urnEntityType(urn) !== 'schemaField') return urn;
  const parts = splitUrn(urn);
  if (!parts.ok) return urn;
  const [parent = ''] = parts.value.key;
  return isUrn(parent) ? parent : urn;
}
