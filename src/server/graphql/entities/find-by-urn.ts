import { parseDatasetUrn } from '../../../urn/dataset-urn.js';
import { asEntityUrn } from '../../metamodel/entity-keys.js';
import { findEntityKind } from '../../metamodel/entity-types.js';
import { brokenInput } from '../../shared/broken-input.js';
import type { Dialect } from '../../shared/dialect.js';
import type { RequestError } from '../../shared/request-error.js';
import type { RequestScope } from '../request-scope.js';
import { ResolverError, requireUrn } from '../resolver-error.js';
import type { Dataset, Entity } from '../schema/generated-types.js';
import { entityObject, entityOf } from './entity-object.js';
import type { ResolvedEntity } from './resolved-entity.js';

/** The field `dataset`: a stub if nothing is stored, as in DataHub. */
export function findDatasetByUrn(text: string, scope: RequestScope): Dataset | null {
  const parts = parseDatasetUrn(text);
  if (parts.ok) return entityOf(requireUrn(text, scope.dialect), scope, 'dataset');
  throw invalidUrn(text, parts.problem, scope.dialect);
}

/** The field `entity`: a stub if nothing is stored. */
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
 * The field `entities`: one slot for each urn. Null for urns of types that the schema lacks, and
 * for keys that do not fit the type.
 */
export function findEntitiesByUrn(
  texts: readonly string[],
  scope: RequestScope,
): readonly (Entity | undefined)[] {
  return texts
    .map((text) => requireUrn(text, scope.dialect))
    .map((urn) => entityObject(urn, scope));
}

function invalidUrn(text: string, problem: string, dialect: Dialect): RequestError {
  return brokenInput(
    dialect,
    `Failed to retrieve entity with urn ${text}, invalid urn: it ${problem}`,
  );
}
