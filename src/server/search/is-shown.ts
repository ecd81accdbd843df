import { isUrn, splitUrn, type Urn } from '../../urn/urn.js';
import type { AspectStore } from '../store/aspect-store.js';
import type { FilterGroup } from './criterion.js';

/** Whether an entity exists and is not soft-deleted. */
export function isShown(urn: Urn, store: AspectStore): boolean {
  return exists(urn, store) && !store.isSoftDeleted(bearerOf(urn));
}

export function exists(urn: Urn, store: AspectStore): boolean {
  return store.exists(bearerOf(urn));
}

/** Soft-deleted entities are hidden unless a flag or a filter on `removed` asks for them. Source: DataHub's `ESUtils`. */
export function hidesSoftDeleted(groups: readonly FilterGroup[], includeSoftDeleted: boolean | null | undefined): boolean {
  return includeSoftDeleted !== true && !groups.flat().some(({ field }) => field === 'removed');
}

/** Whose existence counts: columns come and go with their dataset, since nothing need be stored of them themselves. */
export function bearerOf(urn: Urn): Urn {
  const parts = splitUrn(urn);
  if (!parts.ok || parts.value.entityType !== 'schemaField') return urn;
  const [parent = ''] = parts.value.key;
  return isUrn(parent) ? parent : urn;
}
