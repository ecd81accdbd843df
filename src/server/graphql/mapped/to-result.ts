import {
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNullableType,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
} from 'graphql';
import { isJsonObject, type Json } from '../../../model/json.js';
import { isJsonList } from '../../shared/json-accessors.js';
import { memoize } from '../../shared/memoize.js';
import { type EntitySource, withOrigin } from '../entities/entity-source.js';
import { type FieldSource, readFieldSource } from '../schema/field-source.js';
import { storedAt } from './read-stored.js';
import { shapeValue } from './shape-value.js';

/** The entity that a value belongs to, and the schema of its type. */
export interface ResultContext {
  readonly source: EntitySource;
  readonly schema: GraphQLSchema;
}

/**
 * Converts a stored value to a value of a GraphQL type that may be null. Null if nothing is stored,
 * or nothing that fits the type.
 */
export function toResult(
  value: Json | undefined,
  type: GraphQLOutputType,
  context: ResultContext,
): unknown {
  if (value === undefined || value === null) return null;
  if (isListType(type)) return toList(value, type.ofType, context);
  if (isLeafType(type)) return toLeaf(unwrap(value), type);
  if (isEntityType(type, context.schema)) return toEntity(unwrap(value), String(type), context);
  if (isUnionType(type)) return toMember(unwrap(value), type.getTypes(), context);
  return isObjectType(type) ? toObject(value, type, context) : null;
}

/** The value of a field without a stored value: null if the schema allows it. */
export function absentValue(type: GraphQLOutputType): unknown {
  return isNonNullType(type) ? defaultValue(type.ofType) : null;
}

/** The value that says nothing. Undefined if a type has none: an entity, or an enum. */
export function defaultValue(type: GraphQLOutputType): unknown {
  if (isListType(type)) return [];
  if (isScalarType(type)) return DEFAULTS[type.name] ?? 0;
  const isPlain = isObjectType(type) && !isEntityObject(type);
  return isPlain && indispensable(type).length === 0 ? {} : undefined;
}

/** The default values of the scalar types that are no numbers. */
const DEFAULTS: Readonly<Record<string, unknown>> = { String: '', Boolean: false };

/** The types of the entries that GraphQL has in place of a map. */
const ENTRY_TYPES: ReadonlySet<string> = new Set([
  'CustomPropertiesEntry',
  'StringMapEntry',
  'IntMapEntry',
]);

function toList(value: Json, itemType: GraphQLOutputType, context: ResultContext): unknown {
  const type = getNullableType(itemType);
  const values = ENTRY_TYPES.has(String(type)) ? toEntries(value) : toJsonList(value);
  // The list leaves out an item that the schema cannot show, instead of failing.
  return values.map((one) => toResult(one, type, context)).filter((one) => one !== null);
}

function toJsonList(value: Json): readonly Json[] {
  return isJsonList(value) ? value : [value];
}

function toEntries(value: Json): readonly Json[] {
  if (!isJsonObject(value)) return isJsonList(value) ? value : [];
  return Object.entries(value).map(([key, one]) => ({ key, value: one ?? null }));
}

function toLeaf(value: Json, type: GraphQLLeafType): unknown {
  if (isEnumType(type)) return typeof value === 'string' && type.getValue(value) ? value : null;
  switch (type.name) {
    case 'Boolean':
      return typeof value === 'boolean' ? value : null;
    case 'String':
      return typeof value === 'string' ? value : JSON.stringify(value);
    default:
      return typeof value === 'number' ? value : null;
  }
}

/** Returns true for the type of an entity. */
export function isEntityObject(type: GraphQLOutputType): type is GraphQLObjectType {
  return isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Entity');
}

/** The entity types, and the abstract types of entities. */
function isEntityType(type: GraphQLOutputType, schema: GraphQLSchema): boolean {
  if (isEntityObject(type)) return true;
  if (!isAbstractType(type)) return false;
  const [first] = schema.getPossibleTypes(type);
  return first !== undefined && isEntityType(first, schema);
}

function toEntity(value: Json, typeName: string, { source, schema }: ResultContext): unknown {
  const found = source.entity(value);
  if (found === null) return null;
  const type = schema.getType(typeName);
  const foundType = schema.getType(found.__typename);
  const fits =
    found.__typename === typeName ||
    (isAbstractType(type) && isObjectType(foundType) && schema.isSubType(type, foundType));
  return fits ? found : null;
}

/**
 * Finds the member of a union for a plain value, by the first field of the member. Null for an
 * empty object: the schema of a platform without schemas has no words.
 */
function toMember(
  value: Json,
  members: readonly GraphQLObjectType[],
  context: ResultContext,
): unknown {
  const wanted = isKeyValue(value) ? 'keySchema' : SCALAR_TYPES[typeof value];
  const member = members.find((type) => {
    const [first] = Object.values(type.getFields());
    return first?.name === wanted || String(first && getNullableType(first.type)) === wanted;
  });
  const isEmpty = isJsonObject(value) && Object.keys(value).length === 0;
  if (member === undefined || isEmpty) return null;
  return withOrigin({ __typename: member.name }, { source: context.source, value });
}

const SCALAR_TYPES: Readonly<Record<string, string>> = {
  string: 'String',
  number: 'Float',
  boolean: 'Boolean',
  // The schema of a platform, in the words of the platform.
  object: 'String',
};

function isKeyValue(value: Json): boolean {
  return isJsonObject(value) && 'keySchema' in value;
}

/**
 * Makes an object whose fields are read from a value. Null if it lacks an indispensable field: an
 * answer without the object is true, and an error would hide everything around it.
 */
function toObject(value: Json, type: GraphQLObjectType, context: ResultContext): object | null {
  const { source } = context;
  const shaped = shapeValue(type.name, value, source);
  const found = indispensable(type).map(({ name, fieldSource, type: fieldType }) => [
    name,
    toResult(storedAt(shaped, fieldSource, name), fieldType, context),
  ]);
  if (shaped === undefined || found.some(([, one]) => one === null)) return null;
  return withOrigin(Object.fromEntries(found), { source, value: shaped });
}

interface IndispensableField {
  readonly name: string;
  readonly fieldSource: FieldSource;
  readonly type: GraphQLOutputType;
}

/** The required fields of an object that have no value by default. */
const indispensable: (type: GraphQLObjectType) => readonly IndispensableField[] = memoize((type) =>
  Object.values(type.getFields()).flatMap(({ name, astNode, type: fieldType }) => {
    const fieldSource = (astNode && readFieldSource(astNode)) ?? {};
    const { aspect, or, fixed, related } = fieldSource;
    const hasSource = [aspect, or, fixed, related].some((one) => one !== undefined);
    const isDispensable = hasSource || absentValue(fieldType) !== undefined;
    return isDispensable ? [] : [{ name, fieldSource, type: getNullableType(fieldType) }];
  }),
);

/** The keys around a member of a union in the JSON of DataHub's records. */
const PRIMITIVES: ReadonlySet<string> = new Set([
  'string',
  'int',
  'long',
  'float',
  'double',
  'boolean',
]);

/** Returns the member of a union in a value such as `{"double": 1}`, or the value itself. */
function unwrap(value: Json): Json {
  if (!isJsonObject(value)) return value;
  const [[key, inner] = [], other] = Object.entries(value);
  if (key === undefined || other !== undefined) return value;
  return PRIMITIVES.has(key) || key.includes('.') ? (inner ?? null) : value;
}
