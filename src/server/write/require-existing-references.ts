import type { Json, JsonObject } from '../../model/json.js';
import { parseSchemaFieldUrn } from '../../urn/schema-field-urn.js';
import { isUrn, splitUrn, type Urn, urnEntityType } from '../../urn/urn.js';
import { listAt, objectsAt } from '../shared/json-accessors.js';
import { RequestError } from '../shared/request-error.js';
import { collectInSteps, type Search, type Steps } from '../shared/steps.js';
import type { AspectStore, StoredAspect } from '../store/aspect-store.js';

/**
 * Finds the entities that a batch added to the lineage of a downstream, in steps.
 *
 * @param before the lineage before the batch
 */
export function* addedReferences(
  [downstream, before]: readonly [Urn, StoredAspect | undefined],
  store: AspectStore,
): Steps<readonly Urn[]> {
  const known = yield* lineageReferences(before);
  yield;
  const after = yield* lineageReferences(store.readAspect(downstream, 'upstreamLineage'));
  return [...after].filter((urn) => !known.has(urn));
}

/**
 * Checks the rule of the interface spec that all entities in a lineage write exist. It runs after
 * the whole batch is written, so that entities that the batch creates count in any order.
 * References from before the batch are not checked: a writer who keeps another writer's dangling
 * edge did not create it. In steps.
 *
 * @param added the entities that the batch added to the lineage of each downstream
 * @throws RequestError `validation` with all missing urns
 */
export function* requireExistingReferences(
  added: ReadonlyMap<Urn, readonly Urn[]>,
  store: AspectStore,
): Steps<void> {
  const wanted = new Set([...added].flatMap(([downstream, urns]) => [downstream, ...urns]));
  const missing = yield* collectInSteps(missingAmong(wanted, store));
  if (missing.length > 0)
    throw new RequestError('validation', `urn does not exist: ${missing.toSorted().join(', ')}`);
}

function* missingAmong(urns: Iterable<Urn>, store: AspectStore): Search<Urn> {
  for (const urn of urns) yield store.exists(urn) ? undefined : urn;
}

/**
 * Lists the entities that an `upstreamLineage` names: upstream datasets, and the datasets of its
 * columns. Columns are not listed, since writers do not create entities for them.
 */
function* lineageReferences(aspect: StoredAspect | undefined): Steps<ReadonlySet<Urn>> {
  yield;
  const found = new Set<Urn>();
  for (const urn of references(aspect?.value ?? {})) {
    yield;
    if (urn !== undefined) found.add(urn);
  }
  return found;
}

function* references(lineage: JsonObject): Search<Urn> {
  for (const upstream of objectsAt(lineage, 'upstreams')) yield toReference(upstream['dataset']);
  for (const record of objectsAt(lineage, 'fineGrainedLineages')) {
    for (const name of ['upstreams', 'downstreams'])
      for (const urn of listAt(record, name)) yield toReference(urn);
  }
}

function toReference(text: Json | undefined): Urn | undefined {
  if (typeof text !== 'string') return undefined;
  if (urnEntityType(text) !== 'schemaField') return isUrn(text) ? text : undefined;
  const column = parseSchemaFieldUrn(text);
  if (column.ok) return column.value.dataset;
  // A column of anything but a dataset. The first part of its key is an urn.
  const urn = splitUrn(text);
  return urn.ok ? ((urn.value.key[0] ?? text) as Urn) : undefined;
}
