import type { JsonObject } from '../../../model/json.js';
import { objectAt, objectsAt, textAt, textsAt } from '../../opaque-json.js';

/** The field `schemaMetadata` of a dataset. Members that GraphQL must have and the aspect lacks are empty. */
export function schemaMetadata(aspect: JsonObject): unknown {
  return {
    name: textAt(aspect, 'schemaName') ?? '',
    platformUrn: textAt(aspect, 'platform') ?? '',
    version: typeof aspect['version'] === 'number' ? aspect['version'] : 0,
    hash: textAt(aspect, 'hash') ?? '',
    fields: objectsAt(aspect, 'fields').map(schemaField),
    primaryKeys: aspect['primaryKeys'] === undefined ? null : textsAt(aspect, 'primaryKeys'),
  };
}

function schemaField(field: JsonObject): unknown {
  return {
    fieldPath: textAt(field, 'fieldPath') ?? '',
    label: textAt(field, 'label'),
    nullable: field['nullable'] === true,
    description: textAt(field, 'description'),
    type: dataType(field),
    nativeDataType: textAt(field, 'nativeDataType'),
    recursive: field['recursive'] === true,
    isPartOfKey: field['isPartOfKey'] === true,
  };
}

/** The classes of DataHub's `SchemaFieldDataType` by the names that GraphQL has for them. */
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

/** The aspect says `{"type": {"type": {"com.linkedin.schema.StringType": {}}}}`. Types that it does not say are NULL. */
function dataType(field: JsonObject): string {
  const [className = ''] = Object.keys(objectAt(objectAt(field, 'type'), 'type'));
  return TYPES.get(className.slice(className.lastIndexOf('.') + 1)) ?? 'NULL';
}
