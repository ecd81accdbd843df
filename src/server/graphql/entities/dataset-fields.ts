import type { JsonObject } from '../../../model/json.js';
import { type DatasetParts, dataPlatformUrn, parseDatasetUrn } from '../../../urn/dataset-urn.js';
import { numberAt, objectAt, objectsAt, textAt, textsAt } from '../../shared/json-accessors.js';
import type { Search } from '../../turns/in-turn.js';
import type {
  DatasetProperties,
  DatasetSchemaMetadataArgs,
  SchemaField,
  SchemaFieldDataType,
  SchemaMetadata,
  ViewProperties,
} from '../schema/generated-types.js';
import { globalTags, glossaryTerms } from './associations.js';
import { datasetPrivileges } from './dataset-privileges.js';
import { type EntitySource, nonNull, withOrigin } from './entity-source.js';
import { fineGrainedLineages } from './fine-grained-lineages.js';
import { auditStamp, commonProperties, editableDescription, textFields } from './properties.js';
import type { OwnFields } from './resolved-entity.js';

/** The fields that only datasets have. */
export function datasetFields(source: EntitySource): OwnFields<'dataset'> {
  const { urn, scope, map, list, entity } = source;
  const parts = parseDatasetUrn(urn);
  if (!parts.ok) throw new Error(`${urn} is no urn of a dataset`);
  const { name, env, platform, namespace } = parts.value;
  return {
    platform: () => nonNull(entity(dataPlatformUrn(platform, namespace), 'dataPlatform')),
    name,
    origin: env,
    properties: () =>
      map('datasetProperties', (value) => datasetProperties(value, parts.value, source)),
    editableProperties: editableDescription('editableDatasetProperties', source),
    description: () => map('datasetProperties', (value) => textAt(value, 'description')),
    externalUrl: () => map('datasetProperties', (value) => textAt(value, 'externalUrl')),
    schemaMetadata: ({ version }: DatasetSchemaMetadataArgs) =>
      schemaMetadata(version ?? 0, source),
    fineGrainedLineages: () =>
      map('upstreamLineage', (value) => list(fineGrainedLineages(value, source))),
    viewProperties: () => map('viewProperties', viewProperties),
    privileges: datasetPrivileges(urn, scope),
  };
}

function datasetProperties(
  value: JsonObject,
  { name, env }: DatasetParts,
  source: EntitySource,
): DatasetProperties {
  const created = objectAt(value, 'created');
  return {
    ...commonProperties(value, source, textAt(value, 'name') ?? name),
    ...textFields(value, 'qualifiedName'),
    origin: env,
    created: numberAt(created, 'time'),
    createdActor: textAt(created, 'actor'),
    lastModified: auditStamp(objectAt(value, 'lastModified')),
  };
}

function viewProperties(value: JsonObject): ViewProperties {
  return {
    materialized: value['materialized'] === true,
    logic: textAt(value, 'viewLogic') ?? '',
    formattedLogic: textAt(value, 'formattedViewLogic'),
    language: textAt(value, 'viewLanguage') ?? '',
  };
}

/**
 * The field `schemaMetadata` of a dataset. Versions are those of DataHub: 0 is the latest, 1 the
 * first. Members that GraphQL requires and the aspect lacks are empty. A version that is not kept
 * is null.
 */
function schemaMetadata(version: number, source: EntitySource): SchemaMetadata | null {
  const { urn, scope } = source;
  const { store } = scope;
  const stored =
    version === 0
      ? store.readAspect(urn, 'schemaMetadata')
      : store.readVersion(urn, 'schemaMetadata', version);
  if (stored === undefined) return null;
  return withOrigin(toSchemaMetadata(stored.value, source), { source, value: stored.value });
}

function toSchemaMetadata(aspect: JsonObject, source: EntitySource): SchemaMetadata {
  return {
    name: textAt(aspect, 'schemaName') ?? '',
    platformUrn: textAt(aspect, 'platform') ?? '',
    version: numberAt(aspect, 'version') ?? 0,
    hash: textAt(aspect, 'hash') ?? '',
    cluster: textAt(aspect, 'cluster'),
    fields: () => source.list(schemaFields(aspect, source)),
    primaryKeys: aspect['primaryKeys'] === undefined ? null : textsAt(aspect, 'primaryKeys'),
  };
}

function* schemaFields(aspect: JsonObject, source: EntitySource): Search<SchemaField> {
  for (const field of objectsAt(aspect, 'fields'))
    yield withOrigin(schemaField(field, source), { source, value: field });
}

function schemaField(field: JsonObject, source: EntitySource): SchemaField {
  return {
    fieldPath: textAt(field, 'fieldPath') ?? '',
    jsonPath: textAt(field, 'jsonPath'),
    label: textAt(field, 'label'),
    nullable: field['nullable'] === true,
    description: textAt(field, 'description'),
    type: dataType(field),
    nativeDataType: textAt(field, 'nativeDataType'),
    recursive: field['recursive'] === true,
    isPartOfKey: field['isPartOfKey'] === true,
    isPartitioningKey:
      typeof field['isPartitioningKey'] === 'boolean' ? field['isPartitioningKey'] : null,
    tags: () => (field['globalTags'] ? globalTags(objectAt(field, 'globalTags'), source) : null),
    glossaryTerms: () =>
      field['glossaryTerms'] ? glossaryTerms(objectAt(field, 'glossaryTerms'), source) : null,
  };
}

/** The classes of DataHub's `SchemaFieldDataType`, with their names in GraphQL. */
const COLUMN_TYPES: ReadonlyMap<string, SchemaFieldDataType> = new Map<string, SchemaFieldDataType>(
  [
    ['ArrayType', 'ARRAY'],
    ['BooleanType', 'BOOLEAN'],
    ['BytesType', 'BYTES'],
    ['DateType', 'DATE'],
    ['EnumType', 'ENUM'],
    ['FixedType', 'FIXED'],
    ['MapType', 'MAP'],
    ['NullType', 'NULL'],
    ['NumberType', 'NUMBER'],
    ['RecordType', 'STRUCT'],
    ['StringType', 'STRING'],
    ['TimeType', 'TIME'],
    ['UnionType', 'UNION'],
  ],
);

/**
 * Maps `{"type": {"type": {"com.linkedin.schema.StringType": {}}}}` of the aspect. Missing and
 * unknown types are NULL.
 */
function dataType(field: JsonObject): SchemaFieldDataType {
  const [className = ''] = Object.keys(objectAt(objectAt(field, 'type'), 'type'));
  return COLUMN_TYPES.get(className.slice(className.lastIndexOf('.') + 1)) ?? 'NULL';
}
