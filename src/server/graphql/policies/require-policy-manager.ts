import { hasPlatformPrivilege } from '../platform-privileges.js';
import type { RequestScope } from '../request-scope.js';
import { forbiddenError } from '../resolver-error.js';

/** @throws ResolverError 403 */
export function requirePolicyManager(scope: RequestScope): void {
  if (!hasPlatformPrivilege(scope, 'managePolicies')) throw forbiddenError();
}
