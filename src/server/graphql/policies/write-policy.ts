import { randomUUID } from 'node:crypto';
import { isUrn, type Urn } from '../../../urn/urn.js';
import { keyAspectValue } from '../../metamodel/entity-keys.js';
import { keyAspectName, urnEntityType } from '../../metamodel/key-aspects.js';
import { checkPolicyInfo } from '../../policy/read-policy.js';
import { POLICY_ASPECT, POLICY_TYPE } from '../../policy/stored-policies.js';
import { brokenInput } from '../../shared/broken-input.js';
import { RequestError } from '../../shared/request-error.js';
import type { MutationScope, RequestScope } from '../request-scope.js';
import { type PolicyUpdateInput, toPolicyInfo } from './policy-input.js';
import { requirePolicyManager } from './require-policy-manager.js';

/** The mutation `createPolicy`. Returns the urn of the new policy. */
export function createPolicy(input: PolicyUpdateInput, scope: MutationScope): Urn {
  requirePolicyManager(scope);
  return writePolicy(`urn:li:${POLICY_TYPE}:${randomUUID()}` as Urn, input, scope);
}

/**
 * The mutation `updatePolicy`: replaces the stored policy, or creates it if it does not exist, as
 * in DataHub.
 */
export function updatePolicy(urn: string, input: PolicyUpdateInput, scope: MutationScope): Urn {
  requirePolicyManager(scope);
  return writePolicy(requirePolicyUrn(urn, scope), input, scope);
}

/** The mutation `deletePolicy`. A policy that does not exist is no error, as in DataHub. */
export function deletePolicy(text: string, scope: MutationScope): Urn {
  requirePolicyManager(scope);
  const urn = requirePolicyUrn(text, scope);
  scope.writes.hardDelete(urn);
  return urn;
}

function writePolicy(
  urn: Urn,
  input: PolicyUpdateInput,
  { writes, actor, clock, dialect }: MutationScope,
): Urn {
  const time = clock();
  const value = toPolicyInfo(input, time);
  try {
    checkPolicyInfo(urn, value);
  } catch (error) {
    throw error instanceof RequestError ? brokenInput(dialect, error.message) : error;
  }
  const aspects = [
    { urn, name: keyAspectName(POLICY_TYPE), value: keyAspectValue(urn) },
    { urn, name: POLICY_ASPECT, value },
  ];
  writes.write(aspects, { actor, time });
  return urn;
}

/**
 * Requires the urn of a policy. DataHub deletes any entity here, which the right to manage policies
 * should not allow.
 */
function requirePolicyUrn(text: string, { dialect }: RequestScope): Urn {
  if (isUrn(text) && urnEntityType(text) === POLICY_TYPE) return text;
  throw brokenInput(
    dialect,
    `${JSON.stringify(text)} is no urn of a policy; give one of the form urn:li:${POLICY_TYPE}:<id>`,
  );
}
