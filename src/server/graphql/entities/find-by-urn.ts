import { parseDatasetUrn } from '../../../urn/dataset-urn.js';
import { brokenInput, Fault, requireUrn } from '../fault.js';
import type { RequestScope } from '../request-scope.js';
import { entityObject } from './entity-object.js';
import type { ResolvedEntity } from './resolved-entity.js';

/** The field `dataset`: a stub where nothing is stored, as in DataHub. */
export function findDataset(text: string, scope: RequestScope): ResolvedEntity | undefined {
  const parts = parseDatasetUrn(text);
  if (parts.ok) return entityObject(requireUrn(text, scope.dialect), scope);
  throw brokenInput(scope.dialect, `Failed to retrieve entity with urn ${text}, invalid urn: it ${parts.problem}`);
}

/** The field `entity`. */
export function findEntity(text: string, scope: RequestScope): ResolvedEntity {
  const found = entityObject(requireUrn(text, scope.dialect), scope);
  if (found) return found;
  throw new Fault(400, `Failed to retrieve entity with urn ${text}, no such type of entity`);
}

/** The field `entities`: one slot for each urn, null for those that the schema has no type for. */
export function findEntities(texts: readonly string[], scope: RequestScope): readonly (ResolvedEntity | undefined)[] {
  return texts.map((text) => requireUrn(text, scope.dialect)).map((urn) => entityObject(urn, scope));
}
