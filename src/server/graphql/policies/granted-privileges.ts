import { compareText } from '../../../errors/compare-text.js';
import { textsAt } from '../../opaque-json.js';
import { privilegesTo } from '../../policy/privileges.js';
import { storedPolicies } from '../../policy/stored-policies.js';
import { forbidden, requireUrn } from '../fault.js';
import type { RequestScope } from '../request-scope.js';

export interface GrantedPrivilegesInput {
  readonly actorUrn: string;
  readonly resourceSpec?: { readonly resourceUrn: string } | null;
}

/**
 * The query `getGrantedPrivileges`: of all privileges that any policy names, those that the caller has. The type of the
 * resource is what its urn says.
 */
export function getGrantedPrivileges({ actorUrn, resourceSpec }: GrantedPrivilegesInput, scope: RequestScope): unknown {
  const { actor, authorizer, dialect, store } = scope;
  if (actorUrn !== actor) throw forbidden('Unauthorized to get privileges for the given author.');
  const resource = resourceSpec ? requireUrn(resourceSpec.resourceUrn, dialect) : undefined;
  const named = new Set([...privilegesTo.READ, ...storedPolicies(store).flatMap(({ info }) => textsAt(info, 'privileges'))]);
  return { privileges: [...named].filter((privilege) => authorizer.isGranted({ actor, privilege, resource })).sort(compareText) };
}
