import { parseDatasetUrn } from '../../../urn/dataset-urn.js';
import { asEntityUrn } from '../../metamodel/entity-keys.js';
import { findEntityKind } from '../../metamodel/entity-types.js';
import { brokenInput } from '../../shared/broken-input.js';
import type { Dialect } from '../../shared/dialect.js';
import type { RequestError } from '../../shared/request-error.js';
import type { RequestScope } from '../request-scope.js';
import { ResolverError, requireUrn } from '../resolver-error.js';
import type { RootFields } from '../root-fields.js';
import { entityObject, entityOf } from './entity-object.js';
import type { ResolvedEntity } from './resolved-entity.js';

/** As in DataHub, returns a stub if nothing is stored. */
export const dataset: RootFields['dataset'] = ({ urn: text }, scope) => {
  const parts = parseDatasetUrn(text);
  if (parts.ok) return entityOf(requireUrn(text, scope.dialect), scope, 'dataset');
  throw invalidUrn(text, parts.problem, scope.dialect);
};

/** Returns a stub if nothing is stored, and null for an urn that does not name a user. */
export const corpUser: RootFields['corpUser'] = ({ urn }, scope) =>
  entityOf(urn, scope, 'corpuser');

/** Returns a stub if nothing is stored, and null for an urn that does not name a group. */
export const corpGroup: RootFields['corpGroup'] = ({ urn }, scope) =>
  entityOf(urn, scope, 'corpGroup');

/** Finds an entity: a stub if nothing is stored. */
export function findEntityByUrn(text: string, scope: RequestScope): ResolvedEntity {
  const urn = requireUrn(text, scope.dialect);
  const found = entityObject(urn, scope);
  if (found) return found;
  if (!findEntityKind(urn))
    throw new ResolverError(
      400,
      `Failed to retrieve entity with urn ${text}, no such type of entity`,
    );
  const key = asEntityUrn(urn);
  throw invalidUrn(
    text,
    key.ok ? 'has a key that does not fit its type' : key.problem,
    scope.dialect,
  );
}

/**
 * Returns one slot for each urn. Null for urns of types that the schema lacks, and for keys that do
 * not fit the type.
 */
export const entities: RootFields['entities'] = ({ urns }, scope) => {
  return urns.map((text) => requireUrn(text, scope.dialect)).map((urn) => entityObject(urn, scope));
};

export const entity: RootFields['entity'] = ({ urn }, scope) => findEntityByUrn(urn, scope);

export const entityExists: RootFields['entityExists'] = ({ urn }, { store, dialect }) =>
  store.exists(requireUrn(urn, dialect));

function invalidUrn(text: string, problem: string, dialect: Dialect): RequestError {
  return brokenInput(
    dialect,
    `Failed to retrieve entity with urn ${text}, invalid urn: it ${problem}`,
  );
}
