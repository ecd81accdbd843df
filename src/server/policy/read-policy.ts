import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { RequestError } from '../shared/request-error.js';
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
import { ShapeReader } from './shape-reader.js';

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

/**
 * Reads a stored policy. Undefined if its aspect has members or values that are unknown here, so
 * that the policy grants nothing.
 */
export function readPolicy(urn: Urn, info: JsonObject): Policy | undefined {
  const problems: string[] = [];
  const policy = { urn, ...readInfo(new ShapeReader(info, problems)) };
  return problems.length === 0 ? policy : undefined;
}

/**
 * Checks a `dataHubPolicyInfo`. Unknown members are errors as well: they might restrict the policy,
 * and a policy without its restriction would grant too much.
 *
 * @throws RequestError `validation` with all problems, each with its place
 */
export function checkPolicyInfo(urn: Urn, info: JsonObject): void {
  const problems: string[] = [];
  readInfo(new ShapeReader(info, problems));
  if (problems.length > 0)
    throw new RequestError(
      'validation',
      `dataHubPolicyInfo of ${urn} is not valid: ${problems.join('; ')}`,
    );
}

/**
 * Source: DataHub's `DataHubPolicyInfo.pdl`. Names and flags that no decision uses are checked and
 * dropped.
 */
function readInfo(info: ShapeReader): Omit<Policy, 'urn'> {
  info.required('displayName', info.text('displayName'), '');
  info.text('description');
  info.flag('editable');
  info.number('lastUpdatedTimestamp');
  const actors = info.object('actors');
  const resources = info.object('resources');
  const policy = {
    type: info.required('type', info.oneOf('type', policyTypes), 'METADATA'),
    state: info.required('state', info.oneOf('state', policyStates), 'INACTIVE'),
    privileges: info.required('privileges', info.texts('privileges'), []),
    actors: info.required('actors', actors && readActors(actors), NO_ACTORS),
    resources: resources && readResources(resources),
  } as const;
  info.rejectUnknown();
  return policy;
}

const NO_ACTORS: ActorFilter = {
  users: [],
  groups: [],
  roles: [],
  allUsers: false,
  allGroups: false,
  resourceOwners: false,
};

function readActors(filter: ShapeReader): ActorFilter {
  const actors = {
    users: filter.urns('users') ?? [],
    groups: filter.urns('groups') ?? [],
    roles: filter.urns('roles') ?? [],
    allUsers: filter.flag('allUsers'),
    allGroups: filter.flag('allGroups'),
    resourceOwners: filter.flag('resourceOwners'),
    ownershipTypes: filter.urns('resourceOwnersTypes'),
  };
  filter.rejectUnknown();
  return actors;
}

/**
 * Reads the filter, or translates the older members to criteria. DataHub ignores a list of urns
 * without a type, so that the policy covers everything. Here the list counts.
 */
function readResources(resources: ShapeReader): ResourceFilter {
  const filter = resources.object('filter');
  const type = resources.text('type');
  const urns = resources.texts('resources');
  const all = resources.flag('allResources');
  const constraints = resources.object('privilegeConstraints');
  const isLimited = constraints !== undefined && readFilter(constraints).criteria.length > 0;
  const limits = isLimited ? { limitedToParts: true } : {};
  resources.rejectUnknown();
  if (filter) return { ...readFilter(filter), ...limits };
  return {
    ...limits,
    criteria: [
      ...(type === undefined
        ? []
        : [{ field: 'TYPE', condition: 'EQUALS', values: [type] } as const]),
      ...(urns === undefined || all
        ? []
        : [{ field: 'URN', condition: 'EQUALS', values: urns } as const]),
    ],
  };
}

function readFilter(filter: ShapeReader): ResourceFilter {
  const criteria = filter.objects('criteria').map((criterion): ResourceCriterion => {
    const field = criterion.required('field', criterion.mapped('field', resourceFieldNames), 'URN');
    const condition = criterion.oneOf('condition', matchConditions) ?? 'EQUALS';
    const values = criterion.required('values', criterion.texts('values'), []);
    criterion.rejectUnknown();
    return { field, condition, values };
  });
  filter.rejectUnknown();
  return { criteria };
}
