import type { Json, JsonObject } from '../../model/json.js';
import { splitUrn, type Urn } from '../../urn/urn.js';
import { listAt, objectsAt } from '../shared/json-accessors.js';

/**
 * Lists the entities that an `upstreamLineage` names: upstream datasets, and the datasets of its
 * columns. Columns are not listed, since writers do not create entities for them.
 */
export function lineageReferences(value: JsonObject = {}): ReadonlySet<Urn> {
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
