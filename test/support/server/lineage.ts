import type { JsonObject } from '../../../src/model/json.js';
import { column, dataset } from './urns.js';

/** The aspect `upstreamLineage` with plain edges, as a writer sends it. */
export function derivedFrom(...upstreams: readonly string[]): JsonObject {
  return { upstreams: upstreams.map((name) => ({ dataset: dataset(name), type: 'TRANSFORMED' })) };
}

/** A column mapping. Each end is `<dataset>#<column>`. */
export function mapping(downstream: string, ...upstreams: readonly string[]): JsonObject {
  return {
    upstreamType: 'FIELD_SET',
    upstreams: upstreams.map(columnOf),
    downstreamType: 'FIELD',
    downstreams: [columnOf(downstream)],
  };
}

function columnOf(text: string): string {
  const [name = '', fieldPath = ''] = text.split('#');
  return column(name, fieldPath);
}
