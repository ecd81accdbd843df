import type { Urn } from '../../../urn/urn.js';
import type { InviteTokens } from '../../auth/invite-tokens.js';
import { Fault, forbidden } from '../fault.js';
import { hasPlatformPrivilege } from '../platform-privileges.js';
import type { RequestScope } from '../request-scope.js';
import { requireRole } from './require-role.js';

export interface InviteTokenInput {
  readonly roleUrn?: string | null;
}

interface InviteToken {
  readonly inviteToken: string;
}

/** The query `getInviteToken`: the token for a role, or for none, the same until it is renewed. */
export function getInviteToken(input: InviteTokenInput, scope: RequestScope): InviteToken {
  requireInviter(scope, 'get');
  return { inviteToken: requireInvites(scope).read(roleOf(input, scope)) };
}

/** The mutation `createInviteToken`: another token, after which the one before is good no longer. */
export function createInviteToken(input: InviteTokenInput, scope: RequestScope): InviteToken {
  requireInviter(scope, 'create');
  return { inviteToken: requireInvites(scope).renew(roleOf(input, scope)) };
}

/** The invite tokens of the catalog, or a {@link Fault} where nobody has to sign up. */
export function requireInvites({ invites }: RequestScope): InviteTokens {
  if (invites) return invites;
  throw new Fault(400, 'Authentication is off, so nobody has to be invited. Start the catalog with --auth to have users.');
}

/** Source of the words: DataHub's `GetInviteTokenResolver` and `CreateInviteTokenResolver`. */
function requireInviter(scope: RequestScope, verb: 'get' | 'create'): void {
  if (hasPlatformPrivilege(scope, 'managePolicies')) return;
  throw forbidden(`Unauthorized to ${verb} invite tokens. Please contact your DataHub administrator if this needs corrective action.`);
}

function roleOf({ roleUrn }: InviteTokenInput, scope: RequestScope): Urn | undefined {
  return roleUrn ? requireRole(roleUrn, scope) : undefined;
}
