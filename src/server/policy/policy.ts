import type { Urn } from '../../urn/urn.js';

/**
 * An access policy in the form that decisions use: the aspect `dataHubPolicyInfo`, its shape
 * checked.
 */
export interface Policy {
  readonly urn: Urn;
  /** Policies of type PLATFORM apply to every resource. */
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

/** The actors that a policy covers: those who match one of the members. Lists hold urns. */
export interface ActorFilter {
  readonly users: readonly string[];
  readonly groups: readonly string[];
  readonly roles: readonly string[];
  readonly allUsers: boolean;
  /** All users who are in a group. */
  readonly allGroups: boolean;
  /** The owners of the resource, directly or through a group. */
  readonly resourceOwners: boolean;
  /** Urns of the ownership types that count. Absent: all of them. */
  readonly ownershipTypes?: readonly string[] | undefined;
}

/** The resources that a policy covers: those that match all criteria. */
export interface ResourceFilter {
  readonly criteria: readonly ResourceCriterion[];
  /**
   * True if the privileges are limited to some parts of a resource, such as some tags. No question
   * names a part, so the policy grants nothing.
   */
  readonly limitedToParts?: boolean;
}

export interface ResourceCriterion {
  readonly field: ResourceField;
  readonly condition: MatchCondition;
  readonly values: readonly string[];
}

export const matchConditions = ['EQUALS', 'STARTS_WITH', 'NOT_EQUALS'] as const;
export type MatchCondition = (typeof matchConditions)[number];

const resourceFields = [
  'TYPE',
  'URN',
  'OWNER',
  'DOMAIN',
  'TAG',
  'CONTAINER',
  'GROUP_MEMBERSHIP',
  'DATA_PLATFORM_INSTANCE',
] as const;

/** The fields of a resource that criteria can test. */
export type ResourceField = (typeof resourceFields)[number];

/**
 * The fields by their names in policies. Two have older names as well. Source: DataHub's
 * `EntityFieldType`.
 */
export const resourceFieldNames: ReadonlyMap<string, ResourceField> = new Map<
  string,
  ResourceField
>([
  ...resourceFields.map((field) => [field, field] as const),
  ['RESOURCE_TYPE', 'TYPE'],
  ['RESOURCE_URN', 'URN'],
]);
