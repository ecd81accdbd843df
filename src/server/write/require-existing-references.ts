import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { RequestError } from '../shared/request-error.js';
import type { AspectStore } from '../store/aspect-store.js';
import { lineageReferences } from './lineage-references.js';

/**
 * Finds the entities that a batch added to lineage, by downstream.
 *
 * @param before the lineage of each downstream before the batch
 */
export function addedReferences(
  before: ReadonlyMap<Urn, JsonObject | undefined>,
  store: AspectStore,
): ReadonlyMap<Urn, readonly Urn[]> {
  return new Map(
    [...before].map(([downstream, value]) => [
      downstream,
      newReferences(value, store.readAspect(downstream, 'upstreamLineage')?.value),
    ]),
  );
}

/**
 * Checks the rule of the interface spec that all entities in a lineage write exist. It runs after
 * the whole batch is written, so that entities that the batch creates count in any order.
 * References from before the batch are not checked: a writer who keeps another writer's dangling
 * edge did not create it.
 *
 * @param added the entities that the batch added to the lineage of each downstream
 * @throws RequestError `validation` with all missing urns
 */
export function requireExistingReferences(
  added: ReadonlyMap<Urn, readonly Urn[]>,
  store: AspectStore,
): void {
  const wanted = new Set([...added].flatMap(([downstream, urns]) => [downstream, ...urns]));
  const missing = [...wanted].filter((urn) => !store.exists(urn));
  if (missing.length > 0)
    throw new RequestError('validation', `urn does not exist: ${missing.sort().join(', ')}`);
}

function newReferences(
  before: JsonObject | undefined,
  after: JsonObject | undefined,
): readonly Urn[] {
  const known = lineageReferences(before);
  return [...lineageReferences(after)].filter((urn) => !known.has(urn));
}
