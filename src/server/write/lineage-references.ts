import type { Json, JsonObject } from '../../model/json.js';
import { splitUrn, type Urn } from '../../urn/urn.js';
import { isObject } from '../read-json.js';

/**
 * The entities that an `upstreamLineage` needs: upstream datasets, and the datasets of the columns that it names.
 * Columns themselves are no entities that anybody makes; a column's dataset stands for it.
 */
export function lineageReferences(value: JsonObject | undefined): ReadonlySet<Urn> {
  const found = new Set<Urn>();
  for (const upstream of records(value?.['upstreams'])) add(found, upstream['dataset']);
  for (const record of records(value?.['fineGrainedLineages'])) {
    for (const end of [record['upstreams'], record['downstreams']]) {
      for (const urn of Array.isArray(end) ? end : []) add(found, urn);
    }
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

function records(list: Json | undefined): readonly JsonObject[] {
  return Array.isArray(list) ? list.filter(isObject) : [];
}
