import { randomUUID } from 'node:crypto';
import type { JsonObject } from '../../../model/json.js';
import type { Urn } from '../../../urn/urn.js';
import { isGrantedAny } from '../../policy/authorizer.js';
import { objectsAt, textAt } from '../../shared/json-accessors.js';
import { entityOf } from '../entities/entity-object.js';
import type { MutationScope } from '../mutation-scope.js';
import type { RequestScope } from '../request-scope.js';
import { forbiddenError, ResolverError, requireUrn, requireUrnOf } from '../resolver-error.js';
import type { RootFields } from '../root-fields.js';
import type { CreateQuerySubjectInput, UpdateQueryInput } from '../schema/generated-types.js';
import { stampOf } from './edit-aspect.js';

const PROPERTIES = 'queryProperties';
const SUBJECTS = 'querySubjects';

/** Source: DataHub's `CreateQueryResolver` and `QueryService`. */
export const createQuery: RootFields['createQuery'] = ({ input }, scope) => {
  const urn = requireUrn(`urn:li:query:${randomUUID()}`, scope.dialect);
  const subjects = toSubjects(input.subjects, scope);
  if (!mayEditQueries(urn, subjects, scope))
    throw forbiddenError(
      'Unauthorized to create Query. Please contact your DataHub administrator for more information.',
    );
  const stamp = stampOf(scope);
  scope.writes.create(urn, {
    [PROPERTIES]: {
      ...toProperties(input.properties),
      source: 'MANUAL',
      created: stamp,
      lastModified: stamp,
    },
    [SUBJECTS]: { subjects },
  });
  return entityOf(urn, scope);
};

/** Keeps what the input lacks. Source: DataHub's `UpdateQueryResolver` and `QueryService`. */
export const updateQuery: RootFields['updateQuery'] = ({ urn: text, input }, scope) => {
  const urn = requireQuery(text, scope);
  const { store, writes } = scope;
  const stored = store.readAspect(urn, SUBJECTS)?.value;
  if (stored === undefined) throw new ResolverError(404, `Failed to find query with urn ${urn}`);
  const subjects = input.subjects && toSubjects(input.subjects, scope);
  const impacted = [...objectsAt(stored, 'subjects'), ...(subjects ?? [])];
  if (!mayEditQueries(urn, impacted, scope))
    throw forbiddenError(
      'Unauthorized to update Query. Please contact your DataHub administrator if this needs corrective action.',
    );
  const properties = store.readAspect(urn, PROPERTIES)?.value;
  if (properties === undefined)
    throw new ResolverError(400, `Failed to update Query. Query with urn ${urn} does not exist.`);
  const changed = {
    ...properties,
    ...toProperties(input.properties),
    lastModified: stampOf(scope),
  };
  writes.write(urn, { [PROPERTIES]: changed, ...(subjects && { [SUBJECTS]: { subjects } }) });
  return entityOf(urn, scope);
};

/** As in DataHub, deleting a missing query succeeds. Source: DataHub's `DeleteQueryResolver`. */
export const deleteQuery: RootFields['deleteQuery'] = ({ urn: text }, scope: MutationScope) => {
  const urn = requireQuery(text, scope);
  const stored = scope.store.readAspect(urn, SUBJECTS)?.value ?? {};
  if (!mayEditQueries(urn, objectsAt(stored, 'subjects'), scope))
    throw forbiddenError(
      'Unauthorized to delete Query. Please contact your DataHub administrator if this needs corrective action.',
    );
  scope.writes.hardDelete(urn);
  return true;
};

function requireQuery(text: string, { dialect }: RequestScope): Urn {
  return requireUrnOf(text, { type: 'query', noun: 'query', name: 'id' }, dialect);
}

/**
 * Returns true if the caller may edit the queries of all subjects. Unlike in DataHub, a query without
 * subjects is not free for all: the right to the query itself decides.
 */
function mayEditQueries(
  query: Urn,
  subjects: readonly JsonObject[],
  { authorizer, actor, dialect }: RequestScope,
): boolean {
  const urns = subjects.map((one) => requireUrn(textAt(one, 'entity') ?? '', dialect));
  return (urns.length === 0 ? [query] : urns).every((resource) =>
    isGrantedAny(authorizer, ['EDIT_ENTITY', 'EDIT_ENTITY_QUERIES'], { actor, resource }),
  );
}

function toSubjects(
  subjects: readonly CreateQuerySubjectInput[],
  { dialect }: RequestScope,
): readonly JsonObject[] {
  return subjects.map(({ datasetUrn }) => ({ entity: requireUrn(datasetUrn, dialect) }));
}

/** The members of the stored properties that the input has. */
function toProperties(input: UpdateQueryInput['properties']): JsonObject {
  const { name, description, statement } = input ?? {};
  return {
    ...(typeof name === 'string' && { name }),
    ...(typeof description === 'string' && { description }),
    ...(statement && { statement: { ...statement } }),
  };
}
