import { parseDatasetUrn } from '../../../urn/dataset-urn.js';
import { brokenInput } from '../../broken-input.js';
import type { Dialect } from '../../dialect.js';
import { asEntityUrn } from '../../metamodel/entity-keys.js';
import { kindOf } from '../../metamodel/entity-kinds.js';
import type { Refusal } from '../../refusal.js';
import { Fault, requireUrn } from '../fault.js';
import type { RequestScope } from '../request-scope.js';
import { entityObject } from './entity-object.js';
import type { ResolvedEntity } from './resolved-entity.js';

/** The field `dataset`: a stub where nothing is stored, as in DataHub. */
export function findDataset(text: string, scope: RequestScope): ResolvedEntity | undefined {
  const parts = parseDatasetUrn(text);
  if (parts.ok) return entityObject(requireUrn(text, scope.dialect), scope);
  throw invalidUrn(text, parts.problem, scope.dialect);
}

/** The field `entity`: a stub as well. */
export function findEntity(text: string, scope: RequestScope): ResolvedEntity {
  const urn = requireUrn(text, scope.dialect);
  const found = entityObject(urn, scope);
  if (found) return found;
  if (!kindOf(urn)) throw new Fault(400, `Failed to retrieve entity with urn ${text}, no such type of entity`);
  const key = asEntityUrn(urn);
  throw invalidUrn(text, key.ok ? 'has a key that does not fit its type' : key.problem, scope.dialect);
}

/** The field `entities`: one slot for each urn, null for those that the schema has no type for or whose key does not fit it. */
export function findEntities(texts: readonly string[], scope: RequestScope): readonly (ResolvedEntity | undefined)[] {
  return texts.map((text) => requireUrn(text, scope.dialect)).map((urn) => entityObject(urn, scope));
}

function invalidUrn(text: string, problem: string, dialect: Dialect): Refusal {
  return brokenInput(dialect, `Failed to retrieve entity with urn ${text}, invalid urn: it ${problem}`);
}
