import { isGrantedAny } from '../policy/authorizer.js';
import fields from './platform-privileges.json' with { type: 'json' };
import type { RequestScope } from './request-scope.js';
import { forbiddenError } from './resolver-error.js';
import type { PlatformPrivileges } from './schema/generated-types.js';

/**
 * The fields of DataHub's `PlatformPrivileges`, each with its privileges. One of these is enough.
 *
 * Source: DataHub's `MeResolver` and `AuthorizationUtils`.
 */
const FIELDS: Readonly<Record<keyof PlatformPrivileges, readonly string[]>> = fields;

/** The privileges of the caller. */
export function platformPrivileges(scope: RequestScope): PlatformPrivileges {
  const names = Object.keys(FIELDS) as readonly (keyof PlatformPrivileges)[];
  const entries = names.map((name) => [name, hasPlatformPrivilege(scope, name)]);
  return Object.fromEntries(entries) as Record<keyof PlatformPrivileges, boolean>;
}

/** Returns true if the caller has a privilege that a field of `PlatformPrivileges` requires. */
export function hasPlatformPrivilege(
  { actor, authorizer }: RequestScope,
  name: keyof PlatformPrivileges,
): boolean {
  return isGrantedAny(authorizer, FIELDS[name], { actor });
}

/** @throws ResolverError 403 */
export function requirePlatformPrivilege(
  scope: RequestScope,
  name: keyof PlatformPrivileges,
): void {
  if (!hasPlatformPrivilege(scope, name)) throw forbiddenError();
}
