import type { JsonObject } from '../../model/json.js';
import { isUrn, type Urn, urnEntityType } from '../../urn/urn.js';
import { objectsAt, textAt, textsAt } from '../shared/json-accessors.js';
import { memoize } from '../shared/memoize.js';
import type { AspectReads } from '../store/aspect-store.js';
import type { ResourceField } from './policy.js';
import type { ActorFacts, ResourceFacts, ResourceOwner } from './policy-applies.js';

/** The types of the entities that {@link actorFacts} reads. */
export const ACTOR_TYPES: readonly string[] = ['corpuser', 'corpGroup'];

/**
 * Reads the groups and roles of an actor. Groups of both kinds count, and members have the roles of
 * their groups. Source: DataHub's `PolicyEngine`.
 */
export function actorFacts(urn: Urn, store: AspectReads): ActorFacts {
  const groups = readGroups(urn, store);
  const roles = [urn, ...[...groups].filter(isUrn)].flatMap((holder) =>
    textsAt(readValue(holder, 'roleMembership', store), 'roles'),
  );
  return { urn, groups, roles: new Set(roles) };
}

function readGroups(urn: Urn, store: AspectReads): ReadonlySet<string> {
  return new Set([
    ...textsAt(readValue(urn, 'groupMembership', store), 'groups'),
    ...textsAt(readValue(urn, 'nativeGroupMembership', store), 'nativeGroups'),
  ]);
}

/**
 * Reads the facts about one entity that policies test, each when it is first needed. For an entity
 * that does not exist, the type and the urn are known. For one question only: a later one may find
 * other values stored.
 */
export function resourceFacts(urn: Urn, store: AspectReads): ResourceFacts {
  let owners: readonly ResourceOwner[] | undefined;
  return {
    fieldValues: memoize((field: ResourceField) => new Set(FIELDS[field](urn, store))),
    owners: () => {
      owners ??= readOwners(urn, store);
      return owners;
    },
  };
}

/**
 * Returns the facts about all entities of a type: only the type is known. Source: DataHub's
 * resolvers of an empty urn.
 */
export function typeFacts(entityType: string): ResourceFacts {
  return {
    fieldValues: (field) => (field === 'TYPE' ? new Set([entityType]) : undefined),
    owners: () => [],
  };
}

type FieldValues = (urn: Urn, store: AspectReads) => readonly string[];

/** Source: the classes below `fieldresolverprovider` in DataHub's `auth-impl`. */
const FIELDS: Readonly<Record<ResourceField, FieldValues>> = {
  TYPE: (urn) => [urnEntityType(urn)],
  URN: (urn) => [urn],
  OWNER: (urn, store) => readOwners(urn, store).map(({ owner }) => owner),
  DOMAIN: domains,
  TAG: (urn, store) =>
    objectsAt(readValue(urn, 'globalTags', store), 'tags').flatMap((tag) =>
      toList(textAt(tag, 'tag')),
    ),
  CONTAINER: containers,
  GROUP_MEMBERSHIP: (urn, store) => [...readGroups(urn, store)],
  DATA_PLATFORM_INSTANCE: platformInstance,
};

/** Returns the domains of an entity and all their ancestors. A domain counts as its own. */
function domains(urn: Urn, store: AspectReads): readonly string[] {
  const own =
    urnEntityType(urn) === 'domain' ? [urn] : textsAt(readValue(urn, 'domains', store), 'domains');
  return withAncestors(own, (domain) =>
    textAt(readValue(domain, 'domainProperties', store), 'parentDomain'),
  );
}

/** Returns the containers around an entity. A container counts as its own. */
function containers(urn: Urn, store: AspectReads): readonly string[] {
  const parent = (one: Urn) => textAt(readValue(one, 'container', store), 'container');
  return withAncestors(urnEntityType(urn) === 'container' ? [urn] : toList(parent(urn)), parent);
}

function platformInstance(urn: Urn, store: AspectReads): readonly string[] {
  if (urnEntityType(urn) === 'dataPlatformInstance') return [urn];
  return toList(textAt(readValue(urn, 'dataPlatformInstance', store), 'instance'));
}

/** Adds the ancestors, each once: parents can form a cycle. */
function withAncestors(
  start: readonly string[],
  readParent: (urn: Urn) => string | null,
): readonly string[] {
  const found = new Set<string>(start);
  for (const one of found) {
    const parent = isUrn(one) ? readParent(one) : null;
    if (parent !== null) found.add(parent);
  }
  return [...found];
}

function readOwners(urn: Urn, store: AspectReads): readonly ResourceOwner[] {
  return objectsAt(readValue(urn, 'ownership', store), 'owners').flatMap((record) => {
    const owner = textAt(record, 'owner');
    return owner === null ? [] : [{ owner, ownershipType: textAt(record, 'typeUrn') }];
  });
}

function readValue(urn: Urn, name: string, store: AspectReads): JsonObject {
  return store.readAspect(urn, name)?.value ?? {};
}

function toList(text: string | null): readonly string[] {
  return text === null ? [] : [text];
}
