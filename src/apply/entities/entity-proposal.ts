import type { AspectProposal, ProposedAspect } from '../../model/catalog-port.js';
import type { ColumnType, DatasetContent, DesiredColumn } from '../../model/desired-state.js';
import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import { MARK_PROPERTY } from '../../model/mark.js';
import type { ContentReading } from '../../model/observed-state.js';
import type { EntityWrite } from '../../plan/document/plan.js';
import { dataPlatformUrn, parseDatasetUrn } from '../../urn/dataset-urn.js';
import type { EntityUrn } from '../../urn/entity-urn.js';

/**
 * The version of an aspect that must not exist yet. A dataset that appeared after the plan belongs
 * to another writer and is not changed.
 */
const ABSENT_VERSION = '-1';

/** Returns the aspects of a dataset to create. The catalog adds the key aspect by itself. */
export function createEntityProposal({ urn, content, maker }: EntityWrite): AspectProposal {
  const schema =
    content.columns.length > 0
      ? [aspect('schemaMetadata', schemaMetadata(urn, content), ABSENT_VERSION)]
      : [];
  const { description } = content;
  const properties = {
    ...(description !== undefined && { description }),
    customProperties: { [MARK_PROPERTY]: maker },
  };
  return {
    urn,
    aspects: [
      aspect('datasetProperties', properties, ABSENT_VERSION),
      ...schema,
      aspect('status', { removed: false }, ABSENT_VERSION),
    ],
  };
}

/**
 * Returns the aspects of an existing dataset with the declared description and columns. Everything
 * else stays as it was read. A description or columns that the content does not state stay too,
 * unless the write restores the dataset to exactly that content.
 */
export function updateEntityProposal(
  { urn, kind, content }: EntityWrite,
  { datasetProperties, schemaMetadata: schema }: ContentReading,
): AspectProposal {
  const { description, columns } = content;
  const isExact = kind === 'restore';
  const { description: _, ...withoutDescription } = datasetProperties.value ?? {};
  const properties =
    description !== undefined
      ? { ...datasetProperties.value, description }
      : isExact
        ? withoutDescription
        : { ...datasetProperties.value };
  const fields = mergeFields(columns, schema.value?.['fields']);
  const metadata = { ...(schema.value ?? schemaMetadata(urn, content)), fields };
  const hasColumns = columns.length > 0 || (isExact && schema.value !== undefined);
  return {
    urn,
    aspects: [
      aspect('datasetProperties', properties, datasetProperties.version),
      ...(hasColumns ? [aspect('schemaMetadata', metadata, schema.version)] : []),
    ],
  };
}

/** Merges columns. A column that stays keeps what others added to it, such as tags. */
function mergeFields(
  columns: readonly DesiredColumn[],
  stored: Json | undefined,
): readonly JsonObject[] {
  const known: readonly Json[] = Array.isArray(stored) ? stored : [];
  const byPath = new Map(known.filter(isJsonObject).map((field) => [field['fieldPath'], field]));
  return columns.map((column) => ({ ...byPath.get(column.fieldPath), ...schemaField(column) }));
}

function aspect(
  name: ProposedAspect['name'],
  value: JsonObject,
  ifVersionMatch: string,
): ProposedAspect {
  return { name, value, ifVersionMatch };
}

/** Returns all fields that `SchemaMetadata.pdl` requires. Schemaless: without a source document. */
function schemaMetadata(urn: EntityUrn, { columns }: DatasetContent): JsonObject {
  const parts = parseDatasetUrn(urn);
  // The manifests were validated, so every urn is well-formed here.
  if (!parts.ok) throw new TypeError(`${urn} ${parts.problem}`);
  const { namespace, platform, name } = parts.value;
  return {
    schemaName: name,
    platform: dataPlatformUrn(platform, namespace),
    version: 0,
    hash: '',
    platformSchema: { 'com.linkedin.schema.Schemaless': {} },
    fields: columns.map(schemaField),
  };
}

function schemaField({ fieldPath, type, nativeType }: DesiredColumn): JsonObject {
  return { fieldPath, type: { type: { [recordNames[type]]: {} } }, nativeDataType: nativeType };
}

const recordNames: Readonly<Record<ColumnType, string>> = {
  array: 'com.linkedin.schema.ArrayType',
  boolean: 'com.linkedin.schema.BooleanType',
  bytes: 'com.linkedin.schema.BytesType',
  date: 'com.linkedin.schema.DateType',
  enum: 'com.linkedin.schema.EnumType',
  fixed: 'com.linkedin.schema.FixedType',
  map: 'com.linkedin.schema.MapType',
  number: 'com.linkedin.schema.NumberType',
  record: 'com.linkedin.schema.RecordType',
  string: 'com.linkedin.schema.StringType',
  time: 'com.linkedin.schema.TimeType',
  union: 'com.linkedin.schema.UnionType',
};
