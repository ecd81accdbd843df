import type {
  ActorFilter,
  Policy,
  ResourceCriterion,
  ResourceField,
  ResourceFilter,
} from './policy.js';

/** The facts about an actor that decide if a policy covers them. */
export interface ActorFacts {
  readonly urn: string;
  /** Urns of the groups of the actor. */
  readonly groups: ReadonlySet<string>;
  /** Urns of the actor's roles, including the roles of the groups. */
  readonly roles: ReadonlySet<string>;
}

/**
 * The facts about a resource that decide if a policy covers it. They are functions, since most of
 * them cost reads.
 */
export interface ResourceFacts {
  /**
   * Returns the values of a field. Undefined if the question is about a whole type and the field is
   * about one entity. Then no criterion holds, not even a negative one.
   */
  readonly fieldValues: (field: ResourceField) => ReadonlySet<string> | undefined;
  readonly owners: () => readonly ResourceOwner[];
}

export interface ResourceOwner {
  /** Urn of a user or a group. */
  readonly owner: string;
  /** Urn of the ownership type, if the owner has one. */
  readonly ownershipType: string | null;
}

/**
 * Returns true if a policy covers the actor and the resource, so that it grants its privileges.
 * This is the whole decision: the function reads and caches nothing.
 *
 * Source: DataHub's `PolicyEngine`, except for drafts, which grant nothing here.
 *
 * @param resource absent if the question is about the platform
 */
export function policyApplies(
  policy: Policy,
  actor: ActorFacts,
  resource: ResourceFacts | undefined,
): boolean {
  // The check of the actor comes first: it needs no read, unlike the check of the resource.
  return (
    policy.state === 'ACTIVE' &&
    coversActor(policy.actors, actor, resource) &&
    coversResource(policy, resource)
  );
}

function coversResource({ type, resources }: Policy, resource: ResourceFacts | undefined): boolean {
  if (resources?.limitedToParts === true) return false;
  if (type === 'PLATFORM' || resources === undefined) return true;
  return resource !== undefined && fitsFilter(resources, resource);
}

function fitsFilter({ criteria }: ResourceFilter, resource: ResourceFacts): boolean {
  return criteria.every((criterion) => holdsFor(criterion, resource.fieldValues(criterion.field)));
}

function holdsFor(
  { condition, values }: ResourceCriterion,
  actual: ReadonlySet<string> | undefined,
): boolean {
  if (actual === undefined) return false;
  switch (condition) {
    case 'EQUALS':
      return values.some((value) => actual.has(value));
    case 'STARTS_WITH':
      return values.some((prefix) => [...actual].some((value) => value.startsWith(prefix)));
    case 'NOT_EQUALS':
      return values.length > 0 && values.every((value) => !actual.has(value));
  }
}

/** Returns true if a filter covers an actor. Owners count only with the resource. */
export function coversActor(
  filter: ActorFilter,
  actor: ActorFacts,
  resource: ResourceFacts | undefined,
): boolean {
  return (
    filter.allUsers ||
    filter.users.includes(actor.urn) ||
    (filter.allGroups && actor.groups.size > 0) ||
    filter.groups.some((group) => actor.groups.has(group)) ||
    filter.roles.some((role) => actor.roles.has(role)) ||
    (filter.resourceOwners &&
      resource !== undefined &&
      owns(actor, matchingOwners(resource, filter)))
  );
}

function matchingOwners(
  resource: ResourceFacts,
  { ownershipTypes }: ActorFilter,
): readonly string[] {
  return resource
    .owners()
    .filter(
      ({ ownershipType }) =>
        ownershipTypes === undefined ||
        (ownershipType !== null && ownershipTypes.includes(ownershipType)),
    )
    .map(({ owner }) => owner);
}

function owns({ urn, groups }: ActorFacts, owners: readonly string[]): boolean {
  return owners.some((owner) => owner === urn || groups.has(owner));
}
