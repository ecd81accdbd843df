import {
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getNullableType,
  isListType,
  isObjectType,
} from 'graphql';
import { findEntityByUrn } from '../entities/find-by-urn.js';
import type { RequestScope } from '../request-scope.js';
import { ResolverError } from '../resolver-error.js';
import type { FieldSource } from '../schema/field-source.js';
import { listEntities, type PageArguments } from './entity-pages.js';
import { absentValue, isEntityObject } from './to-result.js';

/**
 * Answers a field of `Query` or `Mutation` that no code resolves.
 *
 * @throws ResolverError if the catalog does not carry the operation out: an empty answer would be
 *   wrong, and success would be false
 */
export function resolveRootField(
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
export function emptyValue(type: GraphQLOutputType, args: PageArguments): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [];
  if (!isObjectType(nullable)) return absentValue(type);
  const { start }: PageArguments = { ...args, ...(args['input'] ?? {}) };
  return { start: start ?? 0, count: 0, total: 0 };
}
