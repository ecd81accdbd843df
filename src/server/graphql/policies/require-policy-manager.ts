import { forbidden } from '../fault.js';
import { hasPlatformPrivilege } from '../platform-privileges.js';
import type { RequestScope } from '../request-scope.js';

/** @throws Fault 403 */
export function requirePolicyManager(scope: RequestScope): void {
  if (!hasPlatformPrivilege(scope, 'managePolicies')) throw forbidden();
}
