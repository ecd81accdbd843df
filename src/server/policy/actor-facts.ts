import { isUrn, type Urn } from '../../urn/urn.js';
import { textsAt } from '../opaque-json.js';
import type { AspectStore } from '../store/aspect-store.js';
import type { ActorFacts } from './grants.js';

/** The types of entities that {@link actorFacts} reads of. */
export const ACTOR_TYPES: readonly string[] = ['corpuser', 'corpGroup'];

/** Groups are those of both kinds, and a group's role is that of its members. Source: DataHub's `PolicyEngine`. */
export function actorFacts(urn: Urn, store: AspectStore): ActorFacts {
  const groups = groupsOf(urn, store);
  const roles = [urn, ...[...groups].filter(isUrn)].flatMap((holder) => listIn(store, holder, 'roleMembership', 'roles'));
  return { urn, groups, roles: new Set(roles) };
}

export function groupsOf(urn: Urn, store: AspectStore): ReadonlySet<string> {
  return new Set([...listIn(store, urn, 'groupMembership', 'groups'), ...listIn(store, urn, 'nativeGroupMembership', 'nativeGroups')]);
}

function listIn(store: AspectStore, urn: Urn, aspectName: string, member: string): readonly string[] {
  return textsAt(store.readAspect(urn, aspectName)?.value ?? {}, member);
}
