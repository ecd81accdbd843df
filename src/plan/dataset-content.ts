import { type ColumnType, columnTypes, type DatasetContent, type DesiredColumn } from '../model/desired-state.js';
import { isJsonObject, type Json, type JsonObject } from '../model/json.js';
import { MARK_PROPERTY } from '../model/mark.js';
import type { ContentReading } from '../model/observed-state.js';
import { canonicalJson } from './canonical-json.js';
import type { Owner } from './lineage/owner.js';

/** Whether a dataset was made by the stack: it then carries the stack's name among its properties. */
export function isMadeBy({ datasetProperties }: ContentReading, { key, formerly }: Owner): boolean {
  const properties = datasetProperties.value?.['customProperties'];
  const maker = isJsonObject(properties) ? properties[MARK_PROPERTY] : undefined;
  return typeof maker === 'string' && [key, ...formerly].includes(maker);
}

/** Description and columns as the catalog holds them, in the manifest's words. */
export function contentOf({ datasetProperties, schemaMetadata }: ContentReading): DatasetContent {
  const description = datasetProperties.value?.['description'];
  return { ...(typeof description === 'string' && { description }), columns: columnsOf(schemaMetadata.value) };
}

/** What the manifest does not state is not ours to mend: somebody may have described the dataset better than we did. */
export function isInLine(stored: DatasetContent, declared: DatasetContent): boolean {
  const sameDescription = declared.description === undefined || declared.description === stored.description;
  const sameColumns = declared.columns.length === 0 || canonicalJson(declared.columns) === canonicalJson(stored.columns);
  return sameDescription && sameColumns;
}

/** Whether two contents say the same in everything. */
export function sameContent(one: DatasetContent, other: DatasetContent): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

function columnsOf(schema: JsonObject | undefined): readonly DesiredColumn[] {
  const fields: readonly Json[] = Array.isArray(schema?.['fields']) ? schema['fields'] : [];
  return fields.filter(isJsonObject).map((field) => ({
    fieldPath: String(field['fieldPath']),
    type: typeOf(field['type']),
    nativeType: String(field['nativeDataType'] ?? ''),
  }));
}

/** `{"type": {"com.linkedin.schema.StringType": {}}}` is `string`; what we do not know reads as the loosest of all. */
function typeOf(type: Json | undefined): ColumnType {
  const union = isJsonObject(type) ? type['type'] : undefined;
  const [record = ''] = isJsonObject(union) ? Object.keys(union) : [];
  const name = /\.(\w+)Type$/.exec(record)?.[1]?.toLowerCase();
  return columnTypes.find((one) => one === name) ?? 'union';
}
