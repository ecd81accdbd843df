import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { Refusal } from '../refusal.js';
import type { AspectStore } from '../store/aspect-store.js';
import { lineageReferences } from './lineage-references.js';

/**
 * The rule of the interface spec that everything a lineage write names exists, judged when a whole batch has been
 * written, so that what the batch makes counts in any order. What the lineage named before is not judged again: the
 * writer who keeps a dangling edge of somebody else is not the one who made it.
 *
 * @param before the lineage of each downstream as it was before the batch
 * @throws Refusal `validation` that names every urn that is missing
 */
export function refuseMissing(before: ReadonlyMap<Urn, JsonObject | undefined>, store: AspectStore): void {
  const missing = new Set<Urn>();
  for (const [downstream, value] of before) {
    const judged = [downstream, ...newReferences(value, store.readAspect(downstream, 'upstreamLineage')?.value)];
    for (const urn of judged) if (!store.exists(urn)) missing.add(urn);
  }
  if (missing.size > 0) throw new Refusal('validation', `urn does not exist: ${[...missing].sort().join(', ')}`);
}

function newReferences(before: JsonObject | undefined, after: JsonObject | undefined): readonly Urn[] {
  const known = lineageReferences(before);
  return [...lineageReferences(after)].filter((urn) => !known.has(urn));
}
