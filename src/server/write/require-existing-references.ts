import type { Json, JsonObject } from '../../model/json.js';
import { splitUrn, type Urn } from '../../urn/urn.js';
import { listAt, objectsAt } from '../shared/json-accessors.js';
import { RequestError } from '../shared/request-error.js';
import type { AspectStore } from '../store/aspect-store.js';

/**
 * Finds the entities that a batch added to the lineage of a downstream.
 *
 * @param before the lineage before the batch
 */
export function addedReferences(
  [downstream, before]: readonly [Urn, JsonObject | undefined],
  store: AspectStore,
): readonly Urn[] {
  const known = lineageReferences(before);
  const after = store.readAspect(downstream, 'upstreamLineage')?.value;
  return [...lineageReferences(after)].filter((urn) => !known.has(urn));
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

/**
 * Lists the entities that an `upstreamLineage` names: upstream datasets, and the datasets of its
 * columns. Columns are not listed, since writers do not create entities for them.
 */
function lineageReferences(value: JsonObject = {}): ReadonlySet<Urn> {
  const found = new Set<Urn>();
  for (const upstream of objectsAt(value, 'upstreams')) add(found, upstream['dataset']);
  for (const record of objectsAt(value, 'fineGrainedLineages')) {
    for (const urn of [...listAt(record, 'upstreams'), ...listAt(record, 'downstreams')])
      add(found, urn);
  }
  return found;
}

function add(found: Set<Urn>, text: Json | undefined): void {
  const urn = typeof text === 'string' ? splitUrn(text) : undefined;
  if (!urn?.ok) return;
  const { entityType, key } = urn.value;
  // The cast is safe: `splitUrn` checked the text, and the first part of the key of a column is an
  // urn.
  found.add((entityType === 'schemaField' ? (key[0] ?? text) : text) as Urn);
}
