import { readdirSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isUnionType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { createSchema, schemaFiles } from '../../../../src/server/graphql/schema/create-schema.js';
import { entityKinds } from '../../../../src/server/metamodel/entity-types.js';
import {
  matchConditions,
  policyStates,
  policyTypes,
} from '../../../../src/server/policy/policy.js';
import { dialects } from '../../../../src/server/shared/dialect.js';
import { fabricTypes } from '../../../../src/urn/dataset-urn.js';
import { datahubSchema } from './datahub-schema.js';

describe('the schema', () => {
  test('matches the schema of DataHub in names, types, nullability, defaults and interfaces', () => {
    expect(findDifferences(createSchema('datahub'))).toEqual([]);
  });

  test('differs in one field in the dialect spec', () => {
    expect(findDifferences(createSchema('spec'))).toEqual([
      'field SearchAcrossLineageResult.degree String!',
    ]);
  });
});

test.each([
  ['type Query { dataset(urn: String!): String }', 'field Query.dataset String (urn: String!)'],
  [
    'type Query { dataset(urn: String): Dataset } type Dataset { name: String! }',
    'field Query.dataset Dataset (urn: String)',
  ],
  ['type Query { mine: Boolean }', 'field Query.mine Boolean'],
  ['type Query { me: Mine } type Mine { urn: String! }', 'object Mine'],
  [
    'type Query { me: Boolean } input AndFilterInput { and: String }',
    'input field AndFilterInput.and String',
  ],
  [
    'type Query { me: Boolean } input LineageInput { includeGhostEntities: Boolean }',
    'input field LineageInput.includeGhostEntities Boolean',
  ],
  ['type Query { me: Boolean } enum PolicyState { GONE }', 'value PolicyState.GONE'],
  ['type Query { me: Boolean } scalar Status', 'scalar Status'],
  [
    'type Query { me: Boolean } union OwnerType = Domain type Domain { id: String! }',
    'union OwnerType Domain',
  ],
  [
    'interface Entity { urn: String! } type Dataset { name: String! } type Query { entity(urn: String!): Entity }',
    'object Dataset',
  ],
  [
    'interface Entity { urn: String! } type Status implements Entity { urn: String! } type Query { me: Boolean }',
    'object Status Entity',
  ],
])('the comparison with DataHub reports a difference: %s', (sdl, expected) => {
  expect(findDifferences(buildSchema(sdl))).toContain(expected);
});

test('every file of the schema is read', () => {
  const folder = new URL('../../../../src/server/graphql/schema/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.graphql'));
  expect(files.sort()).toEqual(schemaFiles.map((name) => `${name}.graphql`).sort());
});

test.each([
  ['FabricType', fabricTypes],
  ['PolicyType', policyTypes],
  ['PolicyState', policyStates],
  ['PolicyMatchCondition', matchConditions],
])('the enum %s has the values that the catalog knows', (name, values) => {
  const type = createSchema('datahub').getType(name);
  expect(isEnumType(type) && type.getValues().map((one) => one.name)).toEqual(values);
});

test('every entity type has an object type, and only tokens have one beside them', () => {
  const schema = createSchema('spec');
  const entityType = schema.getType('EntityType');
  const names = isEnumType(entityType) ? entityType.getValues().map(({ name }) => name) : [];
  expect(names).toEqual([...entityKinds.map((one) => one.enumValue), 'ACCESS_TOKEN']);
  const entity = schema.getType('Entity');
  const implementations = isInterfaceType(entity)
    ? schema.getPossibleTypes(entity).map(({ name }) => name)
    : [];
  expect([...implementations].sort()).toEqual(
    [...entityKinds.map((one) => one.typeName), 'AccessTokenMetadata'].sort(),
  );
});

test('both dialects offer the same fields', () => {
  const [spec, datahub] = dialects.map((dialect) =>
    factsOf(createSchema(dialect)).map(({ name }) => name),
  );
  expect(spec).toEqual(datahub);
});

interface Fact {
  readonly name: string;
  readonly kind: string;
  readonly type: string;
  readonly parameters: string;
}

/** Finds types and members that the schema of DataHub lacks or has in another form. */
function findDifferences(schema: GraphQLSchema): readonly string[] {
  const known = new Set(Object.keys(schema.getTypeMap()));
  return factsOf(schema)
    .filter((fact) => !isKnown(fact, known))
    .map(({ kind, name, type, parameters }) =>
      [kind, name, type, parameters].filter((part) => part !== '').join(' '),
    );
}

/**
 * Returns true if the schema of DataHub has this fact. Interfaces outside of `types` are ignored. A
 * type must implement all others that it implements in DataHub.
 */
function isKnown({ name, kind, type, parameters }: Fact, types: ReadonlySet<string>): boolean {
  const fact = datahubSchema.get(name);
  if (fact?.kind !== kind || fact.parameters !== parameters) return false;
  if (!['object', 'interface'].includes(kind)) return fact.type === type;
  return (
    namesIn(fact.type)
      .filter((one) => types.has(one))
      .join() === namesIn(type).join()
  );
}

function namesIn(text: string): readonly string[] {
  return text
    .split(/ & /)
    .filter((name) => name !== '')
    .sort();
}

const OF_GRAPHQL: ReadonlySet<string> = new Set(['String', 'Boolean', 'Int', 'Float', 'ID']);

function factsOf(schema: GraphQLSchema): readonly Fact[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !OF_GRAPHQL.has(type.name))
    .flatMap((type) => [typeFact(type), ...memberFacts(type)]);
}

function typeFact(type: GraphQLNamedType): Fact {
  const fact = (kind: string, text: string = '') => ({
    name: type.name,
    kind,
    type: text,
    parameters: '',
  });
  if (isScalarType(type)) return fact('scalar');
  if (isEnumType(type)) return fact('enum');
  if (isInputObjectType(type)) return fact('input');
  if (isUnionType(type)) return fact('union', type.getTypes().join(' | '));
  return fact(isObjectType(type) ? 'object' : 'interface', type.getInterfaces().join(' & '));
}

function memberFacts(type: GraphQLNamedType): readonly Fact[] {
  if (isEnumType(type))
    return type.getValues().map(({ name }) => ({
      name: `${type.name}.${name}`,
      kind: 'value',
      type: '',
      parameters: '',
    }));
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).map((field) => ({
      name: `${type.name}.${field.name}`,
      kind: 'input field',
      type: String(field.type),
      parameters: defaultOf(field),
    }));
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).map((field) => {
    const parameters = field.args.map((one) =>
      [`${one.name}: ${one.type}`, defaultOf(one)].filter((part) => part !== '').join(' '),
    );
    return {
      name: `${type.name}.${field.name}`,
      kind: 'field',
      type: String(field.type),
      parameters: parameters.length === 0 ? '' : `(${parameters.join(', ')})`,
    };
  });
}

function defaultOf({ defaultValue }: GraphQLInputField | GraphQLArgument): string {
  return defaultValue === undefined ? '' : `= ${String(defaultValue)}`;
}
