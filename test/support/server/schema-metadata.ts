import type { JsonObject } from '../../../src/model/json.js';

/** The aspect `schemaMetadata` with text columns, as an ingestion job writes it. */
export function schemaMetadata(
  schemaName: string,
  columns: readonly string[],
  platform: string = 'urn:li:dataPlatform:snowflake',
): JsonObject {
  const type = { type: { 'com.linkedin.schema.StringType': {} } };
  const fields = columns.map((fieldPath) => ({ fieldPath, type, nativeDataType: 'text' }));
  const platformSchema = { 'com.linkedin.schema.Schemaless': {} };
  return { schemaName, platform, version: 0, hash: '', platformSchema, fields };
}
