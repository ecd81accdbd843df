import { contentForm, contentTexts, fromStoredTexts } from '../../model/content-form.js';
import {
  type ColumnType,
  columnTypes,
  type DatasetContent,
  type DesiredColumn,
} from '../../model/desired-state.js';
import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import { MARK_PROPERTY } from '../../model/mark.js';
import type { ContentReading } from '../../model/observed-state.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { canonicalJson } from '../document/canonical-json.js';
import { isOwnName, type Owner } from '../unit/owner.js';

/**
 * Returns true if the stack created an entity: the entity then carries the stack's name among its
 * properties.
 */
export function isCreatedBy({ info }: ContentReading, owner: Owner): boolean {
  const properties = info.value?.['customProperties'];
  const maker = isJsonObject(properties) ? properties[MARK_PROPERTY] : undefined;
  return typeof maker === 'string' && isOwnName(maker, owner);
}

/** Reads texts and columns from the aspects of the catalog, in the form of a manifest. */
export function storedContent(
  urn: EntityUrn,
  { info, schemaMetadata }: ContentReading,
): DatasetContent {
  return {
    ...fromStoredTexts(contentForm(urn), info.value),
    columns: storedColumns(schemaMetadata.value),
  };
}

/**
 * Returns true if the stored content has everything that the manifest states. Ignores the parts
 * that the manifest does not state: another writer may have described the dataset better.
 */
export function matchesDeclared(stored: DatasetContent, declared: DatasetContent): boolean {
  const sameTexts = contentTexts.every(
    (text) => declared[text] === undefined || declared[text] === stored[text],
  );
  const sameColumns =
    declared.columns.length === 0 ||
    canonicalJson(declared.columns) === canonicalJson(stored.columns);
  return sameTexts && sameColumns;
}

/** Returns true if two contents are equal. */
export function sameContent(one: DatasetContent, other: DatasetContent): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

function storedColumns(schema: JsonObject | undefined): readonly DesiredColumn[] {
  const fields: readonly Json[] = Array.isArray(schema?.['fields']) ? schema['fields'] : [];
  return fields.filter(isJsonObject).map((field) => ({
    fieldPath: String(field['fieldPath']),
    type: columnType(field['type']),
    nativeType: String(field['nativeDataType'] ?? ''),
  }));
}

/**
 * Reads `{"type": {"com.linkedin.schema.StringType": {}}}` as `string`. Reads an unknown type as
 * the loosest type, `union`.
 */
function columnType(type: Json | undefined): ColumnType {
  const union = isJsonObject(type) ? type['type'] : undefined;
  const [record = ''] = isJsonObject(union) ? Object.keys(union) : [];
  const name = /\.(\w+)Type$/.exec(record)?.[1]?.toLowerCase();
  return columnTypes.find((one) => one === name) ?? 'union';
}
