import type { Urn } from '../../urn/urn.js';
import type { AspectStore } from '../store/aspect-store.js';
import { ACTOR_TYPES, actorFacts } from './actor-facts.js';
import type { Authorizer, PrivilegeQuestion } from './authorizer.js';
import { type ActorFacts, applies, type ResourceFacts } from './grants.js';
import type { Policy } from './policy.js';
import { readPolicy } from './read-policy.js';
import { resourceFacts, typeFacts } from './resource-facts.js';
import { POLICY_TYPE, storedPolicies } from './stored-policies.js';
import { isTypeQuestion } from './type-question.js';

/**
 * Decides from the policies, memberships and owners as they are stored when it is asked.
 *
 * Policies and actors are remembered, since writes of thousands of aspects ask thousands of times, and forgotten with
 * the first write to an entity of their types. What is asked of resources is read each time.
 */
export function createAuthorizer(store: AspectStore): Authorizer {
  const policies = remember(store, [POLICY_TYPE], () => byPrivilege(store));
  const actors = remember(store, ACTOR_TYPES, () => new Map<Urn, ActorFacts>());
  return {
    isGranted: (question) => {
      if (isViewOfSelf(question)) return true;
      const candidates = policies().get(question.privilege) ?? [];
      if (candidates.length === 0) return false;
      const actor = findOrMake(actors(), question.actor, (urn) => actorFacts(urn, store));
      const resource = factsOf(question, store);
      return candidates.some((policy) => applies(policy, actor, resource));
    },
  };
}

/**
 * Everybody may see themselves. Source: `PoliciesConfig.getDefaultPolicies`, which grants whatever is enough to read,
 * the rights to edit and to delete among it; those it takes a policy for here.
 */
function isViewOfSelf({ actor, privilege, resource }: PrivilegeQuestion): boolean {
  return resource === actor && SELF_PRIVILEGES.includes(privilege);
}

const SELF_PRIVILEGES: readonly string[] = ['VIEW_ENTITY_PAGE', 'GET_ENTITY_PRIVILEGE'];

function factsOf(question: PrivilegeQuestion, store: AspectStore): ResourceFacts | undefined {
  if (isTypeQuestion(question)) return typeFacts(question.resourceType);
  return question.resource && resourceFacts(question.resource, store);
}

function byPrivilege(store: AspectStore): ReadonlyMap<string, readonly Policy[]> {
  const found = new Map<string, Policy[]>();
  for (const { urn, info } of storedPolicies(store)) {
    const policy = readPolicy(urn, info);
    if (policy) for (const privilege of policy.privileges) findOrMake(found, privilege, () => []).push(policy);
  }
  return found;
}

/** A value that is made again when something of one of the types has been written. */
function remember<T>(store: AspectStore, types: readonly string[], make: () => T): () => T {
  let remembered: { readonly revision: string; readonly value: T } | undefined;
  return () => {
    const revision = types.map((type) => store.revisionOf(type)).join();
    if (remembered?.revision !== revision) remembered = { revision, value: make() };
    return remembered.value;
  };
}

function findOrMake<K, V>(map: Map<K, V>, key: K, make: (key: K) => V): V {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make(key);
  map.set(key, made);
  return made;
}
