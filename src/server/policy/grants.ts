import type { ActorFilter, Criterion, Policy, ResourceField, ResourceFilter } from './policy.js';

/** What decides whether a policy is about somebody. */
export interface ActorFacts {
  readonly urn: string;
  /** Urns of the groups that the actor is in. */
  readonly groups: ReadonlySet<string>;
  /** Urns of the actor's roles, those of the groups included. */
  readonly roles: ReadonlySet<string>;
}

/** What decides whether a policy is about something. Asked for when it matters, since most of it costs reads. */
export interface ResourceFacts {
  /** Nothing where the question is about a whole type and the field about one entity: then no criterion holds, be it a negative one. */
  readonly valuesOf: (field: ResourceField) => ReadonlySet<string> | undefined;
  readonly owners: () => readonly Owner[];
}

export interface Owner {
  /** Urn of a user or a group. */
  readonly owner: string;
  /** Urn of the kind of ownership, where one is named. */
  readonly ownershipType: string | null;
}

/**
 * Whether a policy applies to somebody and something, so that its privileges are granted. The whole decision: nothing
 * is read here and nothing is remembered.
 *
 * Source: DataHub's `PolicyEngine`, but for drafts, which grant nothing here.
 *
 * @param resource absent when the question is about the platform
 */
export function applies(policy: Policy, actor: ActorFacts, resource: ResourceFacts | undefined): boolean {
  // The actor first: it is known already, while the resource has to be read.
  return policy.state === 'ACTIVE' && coversActor(policy.actors, actor, resource) && coversResource(policy, resource);
}

function coversResource({ type, resources }: Policy, resource: ResourceFacts | undefined): boolean {
  if (type === 'PLATFORM' || resources === undefined) return true;
  return resource !== undefined && fits(resources, resource);
}

function fits({ criteria }: ResourceFilter, resource: ResourceFacts): boolean {
  return criteria.every((criterion) => holds(criterion, resource.valuesOf(criterion.field)));
}

function holds({ condition, values }: Criterion, actual: ReadonlySet<string> | undefined): boolean {
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

function coversActor(filter: ActorFilter, actor: ActorFacts, resource: ResourceFacts | undefined): boolean {
  return (
    filter.allUsers ||
    filter.users.includes(actor.urn) ||
    (filter.allGroups && actor.groups.size > 0) ||
    filter.groups.some((group) => actor.groups.has(group)) ||
    filter.roles.some((role) => actor.roles.has(role)) ||
    (filter.resourceOwners && resource !== undefined && owns(actor, ownersOf(resource, filter)))
  );
}

function ownersOf(resource: ResourceFacts, { ownershipTypes }: ActorFilter): readonly string[] {
  return resource
    .owners()
    .filter(({ ownershipType }) => ownershipTypes === undefined || (ownershipType !== null && ownershipTypes.includes(ownershipType)))
    .map(({ owner }) => owner);
}

function owns({ urn, groups }: ActorFacts, owners: readonly string[]): boolean {
  return owners.some((owner) => owner === urn || groups.has(owner));
}
