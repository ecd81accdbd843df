import { ok, type Result } from '../errors/result.js';
import { isJsonObject, type Json, type JsonObject } from '../model/json.js';
import type { SchemaReading } from '../model/observed-state.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { aspectValue, faultOf, malformed } from './aspects.js';
import { type BatchReading, readBatches } from './read-batches.js';
import { isArrayOf, isString } from './shape.js';
import type { Wire } from './wire.js';

/** Datasets a request: schemas are some five times the size of lineage. */
export const SCHEMA_BATCH_SIZE = 25;

/**
 * Reads the field paths of datasets from the primary store; null where the catalog holds no columns, or no dataset.
 *
 * Schemas are reduced answer by answer: whole, those of a large stack would not fit in memory. One that cannot be read
 * is no absent one, since a column mapping cannot be resolved without it.
 *
 * @throws HeadwaterError `catalog-forbidden`, naming the first dataset whose schema the catalog refuses to show
 */
export function readSchemas(wire: Wire, urns: readonly DatasetUrn[]): Promise<ReadonlyMap<DatasetUrn, SchemaReading>> {
  return readBatches(wire, urns, SCHEMAS);
}

const SCHEMAS: BatchReading<SchemaReading> = {
  what: (datasets) => `reading the columns of ${datasets}`,
  size: SCHEMA_BATCH_SIZE,
  aspects: ['schemaMetadata'],
  parse: parseSchema,
  absent: () => null,
};

function parseSchema(item: JsonObject): Result<SchemaReading> {
  const fault = faultOf(item, ['schemaMetadata']);
  if (fault !== undefined) return fault;
  const { schemaMetadata } = item;
  if (schemaMetadata === undefined) return ok(null);
  const fields = aspectValue(schemaMetadata)?.['fields'];
  if (!isArrayOf(fields, isSchemaField)) return malformed('schemaMetadata');
  // Connectors store an empty list where they could not read the columns: it says nothing of which there are.
  return ok(fields.length === 0 ? null : fields.map(({ fieldPath }) => fieldPath));
}

interface SchemaField extends JsonObject {
  readonly fieldPath: string;
}

function isSchemaField(value: Json | undefined): value is SchemaField {
  return isJsonObject(value) && isString(value['fieldPath']);
}
