import { compareText } from '../../../errors/compare-text.js';
import type { JsonObject } from '../../../model/json.js';
import { isUrn } from '../../../urn/urn.js';
import type { Policy } from '../../policy/policy.js';
import { readPolicy, storedPolicies } from '../../policy/read-policy.js';
import { compileFilters } from '../../search/compile-filters.js';
import { takeOffsetPage } from '../../search/offset-page.js';
import type { SearchDocument } from '../../search/search-document.js';
import { readTextQuery } from '../../search/text-query.js';
import { numberAt, objectAt, objectsAt, textAt, textsAt } from '../../shared/json-accessors.js';
import { entityObject, entityOfType } from '../entities/entity-object.js';
import { nonNull } from '../entities/entity-source.js';
import { enumValue } from '../entities/properties.js';
import { requirePlatformPrivilege } from '../platform-privileges.js';
import type { RequestScope } from '../request-scope.js';
import {
  type ActorFilter,
  type ListPoliciesInput,
  type ListPoliciesResult,
  PolicyMatchCondition,
  type PolicyMatchCriterion,
  type PolicyMatchFilter,
  type Policy as PolicyObject,
  type ResourceFilter,
} from '../schema/generated-types.js';
import { readFilterGroups } from '../search/search-input.js';

/** Source: `ListPoliciesResolver`. */
const DEFAULT_COUNT = 20;

/** A policy whose members are all known, and its aspect. */
interface ListedPolicy {
  readonly policy: Policy;
  readonly info: JsonObject;
}

/** The query `listPolicies`. Policies with unknown members grant nothing and are not listed. */
export function listPolicies(input: ListPoliciesInput, scope: RequestScope): ListPoliciesResult {
  requirePlatformPrivilege(scope, 'managePolicies');
  const groups = readFilterGroups(input, scope.dialect);
  const score = readTextQuery(input.query);
  const isFitting = compileFilters(groups);
  const found = storedPolicies(scope.store)
    .flatMap(({ urn, info }): readonly ListedPolicy[] => {
      const policy = readPolicy(urn, info);
      return policy ? [{ policy, info }] : [];
    })
    .filter((one) => {
      const document = policyDocument(one);
      return score(document) !== undefined && isFitting(document);
    })
    .sort((a, b) => updatedAt(b) - updatedAt(a) || compareText(a.policy.urn, b.policy.urn));
  const { rows, ...page } = takeOffsetPage(
    found,
    { ...input, count: input.count ?? DEFAULT_COUNT },
    scope.dialect,
  );
  return { ...page, policies: rows.map((one) => policyObject(one, scope)) };
}

/**
 * Returns the search document of a policy. Source: the `@Searchable` annotations of
 * `DataHubPolicyInfo`.
 */
function policyDocument({ policy: { urn }, info }: ListedPolicy): SearchDocument {
  const text = (name: string) => textsAt({ texts: [info[name] ?? null] }, 'texts');
  const fields = new Map([
    ['urn', [urn]],
    ['displayName', text('displayName')],
    ['description', text('description')],
    ['type', text('type')],
    ['state', text('state')],
    ['editable', [String(info['editable'] !== false)]],
    ['privileges', textsAt(info, 'privileges')],
  ]);
  const fieldValues = (field: string) => fields.get(field) ?? [];
  const names = () =>
    ['displayName', 'description'].flatMap((field) =>
      fieldValues(field).map((value) => ({ field, value })),
    );
  return { urn, fieldValues, names, texts: () => [] };
}

function updatedAt({ info }: ListedPolicy): number {
  return numberAt(info, 'lastUpdatedTimestamp') ?? 0;
}

/** Converts a stored policy to its GraphQL object. Source: DataHub's `PolicyInfoPolicyMapper`. */
function policyObject({ policy, info }: ListedPolicy, scope: RequestScope): PolicyObject {
  return {
    urn: policy.urn,
    type: policy.type,
    name: nonNull(textAt(info, 'displayName')),
    state: policy.state,
    description: textAt(info, 'description'),
    resources: info['resources'] ? resourceFilter(objectAt(info, 'resources'), scope) : null,
    privileges: textsAt(info, 'privileges'),
    actors: actorFilter(objectAt(info, 'actors'), scope),
    editable: info['editable'] !== false,
  };
}

function resourceFilter(filter: JsonObject, scope: RequestScope): ResourceFilter {
  return {
    type: textAt(filter, 'type'),
    resources: textsOrNull(filter, 'resources'),
    allResources: filter['allResources'] === true,
    filter: matchFilter(filter, 'filter', scope),
    privilegeConstraints: matchFilter(filter, 'privilegeConstraints', scope),
  };
}

function matchFilter(
  resources: JsonObject,
  member: 'filter' | 'privilegeConstraints',
  scope: RequestScope,
): PolicyMatchFilter | null {
  if (!resources[member]) return null;
  const criteria = objectsAt(objectAt(resources, member), 'criteria');
  return { criteria: criteria.map((one) => criterion(one, scope)) };
}

function criterion(one: JsonObject, scope: RequestScope): PolicyMatchCriterion {
  return {
    field: nonNull(textAt(one, 'field')),
    values: textsAt(one, 'values').map((value) => ({
      value,
      entity: () => (isUrn(value) ? entityObject(value, scope) : null),
    })),
    condition: enumValue(PolicyMatchCondition, one['condition']) ?? 'EQUALS',
  };
}

function actorFilter(filter: JsonObject, scope: RequestScope): ActorFilter {
  const resolved =
    <Type extends 'corpuser' | 'corpGroup'>(name: string, type: Type) =>
    () =>
      textsAt(filter, name).flatMap((urn) =>
        isUrn(urn) ? (entityOfType(urn, type, scope) ?? []) : [],
      );
  return {
    users: textsOrNull(filter, 'users'),
    groups: textsOrNull(filter, 'groups'),
    roles: textsOrNull(filter, 'roles'),
    resourceOwners: filter['resourceOwners'] === true,
    resourceOwnersTypes: textsOrNull(filter, 'resourceOwnersTypes'),
    allUsers: filter['allUsers'] === true,
    allGroups: filter['allGroups'] === true,
    resolvedUsers: resolved('users', 'corpuser'),
    resolvedGroups: resolved('groups', 'corpGroup'),
  };
}

function textsOrNull(object: JsonObject, name: string): readonly string[] | null {
  return Array.isArray(object[name]) ? textsAt(object, name) : null;
}
