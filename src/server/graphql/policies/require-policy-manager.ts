import { forbidden } from '../fault.js';
import type { RequestScope } from '../request-scope.js';

/** @throws Fault 403 */
export function requirePolicyManager({ authorizer, actor }: RequestScope): void {
  if (!authorizer.isGranted({ actor, privilege: 'MANAGE_POLICIES' })) throw forbidden();
}
