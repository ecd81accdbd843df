import { isUrn, type Urn, urnEntityType } from '../../urn/urn.js';
import type { InviteTokens } from '../auth/invite-tokens.js';
import { brokenInput } from '../shared/broken-input.js';
import type { MutationScope } from './mutation-scope.js';
import { hasPlatformPrivilege } from './platform-privileges.js';
import type { RequestScope } from './request-scope.js';
import { forbiddenError, ResolverError, requireUrnOf } from './resolver-error.js';
import type { RootFields } from './root-fields.js';
import type { GetInviteTokenInput } from './schema/generated-types.js';

/** Returns the token for a role, or for no role. The token stays the same until it is renewed. */
export const getInviteToken: RootFields['getInviteToken'] = ({ input }, scope) => {
  requireInvitePrivilege(scope, 'get');
  return { inviteToken: requireInviteTokens(scope).read(readRole(input, scope)) };
};

/** Creates another token. The previous one becomes invalid. */
export const createInviteToken: RootFields['createInviteToken'] = ({ input }, scope) => {
  requireInvitePrivilege(scope, 'create');
  return { inviteToken: requireInviteTokens(scope).renew(readRole(input, scope)) };
};

/**
 * Gives users and groups one role, which replaces their roles. Actors that do not exist are
 * skipped, as in DataHub. If an urn is no actor, nothing is written.
 *
 * Source: `BatchAssignRoleResolver` and `RoleService`.
 */
export const batchAssignRole: RootFields['batchAssignRole'] = (
  { input: { roleUrn, actors } },
  scope,
) => {
  if (!hasPlatformPrivilege(scope, 'managePolicies')) {
    throw forbiddenError(
      'Unauthorized to assign roles. Please contact your DataHub administrator if this needs corrective action.',
    );
  }
  const role = roleUrn ? requireRole(roleUrn, scope) : undefined;
  assignRole(
    actors.map((actor) => requireActor(actor, scope)),
    role,
    scope,
  );
  return true;
};

/** Gives the caller the role of an invite token. A token without a role changes nothing. */
export const acceptRole: RootFields['acceptRole'] = ({ input: { inviteToken } }, scope) => {
  const invite = requireInviteTokens(scope).identify(inviteToken);
  if (invite === undefined)
    throw new ResolverError(
      400,
      'The invite token is invalid; ask an administrator for a new one.',
    );
  if (invite.role !== undefined) assignRole([scope.actor], invite.role, scope);
  return true;
};

/** Writes the role of all existing actors in one transaction. */
function assignRole(
  actors: readonly Urn[],
  role: Urn | undefined,
  { store, writes }: MutationScope,
): void {
  const roleMembership = { roles: role === undefined ? [] : [role] };
  writes.transaction(() => {
    for (const urn of new Set(actors)) if (store.exists(urn)) writes.write(urn, { roleMembership });
  });
}

function requireActor(text: string, { dialect }: RequestScope): Urn {
  if (isUrn(text) && ['corpuser', 'corpGroup'].includes(urnEntityType(text))) return text;
  throw brokenInput(
    dialect,
    `${JSON.stringify(text)} is neither a user nor a group; give urns such as urn:li:corpuser:<user name>`,
  );
}

/**
 * Requires the invite tokens of the catalog.
 *
 * @throws ResolverError while authentication is off
 */
function requireInviteTokens({ invites }: RequestScope): InviteTokens {
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

function readRole({ roleUrn }: GetInviteTokenInput, scope: RequestScope): Urn | undefined {
  return roleUrn ? requireRole(roleUrn, scope) : undefined;
}

/**
 * Requires the urn of a role that exists.
 *
 * @throws RequestError for any other text, on which DataHub fails
 */
function requireRole(text: string, { store, dialect }: RequestScope): Urn {
  const urn = requireUrnOf(text, { type: 'dataHubRole', noun: 'role', name: 'name' }, dialect);
  if (store.exists(urn)) return urn;
  throw brokenInput(dialect, `Role ${text} does not exist. Skipping batch role assignment`);
}
