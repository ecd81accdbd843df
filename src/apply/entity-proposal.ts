import type { AspectProposal, ProposedAspect } from '../model/catalog-port.js';
import type { ColumnType, DatasetContent, DesiredColumn } from '../model/desired-state.js';
import type { JsonObject } from '../model/json.js';
import type { EntityWrite } from '../plan/plan.js';
import { dataPlatformUrn } from '../urn/data-platform-urn.js';
import { type DatasetParts, parseDatasetUrn } from '../urn/dataset-urn.js';

/** An aspect that must not exist yet: a dataset that appeared meanwhile is somebody else's, and stays as it is. */
const NOT_THERE = '-1';

/** The aspects of a dataset that we make. The catalog adds its key by itself. */
export function entityProposal({ urn, content }: EntityWrite): AspectProposal {
  const parts = parseDatasetUrn(urn);
  // Only checked urns come this far; without parts there is no schema to write.
  const schema = parts.ok && content.columns.length > 0 ? [aspect('schemaMetadata', schemaMetadata(parts.value, content))] : [];
  const properties = content.description === undefined ? {} : { description: content.description };
  return { urn, aspects: [aspect('datasetProperties', properties), ...schema, aspect('status', { removed: false })] };
}

function aspect(name: ProposedAspect['name'], value: JsonObject): ProposedAspect {
  return { name, value, ifVersionMatch: NOT_THERE };
}

/** All fields that `SchemaMetadata.pdl` requires; the schema has no source of its own, hence `Schemaless`. */
function schemaMetadata({ namespace, platform, name }: DatasetParts, { columns }: DatasetContent): JsonObject {
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
