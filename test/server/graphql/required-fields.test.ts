import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isAbstractType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { expect, test } from 'vitest';
import type { Json } from '../../../src/model/json.js';
import { SHARED_SOURCES } from '../../../src/server/graphql/mapped/resolve-field.js';
import { isEntityObject } from '../../../src/server/graphql/mapped/to-result.js';
import { createSchema } from '../../../src/server/graphql/schema/create-schema.js';
import {
  type FieldSource,
  readFieldSource,
} from '../../../src/server/graphql/schema/field-source.js';
import { type EntityKind, entityKinds } from '../../../src/server/metamodel/entity-types.js';
import { isTimeseries } from '../../../src/server/metamodel/timeseries-aspects.js';
import { dataset } from '../../support/server/urns.js';
import { openGraphql, urn } from './graphql-client.js';

const schema = createSchema('datahub');

/** The levels of objects in a document, and in a stored aspect. */
const LEVELS = 5;

/** The keys of the kinds with several parts. Others have one part. */
const KEYS: Readonly<Record<string, string>> = {
  dataset: '(urn:li:dataPlatform:hive,a,PROD)',
  dataFlow: '(airflow,f,PROD)',
  dataJob: '(urn:li:dataFlow:(airflow,f,PROD),j)',
  schemaField: `(${dataset('a')},c)`,
  chart: '(looker,c)',
  dashboard: '(looker,d)',
  notebook: '(querybook,n)',
  dataPlatformInstance: '(urn:li:dataPlatform:hive,i)',
  mlModel: '(urn:li:dataPlatform:hive,m,PROD)',
  mlModelGroup: '(urn:li:dataPlatform:hive,m,PROD)',
  mlFeature: '(n,f)',
  mlPrimaryKey: '(n,k)',
  mlFeatureTable: '(urn:li:dataPlatform:hive,t)',
  mlModelDeployment: '(urn:li:dataPlatform:hive,d,PROD)',
  versionSet: '(v,dataset)',
};

function typeOf({ typeName }: EntityKind): GraphQLObjectType {
  const type = schema.getType(typeName);
  return isObjectType(type) ? type : expect.fail(typeName);
}

/** {@link isEntityObject}, without telling the compiler that others are no objects. */
function isEntity(type: GraphQLObjectType): boolean {
  return isEntityObject(type);
}

/** The selections of all members of a type that need no argument. */
function selections(type: GraphQLOutputType, levels: number): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (isAbstractType(named)) {
    const members = schema.getPossibleTypes(named).filter((one) => !isEntity(one));
    return `{ __typename ${members.map((one) => `... on ${one} ${selections(one, levels)}`).join(' ')} }`;
  }
  if (isEntity(named)) return '{ urn }';
  const members = Object.values(named.getFields()).flatMap((field) => {
    const isOpen = levels === 0 && !isLeafType(getNamedType(field.type));
    if (isOpen || field.args.some(isRequiredArgument)) return [];
    return [`${named}_${field.name}: ${field.name} ${selections(field.type, levels - 1)}`];
  });
  return `{ __typename ${members.join(' ')} }`;
}

type Members = Record<string, Json>;

/** A value with all objects and lists of a type, and none of their texts, numbers and entities. */
function hollow(type: GraphQLOutputType, levels: number): Json | undefined {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [hollow(nullable.ofType, levels) ?? []].flat();
  if (!isObjectType(nullable) || isEntity(nullable)) return undefined;
  const value: Members = {};
  const members = levels === 0 ? [] : sourcesOf(nullable);
  for (const { source, name, type: inner } of members)
    if (source.aspect === undefined)
      setAt(value, source.paths?.[0] ?? [name], hollow(inner, levels - 1));
  return value;
}

/** The hollow aspects from which the fields of an entity come. */
function hollowAspects(type: GraphQLObjectType): ReadonlyMap<string, Members> {
  const aspects = new Map<string, Members>();
  for (const { source, type: inner } of sourcesOf(type)) {
    const { aspect = 'Key', paths } = source;
    if (aspect.endsWith('Key')) continue;
    const value = aspects.get(aspect) ?? (isTimeseries(aspect) ? { timestampMillis: 1 } : {});
    aspects.set(aspect, value);
    const filling = hollow(inner, LEVELS);
    if (paths) setAt(value, paths[0] ?? [], filling);
    else Object.assign(value, [filling ?? {}].flat()[0]);
  }
  return aspects;
}

function sourcesOf(type: GraphQLObjectType) {
  return Object.values(type.getFields()).map(({ name, astNode, type: inner }) => {
    const stated = astNode ? readFieldSource(astNode) : undefined;
    const source: FieldSource =
      stated ?? (isEntity(type) ? SHARED_SOURCES.get(name) : undefined) ?? {};
    return { name, type: inner, source };
  });
}

/** Sets a member at a path. Paths to items of lists stay empty. */
function setAt(value: Members, [member = '.', ...rest]: readonly string[], inner?: Json): void {
  if (inner === undefined || member === '.' || /^\d+$/.test(member)) return;
  if (rest.length === 0) {
    value[member] = inner;
    return;
  }
  const next = (value[member] as Members | undefined) ?? {};
  value[member] = next;
  setAt(next, rest, inner);
}

const kinds = entityKinds.map((kind) => [kind.inUrn, kind] as const);

test.each(kinds)(
  'no required field of a %s is null, whatever its aspects lack',
  async (name, kind) => {
    const { ask, send, put } = openGraphql('datahub');
    const own = urn(`urn:li:${name}:${KEYS[name] ?? 'a'}`);
    const type = typeOf(kind);
    const found = await ask(`{ entity(urn: "${own}") { __typename } }`);
    expect(found).toEqual({ entity: { __typename: kind.typeName } });
    const failures = new Set<string>();
    const check = async (state: string) => {
      for (const field of Object.values(type.getFields())) {
        if (field.args.some(isRequiredArgument)) continue;
        const selected = `${field.name} ${selections(field.type, LEVELS)}`;
        const query = `{ entity(urn: "${own}") { ... on ${type} { ${selected} } } }`;
        const errors = (await send({ query })).body?.['errors'] ?? [];
        for (const { message } of errors as { readonly message: string }[])
          failures.add(`${state}: ${message}`);
      }
    };
    await check('nothing is stored');
    for (const [aspect, value] of hollowAspects(type)) put(own, aspect, value);
    await check('hollow aspects');
    expect([...failures].sort()).toEqual([]);
  },
);
