import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { Json } from '../../../model/json.js';
import { keyAspectValue } from '../../metamodel/entity-keys.js';
import { originOf } from '../entities/entity-source.js';
import { findEntityByUrn } from '../entities/find-by-urn.js';
import type { RequestScope } from '../request-scope.js';
import { forbiddenError, ResolverError } from '../resolver-error.js';
import { type FieldSource, readFieldSource } from '../schema/field-source.js';
import { findRelated, listEntities } from './entity-pages.js';
import { hasNeededPrivilege } from './has-needed-privilege.js';
import { readHolder, storedAt } from './read-stored.js';
import type { PageArguments } from './to-page.js';
import { absentValue, defaultValue, isEntityObject, toResult } from './to-result.js';

/**
 * Resolves a field from the member of its object if code resolves it, and otherwise as the schema
 * files say.
 */
export const resolveField: GraphQLFieldResolver<unknown, RequestScope> = (
  parent,
  args,
  scope,
  info,
) => {
  if (hasMember(parent, info.fieldName)) return defaultFieldResolver(parent, args, scope, info);
  const source = fieldSource(info);
  if (info.path.prev === undefined) return resolveRootField(args, source, { scope, info });
  return resolveMappedField(parent, args, { source: source ?? {}, info });
};

/** Returns true if an object has a member, which may be null. */
function hasMember(parent: unknown, name: string): boolean {
  return typeof parent === 'object' && parent !== null && Reflect.get(parent, name) !== undefined;
}

function fieldSource({ parentType, fieldName }: GraphQLResolveInfo): FieldSource | undefined {
  const node = parentType.getFields()[fieldName]?.astNode;
  const source = node ? readFieldSource(node) : undefined;
  if (source !== undefined || !isEntityObject(parentType)) return source;
  return SHARED_SOURCES.get(fieldName);
}

/**
 * The fields that entities of many types have, where the schema files name no other source. Source:
 * the mappers of DataHub's entity types, which all read these aspects alike.
 */
export const SHARED_SOURCES: ReadonlyMap<string, FieldSource> = new Map([
  ['status', { aspect: 'status' }],
  ['ownership', { aspect: 'ownership' }],
  ['tags', { aspect: 'globalTags' }],
  ['glossaryTerms', { aspect: 'glossaryTerms' }],
  ['domain', { aspect: 'domains' }],
  ['deprecation', { aspect: 'deprecation' }],
  ['siblings', { aspect: 'siblings' }],
  ['subTypes', { aspect: 'subTypes' }],
  ['container', { aspect: 'container', paths: [['container']] }],
  // Without an instance the aspect names the platform alone, and DataHub shows nothing.
  ['dataPlatformInstance', { aspect: 'dataPlatformInstance', paths: [['instance']] }],
]);

function resolveMappedField(
  parent: unknown,
  args: PageArguments,
  { source, info }: { readonly source: FieldSource; readonly info: GraphQLResolveInfo },
): unknown {
  const { fieldName, returnType, schema } = info;
  if (source.isEmpty) return emptyValue(returnType, args);
  if (source.fixed !== undefined) return source.fixed;
  const origin = originOf(parent);
  if (origin === undefined) return absentValue(returnType);
  if (source.related) return findRelated(source.related, args, { source: origin.source, info });
  if (fieldName === 'associatedUrn') return origin.source.urn;
  const holder = readHolder(origin, source, args);
  if (holder === undefined && !isNonNullType(returnType)) return null;
  const type = getNullableType(returnType);
  const convert = (value: Json | undefined) =>
    toResult(value, type, { source: origin.source, schema });
  const found =
    convert(storedAt(holder, source, fieldName)) ??
    (source.key && convert(keyAspectValue(origin.source.urn)[source.key])) ??
    (source.or ? convert(source.or) : undefined);
  const empty = source.or === '' ? defaultValue(type) : absentValue(returnType);
  return found ?? (isObjectType(type) && empty ? convert({}) : empty);
}

/**
 * Answers a field of `Query` or `Mutation` that no code resolves.
 *
 * @throws ResolverError if the catalog does not carry the operation out: an empty answer would be
 *   wrong, and success would be false. 403 comes first, as in DataHub
 */
function resolveRootField(
  args: PageArguments,
  source: FieldSource | undefined,
  { scope, info }: { readonly scope: RequestScope; readonly info: GraphQLResolveInfo },
): unknown {
  const { returnType, fieldName } = info;
  if (source?.listed) return listEntities(source.listed, args, { scope, info });
  if (source?.isEmpty) return emptyValue(returnType, args);
  const type = getNullableType(returnType);
  const { urn } = args;
  const origin =
    typeof urn === 'string' && source?.related && originOf(findEntityByUrn(urn, scope));
  if (origin && source?.related)
    return findRelated(source.related, args, { source: origin.source, info });
  if (info.operation.operation === 'query' && isEntityObject(type) && typeof urn === 'string')
    return findEntityOfType(urn, type.name, scope);
  if (source?.needs && !hasNeededPrivilege(source.needs, args, scope)) throw forbiddenError();
  throw new ResolverError(400, `${fieldName} is not carried out by this catalog`);
}

function findEntityOfType(urn: string, typeName: string, scope: RequestScope): unknown {
  const found = findEntityByUrn(urn, scope);
  if (found.__typename === typeName) return found;
  throw new ResolverError(400, `Failed to retrieve entity with urn ${urn}, it is no ${typeName}`);
}

/** An empty list, or an object without stored values. For a page, the counts are 0. */
function emptyValue(type: GraphQLOutputType, args: PageArguments): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [];
  if (!isObjectType(nullable)) return absentValue(type);
  const { start }: PageArguments = { ...args, ...(args['input'] ?? {}) };
  return { start: start ?? 0, count: 0, total: 0 };
}
