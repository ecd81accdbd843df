import type { JsonObject } from '../../../src/model/json.js';
import type { FineGrainedRecord } from '../../../src/model/upstream-lineage.js';
import { schemaFieldUrn } from '../../../src/urn/schema-field-urn.js';
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

/** A column record, for example `column('orders.total', 'raw_orders.amount', 'raw_fx.rate')`. */
export function column(
  downstream: string,
  upstreams: readonly string[],
  more: JsonObject = {},
): FineGrainedRecord {
  return {
    upstreamType: 'FIELD_SET',
    upstreams: upstreams.map(fieldOf),
    downstreamType: 'FIELD',
    downstreams: [fieldOf(downstream)],
    confidenceScore: 1,
    ...more,
  };
}

/** The urn of a column, given for example as `orders.total`. */
export function fieldOf(text: string): string {
  const [name = '', path = ''] = text.split('.');
  return schemaFieldUrn(urnOf(name), path);
}
