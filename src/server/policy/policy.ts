import type { Urn } from '../../urn/urn.js';

/** An access policy as it is decided by: the aspect `dataHubPolicyInfo`, its shape checked. */
export interface Policy {
  readonly urn: Urn;
  /** Policies of the platform apply whatever the resource is. */
  readonly type: PolicyType;
  /** Only ACTIVE policies grant anything. */
  readonly state: PolicyState;
  readonly privileges: readonly string[];
  readonly actors: ActorFilter;
  /** Absent: all resources, and the platform itself. */
  readonly resources?: ResourceFilter | undefined;
}

export const policyTypes = ['METADATA', 'PLATFORM'] as const;
export type PolicyType = (typeof policyTypes)[number];

export const policyStates = ['ACTIVE', 'DRAFT', 'INACTIVE'] as const;
export type PolicyState = (typeof policyStates)[number];

/** Whom a policy is about: who fits one of these. Lists hold urns. */
export interface ActorFilter {
  readonly users: readonly string[];
  readonly groups: readonly string[];
  readonly roles: readonly string[];
  readonly allUsers: boolean;
  /** Everybody who is in any group. */
  readonly allGroups: boolean;
  /** Those who own the resource, themselves or through a group. */
  readonly resourceOwners: boolean;
  /** Urns of the kinds of ownership that count; absent: all of them. */
  readonly ownershipTypes?: readonly string[] | undefined;
}

/** What a policy is about: resources that fit all criteria. */
export interface ResourceFilter {
  readonly criteria: readonly Criterion[];
}

export interface Criterion {
  readonly field: ResourceField;
  readonly condition: MatchCondition;
  readonly values: readonly string[];
}

export const matchConditions = ['EQUALS', 'STARTS_WITH', 'NOT_EQUALS'] as const;
export type MatchCondition = (typeof matchConditions)[number];

/** What criteria may ask of a resource. */
export type ResourceField = 'TYPE' | 'URN' | 'OWNER' | 'DOMAIN' | 'TAG' | 'CONTAINER' | 'GROUP_MEMBERSHIP' | 'DATA_PLATFORM_INSTANCE';

/** The fields by the names that policies have for them; two have older names as well. Source: DataHub's `EntityFieldType`. */
export const resourceFieldNames: ReadonlyMap<string, ResourceField> = new Map<string, ResourceField>([
  ['TYPE', 'TYPE'],
  ['RESOURCE_TYPE', 'TYPE'],
  ['URN', 'URN'],
  ['RESOURCE_URN', 'URN'],
  ['OWNER', 'OWNER'],
  ['DOMAIN', 'DOMAIN'],
  ['TAG', 'TAG'],
  ['CONTAINER', 'CONTAINER'],
  ['GROUP_MEMBERSHIP', 'GROUP_MEMBERSHIP'],
  ['DATA_PLATFORM_INSTANCE', 'DATA_PLATFORM_INSTANCE'],
]);
