import type { Urn } from '../../../urn/urn.js';
import type { InviteTokens } from '../../auth/invite-tokens.js';
import { hasPlatformPrivilege } from '../platform-privileges.js';
import type { RequestScope } from '../request-scope.js';
import { forbiddenError, ResolverError } from '../resolver-error.js';
import { requireRole } from './require-role.js';

export interface InviteTokenInput {
  readonly roleUrn?: string | null;
}

interface InviteToken {
  readonly inviteToken: string;
}

/**
 * The query `getInviteToken`: the token for a role, or for no role. It stays the same until it is
 * renewed.
 */
export function getInviteToken(input: InviteTokenInput, scope: RequestScope): InviteToken {
  requireInvitePrivilege(scope, 'get');
  return { inviteToken: requireInviteTokens(scope).read(readRole(input, scope)) };
}

/** The mutation `createInviteToken`: creates another token. The previous one becomes invalid. */
export function createInviteToken(input: InviteTokenInput, scope: RequestScope): InviteToken {
  requireInvitePrivilege(scope, 'create');
  return { inviteToken: requireInviteTokens(scope).renew(readRole(input, scope)) };
}

/**
 * Requires the invite tokens of the catalog.
 *
 * @throws ResolverError while authentication is off
 */
export function requireInviteTokens({ invites }: RequestScope): InviteTokens {
  if (invites) return invites;
  throw new ResolverError(
    400,
    'Authentication is off, so no invitation is needed. Start the catalog with --auth to have users.',
  );
}

/**
 * Requires the right to invite. Source of the texts: DataHub's `GetInviteTokenResolver` and
 * `CreateInviteTokenResolver`.
 */
function requireInvitePrivilege(scope: RequestScope, verb: 'get' | 'create'): void {
  if (hasPlatformPrivilege(scope, 'managePolicies')) return;
  throw forbiddenError(
    `Unauthorized to ${verb} invite tokens. Please contact your DataHub administrator if this needs corrective action.`,
  );
}

function readRole({ roleUrn }: InviteTokenInput, scope: RequestScope): Urn | undefined {
  return roleUrn ? requireRole(roleUrn, scope) : undefined;
}
