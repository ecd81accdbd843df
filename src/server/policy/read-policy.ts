import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { Refusal } from '../refusal.js';
import {
  type ActorFilter,
  type Criterion,
  matchConditions,
  type Policy,
  policyStates,
  policyTypes,
  type ResourceFilter,
  resourceFieldNames,
} from './policy.js';
import { ShapeReader } from './shape-reader.js';

/** A stored policy; nothing where its aspect is not one that we understand in full, so that it grants nothing. */
export function readPolicy(urn: Urn, info: JsonObject): Policy | undefined {
  const problems: string[] = [];
  const policy = { urn, ...readInfo(new ShapeReader(info, problems)) };
  return problems.length === 0 ? policy : undefined;
}

/**
 * Refuses a `dataHubPolicyInfo` that is not one. Members that have no meaning here are refused as well: they might
 * restrict the policy, and a restriction that is passed over grants too much.
 *
 * @throws Refusal `validation` with all problems, each with its place
 */
export function checkPolicyInfo(urn: Urn, info: JsonObject): void {
  const problems: string[] = [];
  readInfo(new ShapeReader(info, problems));
  if (problems.length > 0) throw new Refusal('validation', `dataHubPolicyInfo of ${urn} is not valid: ${problems.join('; ')}`);
}

/** Source: DataHub's `DataHubPolicyInfo.pdl`. Names and flags that nothing is decided by are checked and left. */
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
    actors: info.required('actors', actors && readActors(actors), NOBODY),
    resources: resources && readResources(resources),
  } as const;
  info.close();
  return policy;
}

const NOBODY: ActorFilter = { users: [], groups: [], roles: [], allUsers: false, allGroups: false, resourceOwners: false };

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
  filter.close();
  return actors;
}

/**
 * The filter, or the criteria that the older members stand for. DataHub passes over a list of urns that comes without a
 * type, so that the policy is about everything; here the list counts.
 */
function readResources(resources: ShapeReader): ResourceFilter {
  const filter = resources.object('filter');
  const type = resources.text('type');
  const urns = resources.texts('resources');
  const all = resources.flag('allResources');
  resources.close();
  if (filter) return readFilter(filter);
  return {
    criteria: [
      ...(type === undefined ? [] : [{ field: 'TYPE', condition: 'EQUALS', values: [type] } as const]),
      ...(urns === undefined || all ? [] : [{ field: 'URN', condition: 'EQUALS', values: urns } as const]),
    ],
  };
}

function readFilter(filter: ShapeReader): ResourceFilter {
  const criteria = filter.objects('criteria').map((criterion): Criterion => {
    const field = criterion.required('field', criterion.renamed('field', resourceFieldNames), 'URN');
    const condition = criterion.oneOf('condition', matchConditions) ?? 'EQUALS';
    const values = criterion.required('values', criterion.texts('values'), []);
    criterion.close();
    return { field, condition, values };
  });
  filter.close();
  return { criteria };
}
