import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { Refusal } from '../refusal.js';
import type { AspectStore } from '../store/aspect-store.js';
import { lineageReferences } from './lineage-references.js';

/**
 * What a batch has added to lineage, by downstream: the entities that it names now and did not before.
 *
 * @param before the lineage of each downstream as it was before the batch
 */
export function addedReferences(before: ReadonlyMap<Urn, JsonObject | undefined>, store: AspectStore): ReadonlyMap<Urn, readonly Urn[]> {
  return new Map(
    [...before].map(([downstream, value]) => [downstream, newReferences(value, store.readAspect(downstream, 'upstreamLineage')?.value)]),
  );
}

/**
 * The rule of the interface spec that everything a lineage write names exists, judged when a whole batch has been
 * written, so that what the batch makes counts in any order. What the lineage named before is not judged again: the
 * writer who keeps a dangling edge of somebody else is not the one who made it.
 *
 * @param added what the batch has added to the lineage of each downstream
 * @throws Refusal `validation` that names every urn that is missing
 */
export function refuseMissing(added: ReadonlyMap<Urn, readonly Urn[]>, store: AspectStore): void {
  const judged = new Set([...added].flatMap(([downstream, urns]) => [downstream, ...urns]));
  const missing = [...judged].filter((urn) => !store.exists(urn));
  if (missing.length > 0) throw new Refusal('validation', `urn does not exist: ${missing.sort().join(', ')}`);
}

function newReferences(before: JsonObject | undefined, after: JsonObject | undefined): readonly Urn[] {
  const known = lineageReferences(before);
  return [...lineageReferences(after)].filter((urn) => !known.has(urn));
}
