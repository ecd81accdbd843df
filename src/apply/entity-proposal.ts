import type { AspectProposal, ProposedAspect } from '../model/catalog-port.js';
import type { ColumnType, DatasetContent, DesiredColumn } from '../model/desired-state.js';
import { isJsonObject, type Json, type JsonObject } from '../model/json.js';
import { MARK_PROPERTY } from '../model/mark.js';
import type { ContentReading } from '../model/observed-state.js';
import type { EntityWrite } from '../plan/plan.js';
import { dataPlatformUrn } from '../urn/data-platform-urn.js';
import { type DatasetUrn, parseDatasetUrn } from '../urn/dataset-urn.js';

/** An aspect that must not exist yet: a dataset that appeared meanwhile is somebody else's, and stays as it is. */
const NOT_THERE = '-1';

/** The aspects of a dataset that we make. The catalog adds its key by itself. */
export function entityProposal({ urn, content, maker }: EntityWrite): AspectProposal {
  const schema = content.columns.length > 0 ? [aspect('schemaMetadata', schemaMetadata(urn, content), NOT_THERE)] : [];
  const { description } = content;
  const properties = { ...(description !== undefined && { description }), customProperties: { [MARK_PROPERTY]: maker } };
  return { urn, aspects: [aspect('datasetProperties', properties, NOT_THERE), ...schema, aspect('status', { removed: false }, NOT_THERE)] };
}

/**
 * The same of a dataset that we made before: description and columns in line, everything else as it stands. What the
 * content does not state stays, unless the dataset is restored to exactly that content.
 */
export function mendedProposal(
  { urn, kind, content }: EntityWrite,
  { datasetProperties, schemaMetadata: schema }: ContentReading,
): AspectProposal {
  const { description, columns } = content;
  const isExact = kind === 'restore';
  const { description: _, ...undescribed } = datasetProperties.value ?? {};
  const properties =
    description !== undefined ? { ...datasetProperties.value, description } : isExact ? undescribed : { ...datasetProperties.value };
  const fields = mergeFields(columns, schema.value?.['fields']);
  const mended = { ...(schema.value ?? schemaMetadata(urn, content)), fields };
  const hasColumns = columns.length > 0 || (isExact && schema.value !== undefined);
  return {
    urn,
    aspects: [
      aspect('datasetProperties', properties, datasetProperties.version),
      ...(hasColumns ? [aspect('schemaMetadata', mended, schema.version)] : []),
    ],
  };
}

/** Of a column that stays, what others put on it (a description, tags) stays too. */
function mergeFields(columns: readonly DesiredColumn[], stored: Json | undefined): readonly JsonObject[] {
  const known: readonly Json[] = Array.isArray(stored) ? stored : [];
  const byPath = new Map(known.filter(isJsonObject).map((field) => [field['fieldPath'], field]));
  return columns.map((column) => ({ ...byPath.get(column.fieldPath), ...schemaField(column) }));
}

function aspect(name: ProposedAspect['name'], value: JsonObject, ifVersionMatch: string): ProposedAspect {
  return { name, value, ifVersionMatch };
}

/** All fields that `SchemaMetadata.pdl` requires; the schema has no source of its own, hence `Schemaless`. */
function schemaMetadata(urn: DatasetUrn, { columns }: DatasetContent): JsonObject {
  const parts = parseDatasetUrn(urn);
  // Only checked urns come this far.
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
