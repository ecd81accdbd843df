import type { JsonObject } from '../../../src/model/json.js';
import { urnOf } from '../model/state-builders.js';

/**
 * An aspect as an ingestion job writes it: its edges with small time stamps, then its column
 * records.
 */
export function lineage(
  upstreams: readonly JsonObject[],
  columns: readonly JsonObject[] = [],
): JsonObject {
  return { upstreams, ...(columns.length > 0 && { fineGrainedLineages: columns }) };
}

export function edge(upstream: string, more: JsonObject = {}): JsonObject {
  const stamp = { time: 7, actor: 'urn:li:corpuser:ingestion' };
  return {
    dataset: urnOf(upstream),
    type: 'TRANSFORMED',
    auditStamp: stamp,
    created: stamp,
    ...more,
  };
}

export { columnRecord as column, fieldOf } from '../model/lineage-builders.js';
