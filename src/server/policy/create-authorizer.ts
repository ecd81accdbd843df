import { groupBy } from '../../model/group-by.js';
import type { Urn } from '../../urn/urn.js';
import { memoize } from '../shared/memoize.js';
import type { AspectReads } from '../store/aspect-store.js';
import { type Authorizer, isTypeQuestion, type PrivilegeQuestion } from './authorizer.js';
import type { Policy } from './policy.js';
import { policyApplies, type ResourceFacts } from './policy-applies.js';
import { ACTOR_TYPES, actorFacts, resourceFacts, typeFacts } from './policy-facts.js';
import { POLICY_TYPE, readPolicy, storedPolicies } from './read-policy.js';

/**
 * Creates an authorizer that decides from the policies, memberships and owners that are stored at
 * the time of the question.
 *
 * It caches policies and actors, since writes of thousands of aspects ask thousands of times. A
 * write to an entity of their types clears the cache. It reads facts about resources each time.
 */
export function createAuthorizer(store: AspectReads): Authorizer {
  const policies = memoizeByRevision(store, [POLICY_TYPE], () => byPrivilege(store));
  const actors = memoizeByRevision(store, ACTOR_TYPES, () =>
    memoize((urn: Urn) => actorFacts(urn, store)),
  );
  return {
    isGranted: (question) => {
      if (isSelfView(question)) return true;
      const candidates = policies().get(question.privilege) ?? [];
      if (candidates.length === 0) return false;
      const actor = actors()(question.actor);
      const resource = readResourceFacts(question, store);
      return candidates.some((policy) => policyApplies(policy, actor, resource));
    },
  };
}

/**
 * Returns true for users who view themselves. Source: `PoliciesConfig.getDefaultPolicies`, which
 * grants everything that allows a read, including the rights to edit and to delete. Here these two
 * rights require a policy.
 */
function isSelfView({ actor, privilege, resource }: PrivilegeQuestion): boolean {
  return resource === actor && SELF_PRIVILEGES.includes(privilege);
}

const SELF_PRIVILEGES: readonly string[] = ['VIEW_ENTITY_PAGE', 'GET_ENTITY_PRIVILEGE'];

function readResourceFacts(
  question: PrivilegeQuestion,
  store: AspectReads,
): ResourceFacts | undefined {
  if (isTypeQuestion(question)) return typeFacts(question.resourceType);
  return question.resource && resourceFacts(question.resource, store);
}

function byPrivilege(store: AspectReads): ReadonlyMap<string, readonly Policy[]> {
  const grants = storedPolicies(store)
    .flatMap(({ urn, info }) => readPolicy(urn, info) ?? [])
    .flatMap((policy) => policy.privileges.map((privilege) => ({ privilege, policy })));
  const groups = [...groupBy(grants, ({ privilege }) => privilege)];
  return new Map(groups.map(([name, group]) => [name, group.map(({ policy }) => policy)]));
}

/** Caches a value until a write to an entity of one of the types. */
function memoizeByRevision<T>(
  store: AspectReads,
  types: readonly string[],
  make: () => T,
): () => T {
  let remembered: { readonly revision: string; readonly value: T } | undefined;
  return () => {
    const revision = types.map((type) => store.revision(type)).join();
    if (remembered?.revision !== revision) remembered = { revision, value: make() };
    return remembered.value;
  };
}
