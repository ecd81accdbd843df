import type { JsonObject } from '../../../model/json.js';
import { objectAt, objectsAt, textAt, textsAt } from '../../shared/json-accessors.js';
import { globalTags, glossaryTerms } from './associations.js';
import type { EntitySource, Fields } from './entity-source.js';

/**
 * The field `schemaMetadata` of a dataset. Versions are those of DataHub: 0 is the latest, 1 the
 * first. Members that GraphQL requires and the aspect lacks are empty. A version that is not kept
 * is null.
 */
export function schemaMetadata(version: number, source: EntitySource): Fields | null {
  const { urn, scope } = source;
  const { store } = scope;
  const stored =
    version === 0
      ? store.readAspect(urn, 'schemaMetadata')
      : store.readVersion(urn, 'schemaMetadata', version);
  return stored ? toSchemaMetadata(stored.value, source) : null;
}

function toSchemaMetadata(aspect: JsonObject, source: EntitySource): Fields {
  return {
    name: textAt(aspect, 'schemaName') ?? '',
    platformUrn: textAt(aspect, 'platform') ?? '',
    version: typeof aspect['version'] === 'number' ? aspect['version'] : 0,
    hash: textAt(aspect, 'hash') ?? '',
    cluster: textAt(aspect, 'cluster'),
    fields: objectsAt(aspect, 'fields').map((field) => schemaField(field, source)),
    primaryKeys: aspect['primaryKeys'] === undefined ? null : textsAt(aspect, 'primaryKeys'),
  };
}

function schemaField(field: JsonObject, source: EntitySource): Fields {
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
const TYPES: ReadonlyMap<string, string> = new Map([
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
]);

/**
 * Maps `{"type": {"type": {"com.linkedin.schema.StringType": {}}}}` of the aspect. Missing and
 * unknown types are NULL.
 */
function dataType(field: JsonObject): string {
  const [className = ''] = Object.keys(objectAt(objectAt(field, 'type'), 'type'));
  return TYPES.get(className.slice(className.lastIndexOf('.') + 1)) ?? 'NULL';
}
