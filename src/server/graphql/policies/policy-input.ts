import type { JsonObject } from '../../../model/json.js';
import type { MatchCondition, PolicyState, PolicyType } from '../../policy/policy.js';

/** GraphQL's `PolicyUpdateInput`. */
export interface PolicyUpdateInput {
  readonly type: PolicyType;
  readonly name: string;
  readonly state: PolicyState;
  readonly description?: string | null;
  readonly resources?: ResourceFilterInput | null;
  readonly privileges: readonly string[];
  readonly actors: ActorFilterInput;
}

interface ResourceFilterInput {
  readonly type?: string | null;
  readonly resources?: readonly string[] | null;
  readonly allResources?: boolean | null;
  readonly filter?: { readonly criteria?: readonly CriterionInput[] | null } | null;
}

interface CriterionInput {
  readonly field: string;
  readonly values: readonly string[];
  readonly condition: MatchCondition;
}

interface ActorFilterInput {
  readonly users?: readonly string[] | null;
  readonly groups?: readonly string[] | null;
  readonly resourceOwners: boolean;
  readonly resourceOwnersTypes?: readonly string[] | null;
  readonly allUsers: boolean;
  readonly allGroups: boolean;
}

/**
 * Converts an input to the aspect `dataHubPolicyInfo`. Members that the input lacks get their
 * defaults, not the stored values. Source: DataHub's `PolicyUpdateInputInfoMapper`.
 */
export function toPolicyInfo(input: PolicyUpdateInput, time: number): JsonObject {
  const { type, name, state, description, resources, privileges, actors } = input;
  return {
    displayName: name,
    description: description ?? '',
    type,
    state,
    ...(resources && {
      resources: {
        allResources: false,
        ...dropNulls({ ...resources, filter: resources.filter && toFilter(resources.filter) }),
      },
    }),
    privileges,
    actors: dropNulls({ ...actors }),
    editable: true,
    lastUpdatedTimestamp: time,
  };
}

function toFilter({ criteria }: NonNullable<ResourceFilterInput['filter']>): JsonObject {
  return {
    criteria: (criteria ?? []).map(({ field, values, condition }) => ({
      field,
      values,
      condition,
    })),
  };
}

/** Drops null members: DataHub's records have none. */
function dropNulls(members: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => (value ?? null) !== null),
  );
}
