import { compareText } from '../../../errors/compare-text.js';
import { isUrn, type Urn } from '../../../urn/urn.js';
import { coversActor } from '../../policy/policy-applies.js';
import { actorFacts } from '../../policy/policy-facts.js';
import { readPolicy, storedPolicies } from '../../policy/read-policy.js';
import { textsAt } from '../../shared/json-accessors.js';
import { requirePlatformPrivilege } from '../platform-privileges.js';
import type { RootFields } from '../root-fields.js';
import { requireIdentity } from './users.js';

/**
 * Explains the rights of a user. It lists no policy about the owners of a resource, since such a
 * policy depends on the resource. Source: `DebugAccessResolver`.
 */
export const debugAccess: RootFields['debugAccess'] = ({ userUrn: text }, scope) => {
  requirePlatformPrivilege(scope, 'manageIdentities');
  const { store } = scope;
  const user = requireIdentity(text, 'corpuser', scope);
  const facts = actorFacts(user, store);
  const rolesOf = (urn: string): readonly string[] =>
    isUrn(urn) ? textsAt(store.readAspect(urn as Urn, 'roleMembership')?.value ?? {}, 'roles') : [];
  const policies = storedPolicies(store).flatMap(({ urn, info }) => {
    const policy = readPolicy(urn, info);
    return policy?.state === 'ACTIVE' && coversActor(policy.actors, facts, undefined)
      ? [policy]
      : [];
  });
  const groups = [...facts.groups];
  return {
    roles: sorted(rolesOf(user)),
    groups: sorted(groups),
    groupsWithRoles: sorted(groups.filter((group) => rolesOf(group).length > 0)),
    rolesViaGroups: sorted(groups.flatMap(rolesOf)),
    allRoles: sorted(facts.roles),
    policies: policies.map(({ urn }) => urn),
    privileges: sorted(policies.flatMap(({ privileges }) => privileges)),
  };
};

/** Returns each text once, sorted. */
function sorted(texts: Iterable<string>): readonly string[] {
  return [...new Set(texts)].sort(compareText);
}
