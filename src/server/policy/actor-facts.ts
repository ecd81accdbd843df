import { isUrn, type Urn } from '../../urn/urn.js';
import { textsAt } from '../shared/json-accessors.js';
import type { AspectReads } from '../store/aspect-store.js';
import type { ActorFacts } from './policy-applies.js';

/** The types of the entities that {@link actorFacts} reads. */
export const ACTOR_TYPES: readonly string[] = ['corpuser', 'corpGroup'];

/**
 * Reads the groups and roles of an actor. Groups of both kinds count, and members have the roles of
 * their groups. Source: DataHub's `PolicyEngine`.
 */
export function actorFacts(urn: Urn, store: AspectReads): ActorFacts {
  const groups = readGroups(urn, store);
  const roles = [urn, ...[...groups].filter(isUrn)].flatMap((holder) =>
    readTexts(store, holder, 'roleMembership', 'roles'),
  );
  return { urn, groups, roles: new Set(roles) };
}

export function readGroups(urn: Urn, store: AspectReads): ReadonlySet<string> {
  return new Set([
    ...readTexts(store, urn, 'groupMembership', 'groups'),
    ...readTexts(store, urn, 'nativeGroupMembership', 'nativeGroups'),
  ]);
}

function readTexts(
  store: AspectReads,
  urn: Urn,
  aspectName: string,
  member: string,
): readonly string[] {
  return textsAt(store.readAspect(urn, aspectName)?.value ?? {}, member);
}
