import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLResolveInfo } from 'graphql';
import { originOf } from '../entities/entity-source.js';
import type { RequestScope } from '../request-scope.js';
import type { FieldSource } from '../schema/field-source.js';
import { findRelated } from './entity-pages.js';
import { readStored } from './read-stored.js';
import { emptyValue, resolveRootField } from './root-fields.js';
import { absentValue, toResult } from './to-result.js';

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
  return parentType.getFields()[fieldName]?.extensions['source'] as FieldSource | undefined;
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
