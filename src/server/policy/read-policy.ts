import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import { isUrn, type Urn } from '../../urn/urn.js';
import { problemFinder } from '../shared/json-reader.js';
import {
  accepted,
  exactly,
  flag,
  list,
  number,
  oneOf,
  optional,
  type TypeOf,
  text,
} from '../shared/json-schema.js';
import { invalid, malformed } from '../shared/request-error.js';
import type { AspectReads } from '../store/aspect-store.js';
import {
  type ActorFilter,
  matchConditions,
  type Policy,
  policyStates,
  policyTypes,
  type ResourceCriterion,
  type ResourceFilter,
  resourceFieldNames,
} from './policy.js';

export const POLICY_TYPE = 'dataHubPolicy';
export const POLICY_ASPECT = 'dataHubPolicyInfo';

export interface StoredPolicy {
  readonly urn: Urn;
  readonly info: JsonObject;
}

/** Reads the stored policies, sorted by urn, without soft-deleted ones. */
export function storedPolicies(store: AspectReads): readonly StoredPolicy[] {
  return store
    .listEntities(POLICY_TYPE)
    .filter((urn) => !store.isSoftDeleted(urn))
    .flatMap((urn) => {
      const aspect = store.readAspect(urn, POLICY_ASPECT);
      return aspect ? [{ urn, info: aspect.value }] : [];
    });
}

const urns = list(
  accepted<string>((value, what) => {
    if (typeof value !== 'string' || !isUrn(value))
      throw malformed(`${what} ${JSON.stringify(value)} is not an urn`);
  }),
);

/** Letter case does not matter. The keys of the names are in upper case. */
const fieldName = accepted<string>((value, what) => {
  if (typeof value !== 'string' || !resourceFieldNames.has(value.toUpperCase())) {
    const names = [...resourceFieldNames.keys()].join(', ');
    throw malformed(`${what} ${JSON.stringify(value)} is not one of ${names}`);
  }
});

const actorFilter = exactly({
  users: optional(urns),
  groups: optional(urns),
  roles: optional(urns),
  allUsers: optional(flag),
  allGroups: optional(flag),
  resourceOwners: optional(flag),
  resourceOwnersTypes: optional(urns),
});

const criterion = exactly({
  field: fieldName,
  condition: optional(oneOf(matchConditions)),
  values: list(text),
});

const filter = exactly({ criteria: optional(list(criterion)) });

const resourceFilter = exactly({
  filter: optional(filter),
  type: optional(text),
  resources: optional(list(text)),
  allResources: optional(flag),
  privilegeConstraints: optional(filter),
});

/**
 * Source: DataHub's `DataHubPolicyInfo.pdl`. It checks and drops names and flags that no decision
 * uses. Unknown members are errors: a member might restrict the policy, and a policy without its
 * restriction would grant too much.
 */
const policyInfo = exactly({
  displayName: text,
  description: optional(text),
  editable: optional(flag),
  lastUpdatedTimestamp: optional(number),
  type: oneOf(policyTypes),
  state: oneOf(policyStates),
  privileges: list(text),
  actors: actorFilter,
  resources: optional(resourceFilter),
});

const findProblems = problemFinder(policyInfo);

/**
 * Reads a stored policy. Undefined if its aspect has unknown members or values, so that the policy
 * grants nothing.
 */
export function readPolicy(urn: Urn, info: JsonObject): Policy | undefined {
  const value = withoutNulls(info);
  if (findProblems(value).length > 0) return undefined;
  const { type, state, privileges, actors, resources } = value as TypeOf<typeof policyInfo>;
  return {
    urn,
    type,
    state,
    privileges,
    actors: toActorFilter(actors),
    resources: resources && toResourceFilter(resources),
  };
}

/**
 * Checks a `dataHubPolicyInfo`.
 *
 * @throws RequestError `validation` with all problems, each with its place
 */
export function checkPolicyInfo(urn: Urn, info: JsonObject): void {
  const problems = findProblems(withoutNulls(info));
  if (problems.length > 0)
    throw invalid(`dataHubPolicyInfo of ${urn} is not valid: ${problems.join('; ')}`);
}

/** Leaves out members that are null. As in DataHub's clients, they count as absent. */
function withoutNulls(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isJsonObject(value)) return value;
  const members = Object.entries(value).flatMap(([name, member]) =>
    member === null || member === undefined ? [] : [[name, withoutNulls(member)] as const],
  );
  return Object.fromEntries(members);
}

function toActorFilter(actors: TypeOf<typeof actorFilter>): ActorFilter {
  return {
    users: actors.users ?? [],
    groups: actors.groups ?? [],
    roles: actors.roles ?? [],
    allUsers: actors.allUsers === true,
    allGroups: actors.allGroups === true,
    resourceOwners: actors.resourceOwners === true,
    ownershipTypes: actors.resourceOwnersTypes,
  };
}

/**
 * Reads the filter, or translates the older members to criteria. DataHub ignores a list of urns
 * without a type, so that the policy covers everything. Here the list counts.
 */
function toResourceFilter(given: TypeOf<typeof resourceFilter>): ResourceFilter {
  const { filter, type, resources, allResources, privilegeConstraints } = given;
  const limits = privilegeConstraints?.criteria?.length ? { limitedToParts: true } : {};
  if (filter) return { criteria: (filter.criteria ?? []).map(toCriterion), ...limits };
  const criteria: ResourceCriterion[] = [];
  if (type !== undefined) criteria.push({ field: 'TYPE', condition: 'EQUALS', values: [type] });
  if (resources !== undefined && allResources !== true)
    criteria.push({ field: 'URN', condition: 'EQUALS', values: resources });
  return { criteria, ...limits };
}

function toCriterion(given: TypeOf<typeof criterion>): ResourceCriterion {
  const { field, condition = 'EQUALS', values } = given;
  return { field: resourceFieldNames.get(field.toUpperCase()) ?? 'URN', condition, values };
}
