import type { Json } from '../../../model/json.js';
import { isUrn, type Urn, urnEntityType } from '../../../urn/urn.js';
import { findEntityKind } from '../../metamodel/entity-types.js';
import { isNameable } from '../../search/is-nameable.js';
import type { RequestScope } from '../request-scope.js';
import type { EntityType } from '../schema/generated-types.js';
import { computedFields } from './computed-fields.js';
import { entitySource, originOf, withOrigin } from './entity-source.js';
import type { ResolvedEntity } from './resolved-entity.js';
import { sharedFields } from './shared-fields.js';

/**
 * Resolves the entity of an urn. If nothing is stored, the entity is a stub made from the urn, as
 * in DataHub. Undefined for urns of types that the schema lacks, and for keys that do not fit the
 * type.
 *
 * @throws RequestLimitExceeded
 */
export function entityObject(urn: Urn, scope: RequestScope): ResolvedEntity | undefined {
  const { entities, entityBudget } = scope;
  entityBudget.spend();
  // The paths of one answer name the same few entities thousands of times.
  if (!entities.has(urn)) entities.set(urn, makeEntity(urn, scope));
  return entities.get(urn);
}

/**
 * Resolves the entity of a text, as {@link entityObject}. Null if the text is not an urn, or not of
 * the given type.
 */
export function entityOf(text: string, scope: RequestScope, type?: string): ResolvedEntity | null {
  const fits = isUrn(text) && (type === undefined || urnEntityType(text) === type);
  return (fits && entityObject(text, scope)) || null;
}

/** Returns an object whose other fields are read from a value that is stored with an entity. */
export function recordOf<T extends object>(
  members: T,
  { urn, value }: { readonly urn: Urn; readonly value: Json },
  scope: RequestScope,
): T {
  const source = originOf(entityObject(urn, scope))?.source;
  return source ? withOrigin(members, { source, value }) : members;
}

function makeEntity(urn: Urn, scope: RequestScope): ResolvedEntity | undefined {
  const kind = findEntityKind(urn);
  if (!kind || !isNameable(urn)) return undefined;
  const source = entitySource(urn, scope, entityOf);
  const entity = {
    __typename: kind.typeName,
    urn,
    // A test holds the kinds and the enum together.
    type: kind.enumValue as EntityType,
    ...sharedFields(source),
    ...computedFields[kind.inUrn]?.(source),
  };
  return withOrigin(entity, { source });
}
