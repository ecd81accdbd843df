import type { Urn } from '../../../urn/urn.js';
import { textsAt } from '../../shared/json-accessors.js';
import { newUrn } from '../edits/new-entities.js';
import type { MutationScope } from '../mutation-scope.js';
import { hasPlatformPrivilege, requirePlatformPrivilege } from '../platform-privileges.js';
import { forbiddenError, ResolverError } from '../resolver-error.js';
import type { RootFields } from '../root-fields.js';
import type { AddGroupMembersInput } from '../schema/generated-types.js';
import { requireIdentity } from './users.js';

/** The aspects of a user that name its groups, each with its member. */
const MEMBERSHIPS = [
  ['groupMembership', 'groups'],
  ['nativeGroupMembership', 'nativeGroups'],
] as const;

/** Returns the urn. Source: `CreateGroupResolver`, `GroupService`. */
export const createGroup: RootFields['createGroup'] = (
  { input: { id, name, description } },
  scope,
) => {
  requirePlatformPrivilege(scope, 'manageIdentities');
  const urn = newUrn('corpGroup', { id, noun: 'Group' }, scope);
  const corpGroupInfo = {
    displayName: name,
    ...(description && { description }),
    groups: [],
    admins: [],
    members: [],
  };
  scope.writes.create(urn, { corpGroupInfo, origin: { type: 'NATIVE' } });
  return urn;
};

/**
 * The members leave the group: a later group of this urn must not give them rights. Source:
 * `RemoveGroupResolver`, which removes the references later.
 */
export const removeGroup: RootFields['removeGroup'] = ({ urn: text }, scope) => {
  requirePlatformPrivilege(scope, 'manageIdentities');
  const group = requireIdentity(text, 'corpGroup', scope);
  scope.writes.transaction(() => {
    const members = scope.store
      .relationships(group, 'INCOMING', ['IsMemberOfGroup', 'IsMemberOfNativeGroup'])
      .map(({ source }) => source);
    leaveGroup(new Set(members), group, scope);
    scope.writes.hardDelete(group);
  });
  return true;
};

/** Source: `AddGroupMembersResolver` and `GroupService`. */
export const addGroupMembers: RootFields['addGroupMembers'] = ({ input }, scope) => {
  const { group, users } = readMembers(input, scope);
  const { store, writes } = scope;
  writes.transaction(() => {
    for (const urn of users) {
      if (!store.exists(urn))
        throw new ResolverError(404, 'Failed to add member to group. User does not exist.');
      const known = MEMBERSHIPS.flatMap(([aspect, member]) =>
        textsAt(store.readAspect(urn, aspect)?.value ?? {}, member),
      );
      if (known.includes(group)) continue;
      const native = store.readAspect(urn, 'nativeGroupMembership')?.value ?? {};
      const nativeGroups = [...textsAt(native, 'nativeGroups'), group];
      writes.write(urn, { nativeGroupMembership: { ...native, nativeGroups } });
    }
  });
  return true;
};

/** Source: `RemoveGroupMembersResolver` and `GroupService`. */
export const removeGroupMembers: RootFields['removeGroupMembers'] = ({ input }, scope) => {
  const { group, users } = readMembers(input, scope);
  scope.writes.transaction(() => leaveGroup(users, group, scope));
  return true;
};

/**
 * Reads the group and the users of a change of members, and requires the privilege.
 *
 * The right to edit the group as a whole is not enough, unlike in DataHub: a group can hold roles,
 * and an editor could take those roles.
 */
function readMembers(
  { groupUrn, userUrns }: AddGroupMembersInput,
  scope: MutationScope,
): { readonly group: Urn; readonly users: ReadonlySet<Urn> } {
  const group = requireIdentity(groupUrn, 'corpGroup', scope);
  const users = userUrns.map((urn) => requireIdentity(urn, 'corpuser', scope));
  const { actor, authorizer } = scope;
  const mayEdit =
    hasPlatformPrivilege(scope, 'manageIdentities') ||
    authorizer.isGranted({ actor, privilege: 'EDIT_GROUP_MEMBERS', resource: group });
  if (!mayEdit) throw forbiddenError();
  if (!scope.store.exists(group))
    throw new ResolverError(404, 'Failed to change members of group. Group does not exist.');
  return { group, users: new Set(users) };
}

/** Removes a group from both kinds of memberships of users. */
function leaveGroup(users: ReadonlySet<Urn>, group: Urn, { store, writes }: MutationScope): void {
  for (const urn of users) {
    for (const [name, member] of MEMBERSHIPS) {
      const value = store.readAspect(urn, name)?.value ?? {};
      const groups = textsAt(value, member);
      if (!groups.includes(group)) continue;
      const left = groups.filter((one) => one !== group);
      writes.write(urn, { [name]: { ...value, [member]: left } });
    }
  }
}
