import { ok, type Result } from '../../errors/result.js';
import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import type { SchemaReading } from '../../model/observed-state.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { isArrayOf, isString } from '../http/type-guards.js';
import type { Wire } from '../http/wire.js';
import { aspectValue, findItemFault, malformedAspect } from './aspects.js';
import { type BatchReading, readBatches } from './read-batches.js';

/** Datasets per request. A schema is about five times as large as lineage. */
export const SCHEMA_BATCH_SIZE = 25;

/**
 * Reads the field paths of datasets from the primary store. A dataset reads as null if the catalog
 * has no columns for it, or does not have the dataset.
 *
 * Each answer is reduced to field paths at once, because the complete schemas of a large stack
 * would not fit in memory. A refused schema is an error and not an absent schema, since a column
 * mapping cannot be resolved without it.
 *
 * @throws HeadwaterError `catalog-forbidden`. It names the first dataset whose schema the catalog
 * refuses to show
 */
export function readSchemas(
  wire: Wire,
  urns: readonly DatasetUrn[],
): Promise<ReadonlyMap<DatasetUrn, SchemaReading>> {
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
  const fault = findItemFault(item, ['schemaMetadata']);
  if (fault !== undefined) return fault;
  const { schemaMetadata } = item;
  if (schemaMetadata === undefined) return ok(null);
  const fields = aspectValue(schemaMetadata)?.['fields'];
  if (!isArrayOf(fields, isSchemaField)) return malformedAspect('schemaMetadata');
  // Connectors store an empty list if they could not read the columns. It does not mean that the
  // dataset has no columns.
  return ok(fields.length === 0 ? null : fields.map(({ fieldPath }) => fieldPath));
}

interface SchemaField extends JsonObject {
  readonly fieldPath: string;
}

function isSchemaField(value: Json | undefined): value is SchemaField {
  return isJsonObject(value) && isString(value['fieldPath']);
}
