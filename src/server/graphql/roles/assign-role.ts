import { isUrn, type Urn } from '../../../urn/urn.js';
import { brokenInput } from '../../broken-input.js';
import { entityTypeOf } from '../../metamodel/key-aspects.js';
import { Fault, forbidden } from '../fault.js';
import { hasPlatformPrivilege } from '../platform-privileges.js';
import type { RequestScope } from '../request-scope.js';
import { requireInvites } from './invite-token.js';
import { requireRole } from './require-role.js';

export interface BatchAssignRoleInput {
  /** Null takes the roles away. */
  readonly roleUrn?: string | null;
  readonly actors: readonly string[];
}

export interface AcceptRoleInput {
  readonly inviteToken: string;
}

/**
 * The mutation `batchAssignRole`: gives users and groups one role in place of those that they have. Actors that do not
 * exist are passed over, as in DataHub; for what is no actor at all nothing is written.
 *
 * Source: `BatchAssignRoleResolver` and `RoleService`.
 */
export function batchAssignRole({ roleUrn, actors }: BatchAssignRoleInput, scope: RequestScope): boolean {
  if (!hasPlatformPrivilege(scope, 'managePolicies')) {
    throw forbidden('Unauthorized to assign roles. Please contact your DataHub administrator if this needs corrective action.');
  }
  const role = roleUrn ? requireRole(roleUrn, scope) : undefined;
  assign(
    actors.map((actor) => requireActor(actor, scope)),
    role,
    scope,
  );
  return true;
}

/** The mutation `acceptRole`: the caller takes the role that an invite token is for; one that is for none changes nothing. */
export function acceptRole({ inviteToken }: AcceptRoleInput, scope: RequestScope): boolean {
  const invite = requireInvites(scope).identify(inviteToken);
  if (invite === undefined) throw new Fault(400, 'The invite token is invalid; ask an administrator for a new one.');
  if (invite.role !== undefined) assign([scope.actor], invite.role, scope);
  return true;
}

/** In one transaction: all that exist, or none. */
function assign(actors: readonly Urn[], role: Urn | undefined, { store, actor, clock }: RequestScope): void {
  const known = [...new Set(actors)].filter((urn) => store.exists(urn));
  const value = { roles: role === undefined ? [] : [role] };
  store.write(
    known.map((urn) => ({ urn, name: 'roleMembership', value })),
    { actor, time: clock() },
  );
}

function requireActor(text: string, { dialect }: RequestScope): Urn {
  if (isUrn(text) && ['corpuser', 'corpGroup'].includes(entityTypeOf(text))) return text;
  throw brokenInput(dialect, `${JSON.stringify(text)} is neither a user nor a group; give urns such as urn:li:corpuser:<user name>`);
}
