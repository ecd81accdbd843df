import type { Json, JsonObject } from '../../model/json.js';
import { splitUrn, type Urn } from '../../urn/urn.js';
import { listAt, objectsAt } from '../opaque-json.js';

/**
 * The entities that an `upstreamLineage` needs: upstream datasets, and the datasets of the columns that it names.
 * Columns themselves are no entities that anybody makes; a column's dataset stands for it.
 */
export function lineageReferences(value: JsonObject = {}): ReadonlySet<Urn> {
  const found = new Set<Urn>();
  for (const upstream of objectsAt(value, 'upstreams')) add(found, upstream['dataset']);
  for (const record of objectsAt(value, 'fineGrainedLineages')) {
    for (const urn of [...listAt(record, 'upstreams'), ...listAt(record, 'downstreams')]) add(found, urn);
  }
  return found;
}

function add(found: Set<Urn>, text: Json | undefined): void {
  const urn = typeof text === 'string' ? splitUrn(text) : undefined;
  if (!urn?.ok) return;
  const { entityType, key } = urn.value;
  // Checked just above, and the first part of a column's key is an urn by the shape of its type.
  found.add((entityType === 'schemaField' ? (key[0] ?? text) : text) as Urn);
}
