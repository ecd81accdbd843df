import { existsSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLNamedType,
  GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isUnionType,
  lexicographicSortSchema,
  printSchema,
  validateSchema,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import {
  createSchema,
  readSchemaFiles,
} from '../../../../src/server/graphql/schema/create-schema.js';
import { entityKinds } from '../../../../src/server/metamodel/entity-types.js';
import {
  matchConditions,
  policyStates,
  policyTypes,
} from '../../../../src/server/policy/policy.js';
import { fabricTypes } from '../../../../src/urn/dataset-urn.js';

const TABLE = new URL('../../../../../shared/data/datahub-schema-v1.6.0.tsv', import.meta.url);
const hasTable = existsSync(TABLE);
if (!hasTable)
  console.log(`skipped: the comparison with DataHub's schema, since ${TABLE.pathname} is missing`);

/** Members of newer releases than 1.6, for which clients ask. */
const NEWER = [
  'field SearchResult.score Float',
  'inputField SearchFlags.includeExplain Boolean',
  'inputField SearchFlags.minScore Float',
  'inputField SearchFlags.searchType String',
];

describe.skipIf(!hasTable)('the public schema of DataHub 1.6', () => {
  const table = () => readFileSync(TABLE, 'utf8').trimEnd().split('\n').map(tableFact);

  test('is served whole, with types, arguments, defaults, deprecations and interfaces', () => {
    const served = factsOf(createSchema('datahub'));
    expect(difference(table(), served)).toEqual([]);
    expect(difference(served, table())).toEqual(NEWER);
  });

  test('is served in the dialect spec too, except for one type', () => {
    const served = factsOf(createSchema('spec'));
    expect(difference(table(), served)).toEqual(['field SearchAcrossLineageResult.degree Int!']);
    expect(difference(served, table())).toEqual(
      [...NEWER, 'field SearchAcrossLineageResult.degree String!'].sort(),
    );
  });
});

test('both dialects have the same types and members, in valid schemas', () => {
  const [spec, datahub] = [createSchema('spec'), createSchema('datahub')];
  expect(difference(factsOf(spec), factsOf(datahub))).toEqual([
    'field SearchAcrossLineageResult.degree String!',
  ]);
  const whole = new GraphQLSchema({ ...datahub.toConfig(), assumeValid: false });
  expect(validateSchema(whole)).toEqual([]);
});

test('the files are valid, and clients do not see the directives in them', () => {
  const checked = buildSchema(readSchemaFiles() + DIRECTIVES);
  const directives = [...createSchema('datahub').getDirectives()];
  expect(directives.map(({ name }) => name)).not.toContain('stored');
  const print = (schema: GraphQLSchema) => printSchema(lexicographicSortSchema(schema));
  expect(print(createSchema('datahub'))).toBe(
    print(new GraphQLSchema({ ...checked.toConfig(), directives })),
  );
});

const DIRECTIVES = `directive @stored(in: String, at: String, key: String, or: String) on FIELD_DEFINITION
directive @listed(type: String!, by: String, root: String, without: String, count: String) on FIELD_DEFINITION
directive @related(by: String!, outgoing: String, direction: String, where: String, newest: String, count: String) on FIELD_DEFINITION
directive @empty on FIELD_DEFINITION
directive @fixed(value: String!) on FIELD_DEFINITION
directive @needs(platform: String, entity: String, on: String) on FIELD_DEFINITION
`;

test.each([
  ['FabricType', fabricTypes],
  ['PolicyType', policyTypes],
  ['PolicyState', policyStates],
  ['PolicyMatchCondition', matchConditions],
])('the enum %s has the values that the catalog knows', (name, values) => {
  const type = createSchema('datahub').getType(name);
  expect(isEnumType(type) && type.getValues().map((one) => one.name)).toEqual(values);
});

test('every entity type has an object type, except those of which nothing is stored', () => {
  const schema = createSchema('spec');
  const entityType = schema.getType('EntityType');
  const names = isEnumType(entityType) ? entityType.getValues().map(({ name }) => name) : [];
  const without = ['ACCESS_TOKEN', 'INGESTION_SOURCE', 'OTHER', 'RESTRICTED'];
  expect(names.toSorted()).toEqual([...entityKinds.map((one) => one.enumValue), ...without].sort());
  const entity = schema.getType('Entity');
  const types = isInterfaceType(entity)
    ? schema.getPossibleTypes(entity).map(({ name }) => name)
    : [];
  const others = ['AccessTokenMetadata', 'Restricted', 'ServiceAccount', 'VersionedDataset'];
  expect(types.toSorted()).toEqual([...entityKinds.map((one) => one.typeName), ...others].sort());
});

/** Writes a row of the table of DataHub's schema as `factsOf` does. */
function tableFact(row: string): string {
  const [kind = '', type = '', second = '', third = '', parameters = '', deprecated = ''] =
    row.split('\t');
  const member = ['field', 'inputField'].includes(kind);
  if (!member) return fact(kind, type, sortedNames(third === '' ? second : third));
  return fact(kind, `${type}.${second}`, third, parameters, deprecated);
}

/** The facts that one schema has and another lacks, sorted. */
function difference(facts: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others);
  return facts.filter((one) => !known.has(one)).sort();
}

function fact(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

function sortedNames(text: string): string {
  return text
    .split(/ [&|] /)
    .sort()
    .join(' ');
}

const OF_GRAPHQL: ReadonlySet<string> = new Set(['String', 'Boolean', 'Int', 'Float', 'ID']);

function factsOf(schema: GraphQLSchema): readonly string[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !OF_GRAPHQL.has(type.name))
    .flatMap((type) => [typeFact(type), ...memberFacts(type)]);
}

function typeFact(type: GraphQLNamedType): string {
  const named = (kind: string, names: readonly { readonly name: string }[] = []) =>
    fact(
      kind,
      type.name,
      names
        .map(({ name }) => name)
        .sort()
        .join(' '),
    );
  if (isScalarType(type)) return named('scalar');
  if (isEnumType(type)) return named('enum', type.getValues());
  if (isInputObjectType(type)) return named('input');
  if (isUnionType(type)) return named('union', type.getTypes());
  return named(isObjectType(type) ? 'type' : 'interface', type.getInterfaces());
}

function memberFacts(type: GraphQLNamedType): readonly string[] {
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) =>
      fact('inputField', `${type.name}.${field.name}`, typed(field)),
    );
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).map(({ name, type: result, args, deprecationReason }) =>
    fact(
      'field',
      `${type.name}.${name}`,
      String(result),
      args.map((one) => `${one.name}: ${typed(one)}`).join(', '),
      deprecationReason === undefined || deprecationReason === null ? '' : 'deprecated',
    ),
  );
}

function typed({ type, defaultValue }: GraphQLInputField | GraphQLArgument): string {
  return defaultValue === undefined ? String(type) : `${type} = ${String(defaultValue)}`;
}
