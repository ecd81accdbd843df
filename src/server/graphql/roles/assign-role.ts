import { isUrn, type Urn } from '../../../urn/urn.js';
import { urnEntityType } from '../../metamodel/key-aspects.js';
import { brokenInput } from '../../shared/broken-input.js';
import { hasPlatformPrivilege } from '../platform-privileges.js';
import type { MutationScope, RequestScope } from '../request-scope.js';
import { forbiddenError, ResolverError } from '../resolver-error.js';
import { requireInviteTokens } from './invite-token.js';
import { requireRole } from './require-role.js';

export interface BatchAssignRoleInput {
  /** Null removes the roles. */
  readonly roleUrn?: string | null;
  readonly actors: readonly string[];
}

export interface AcceptRoleInput {
  readonly inviteToken: string;
}

/**
 * The mutation `batchAssignRole`: gives users and groups one role, which replaces their roles.
 * Actors that do not exist are skipped, as in DataHub. If an urn is no actor, nothing is written.
 *
 * Source: `BatchAssignRoleResolver` and `RoleService`.
 */
export function batchAssignRole(
  { roleUrn, actors }: BatchAssignRoleInput,
  scope: MutationScope,
): boolean {
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
}

/**
 * The mutation `acceptRole`: gives the caller the role of an invite token. A token without a role
 * changes nothing.
 */
export function acceptRole({ inviteToken }: AcceptRoleInput, scope: MutationScope): boolean {
  const invite = requireInviteTokens(scope).identify(inviteToken);
  if (invite === undefined)
    throw new ResolverError(
      400,
      'The invite token is invalid; ask an administrator for a new one.',
    );
  if (invite.role !== undefined) assignRole([scope.actor], invite.role, scope);
  return true;
}

/** Writes the role of all existing actors in one transaction. */
function assignRole(
  actors: readonly Urn[],
  role: Urn | undefined,
  { store, writes, actor, clock }: MutationScope,
): void {
  const known = [...new Set(actors)].filter((urn) => store.exists(urn));
  const value = { roles: role === undefined ? [] : [role] };
  writes.write(
    known.map((urn) => ({ urn, name: 'roleMembership', value })),
    { actor, time: clock() },
  );
}

function requireActor(text: string, { dialect }: RequestScope): Urn {
  if (isUrn(text) && ['corpuser', 'corpGroup'].includes(urnEntityType(text))) return text;
  throw brokenInput(
    dialect,
    `${JSON.stringify(text)} is neither a user nor a group; give urns such as urn:li:corpuser:<user name>`,
  );
}
