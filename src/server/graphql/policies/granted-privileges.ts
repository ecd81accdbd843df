import { compareText } from '../../../errors/compare-text.js';
import { privilegesTo } from '../../policy/privileges.js';
import { storedPolicies } from '../../policy/stored-policies.js';
import { textsAt } from '../../shared/json-accessors.js';
import type { RequestScope } from '../request-scope.js';
import { forbiddenError, requireUrn } from '../resolver-error.js';

export interface GrantedPrivilegesInput {
  readonly actorUrn: string;
  readonly resourceSpec?: { readonly resourceUrn: string } | null;
}

/**
 * The query `getGrantedPrivileges`: the privileges of the caller, out of all that a policy names.
 * The type of the resource is that of its urn.
 */
export function getGrantedPrivileges(
  { actorUrn, resourceSpec }: GrantedPrivilegesInput,
  scope: RequestScope,
): unknown {
  const { actor, authorizer, dialect, store } = scope;
  if (actorUrn !== actor)
    throw forbiddenError('Unauthorized to get privileges for the given author.');
  const resource = resourceSpec ? requireUrn(resourceSpec.resourceUrn, dialect) : undefined;
  const named = new Set([
    ...privilegesTo.READ,
    ...storedPolicies(store).flatMap(({ info }) => textsAt(info, 'privileges')),
  ]);
  return {
    privileges: [...named]
      .filter((privilege) => authorizer.isGranted({ actor, privilege, resource }))
      .sort(compareText),
  };
}
