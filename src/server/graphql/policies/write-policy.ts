import { randomUUID } from 'node:crypto';
import type { JsonObject } from '../../../model/json.js';
import type { Urn } from '../../../urn/urn.js';
import { checkPolicyInfo, POLICY_ASPECT, POLICY_TYPE } from '../../policy/read-policy.js';
import { brokenInput } from '../../shared/broken-input.js';
import { RequestError } from '../../shared/request-error.js';
import type { MutationScope } from '../mutation-scope.js';
import { requirePlatformPrivilege } from '../platform-privileges.js';
import type { RequestScope } from '../request-scope.js';
import { requireUrnOf } from '../resolver-error.js';
import type { RootFields } from '../root-fields.js';
import type { PolicyMatchFilterInput, PolicyUpdateInput } from '../schema/generated-types.js';

/** Returns the urn of the new policy. */
export const createPolicy: RootFields['createPolicy'] = ({ input }, scope) => {
  requirePlatformPrivilege(scope, 'managePolicies');
  return writePolicy(`urn:li:${POLICY_TYPE}:${randomUUID()}` as Urn, input, scope);
};

/** Replaces the stored policy, or creates it if it does not exist, as in DataHub. */
export const updatePolicy: RootFields['updatePolicy'] = ({ urn, input }, scope) => {
  requirePlatformPrivilege(scope, 'managePolicies');
  return writePolicy(requirePolicyUrn(urn, scope), input, scope);
};

/** As in DataHub, deleting a missing policy succeeds. */
export const deletePolicy: RootFields['deletePolicy'] = ({ urn: text }, scope) => {
  requirePlatformPrivilege(scope, 'managePolicies');
  const urn = requirePolicyUrn(text, scope);
  scope.writes.hardDelete(urn);
  return urn;
};

function writePolicy(
  urn: Urn,
  input: PolicyUpdateInput,
  { writes, clock, dialect }: MutationScope,
): Urn {
  const value = toPolicyInfo(input, clock());
  try {
    checkPolicyInfo(urn, value);
  } catch (error) {
    throw error instanceof RequestError ? brokenInput(dialect, error.message) : error;
  }
  writes.create(urn, { [POLICY_ASPECT]: value });
  return urn;
}

function requirePolicyUrn(text: string, { dialect }: RequestScope): Urn {
  return requireUrnOf(text, { type: POLICY_TYPE, noun: 'policy', name: 'id' }, dialect);
}

/**
 * Converts an input to the aspect `dataHubPolicyInfo`. Members that the input lacks get their
 * defaults, not the stored values. Source: DataHub's `PolicyUpdateInputInfoMapper`.
 */
function toPolicyInfo(input: PolicyUpdateInput, time: number): JsonObject {
  const { type, name, state, description, resources, privileges, actors } = input;
  return {
    displayName: name,
    description: description ?? '',
    type,
    state,
    ...(resources && {
      resources: {
        allResources: false,
        ...dropNulls({
          ...resources,
          filter: resources.filter && toFilter(resources.filter),
          privilegeConstraints:
            resources.privilegeConstraints && toFilter(resources.privilegeConstraints),
        }),
      },
    }),
    privileges,
    actors: dropNulls({ ...actors }),
    editable: true,
    lastUpdatedTimestamp: time,
  };
}

function toFilter({ criteria }: PolicyMatchFilterInput): JsonObject {
  return { criteria: (criteria ?? []).map((one) => ({ ...one })) };
}

/** Drops null members: DataHub's records have none. */
function dropNulls(members: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => (value ?? null) !== null),
  );
}
