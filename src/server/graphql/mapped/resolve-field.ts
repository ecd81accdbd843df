import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getNullableType,
  isListType,
  isObjectType,
} from 'graphql';
import { originOf } from '../entities/entity-source.js';
import { findEntityByUrn } from '../entities/find-by-urn.js';
import type { RequestScope } from '../request-scope.js';
import { ResolverError } from '../resolver-error.js';
import { type FieldSource, readFieldSource } from '../schema/field-source.js';
import { findRelated, listEntities, type PageArguments } from './entity-pages.js';
import { readStored } from './read-stored.js';
import { absentValue, isEntityObject, toResult } from './to-result.js';

/**
 * Resolves a field: by the member of its object if code resolves it, and otherwise as the schema
 * files say. The directive of a field goes first, since the members that all entities share have
 * other types in a few of them.
 */
export const resolveField: GraphQLFieldResolver<unknown, RequestScope> = (
  parent,
  args,
  scope,
  info,
) => {
  const source = fieldSource(info);
  if (source === undefined && hasMember(parent, info.fieldName))
    return defaultFieldResolver(parent, args, scope, info);
  if (info.path.prev === undefined) return resolveRootField(args, source, { scope, info });
  return resolveMappedField(parent, args, { source, info });
};

/** True if an object has a member, which may be null. */
function hasMember(parent: unknown, name: string): boolean {
  return typeof parent === 'object' && parent !== null && Reflect.get(parent, name) !== undefined;
}

function fieldSource({ parentType, fieldName }: GraphQLResolveInfo): FieldSource | undefined {
  const node = parentType.getFields()[fieldName]?.astNode;
  return node ? readFieldSource(node) : undefined;
}

function resolveMappedField(
  parent: unknown,
  args: Readonly<Record<string, unknown>>,
  {
    source = BY_NAME,
    info,
  }: { readonly source: FieldSource | undefined; readonly info: GraphQLResolveInfo },
): unknown {
  const { fieldName, returnType, schema } = info;
  if (source.isEmpty) return emptyValue(returnType, args);
  if (source.fixed !== undefined) return source.fixed;
  const origin = originOf(parent);
  if (origin === undefined) return absentValue(returnType);
  if (source.related) return findRelated(source.related, args, { source: origin.source, info });
  if (fieldName === 'associatedUrn') return origin.source.urn;
  const stored = readStored(origin, source, { fieldName, args });
  return toResult(stored, returnType, { source: origin.source, schema });
}

/** A field without a directive is the member with its name. */
const BY_NAME: FieldSource = {
  aspect: undefined,
  paths: undefined,
  listed: undefined,
  related: undefined,
  isEmpty: false,
  fixed: undefined,
};

/**
 * Answers a field of `Query` or `Mutation` that no code resolves.
 *
 * @throws ResolverError if the catalog does not carry the operation out: an empty answer would be
 *   wrong, and success would be false
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
  if (info.operation.operation === 'query' && isEntityObject(type) && typeof urn === 'string')
    return findEntityOfType(urn, type.name, scope);
  throw new ResolverError(400, `${fieldName} is not carried out by this catalog`);
}

function findEntityOfType(urn: string, typeName: string, scope: RequestScope): unknown {
  const found = findEntityByUrn(urn, scope);
  if ('__typename' in found && found.__typename === typeName) return found;
  throw new ResolverError(400, `Failed to retrieve entity with urn ${urn}, it is no ${typeName}`);
}

/** An empty list, or an object of which nothing is stored. In a page it counts nothing. */
function emptyValue(type: GraphQLOutputType, args: PageArguments): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [];
  if (!isObjectType(nullable)) return absentValue(type);
  const { start }: PageArguments = { ...args, ...(args['input'] ?? {}) };
  return { start: start ?? 0, count: 0, total: 0 };
}
