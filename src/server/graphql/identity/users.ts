import { isUrn, type Urn } from '../../../urn/urn.js';
import { isServiceAccount } from '../../policy/service-accounts.js';
import { brokenInput } from '../../shared/broken-input.js';
import { requirePlatformPrivilege } from '../platform-privileges.js';
import type { RequestScope } from '../request-scope.js';
import { ResolverError, requireUrnOf } from '../resolver-error.js';
import type { RootFields } from '../root-fields.js';

/**
 * Removes a user. The tokens, sessions and password end with the user. References to the user in
 * other entities stay, and as long as one stays, nobody can sign up by the name. Source:
 * `RemoveUserResolver`.
 */
export const removeUser: RootFields['removeUser'] = ({ urn: text }, scope) => {
  requirePlatformPrivilege(scope, 'manageIdentities');
  scope.writes.hardDelete(requireIdentity(text, 'corpuser', scope));
  return true;
};

/** Suspends a user, or ends the suspension. Returns the urn. Source: `UpdateUserStatusResolver`. */
export const updateUserStatus: RootFields['updateUserStatus'] = ({ urn: text, status }, scope) => {
  requirePlatformPrivilege(scope, 'manageIdentities');
  const urn = requireIdentity(text, 'corpuser', scope);
  if (!scope.store.exists(urn)) throw brokenInput(scope.dialect, `User ${urn} does not exist`);
  const lastModified = { actor: scope.actor, time: scope.clock() };
  scope.writes.write(urn, { corpUserStatus: { status, lastModified } });
  return urn;
};

const KINDS = { corpuser: 'user', corpGroup: 'group' } as const;

/** Requires the urn of a user, or of a group. */
export function requireIdentity(
  text: string,
  type: keyof typeof KINDS,
  { dialect }: RequestScope,
): Urn {
  return requireUrnOf(text, { type, noun: KINDS[type], name: 'name' }, dialect);
}

/**
 * Requires the urn of a service account.
 *
 * @throws ResolverError with DataHub's message
 */
export function requireServiceAccount(text: string, { store }: RequestScope): Urn {
  if (isUrn(text) && isServiceAccount(text, store)) return text;
  throw new ResolverError(400, `The specified URN is not a service account: ${text}`);
}
