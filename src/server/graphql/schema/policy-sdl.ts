import { matchConditions, policyStates, policyTypes } from '../../policy/policy.js';

/** Access policies: a subset of DataHub's `entity.graphql`. */
export const policySdl: string = `
extend type Query {
  "Newest first. Requires the privilege to manage policies, like all changes of policies."
  listPolicies(input: ListPoliciesInput!): ListPoliciesResult
  "The privileges of the caller. Other actors are refused."
  getGrantedPrivileges(input: GetGrantedPrivilegesInput!): Privileges
}

extend type Mutation {
  "Returns the urn of the new policy."
  createPolicy(input: PolicyUpdateInput!): String
  "Replaces the whole policy. The input cannot name roles, so its roles are removed."
  updatePolicy(urn: String!, input: PolicyUpdateInput!): String
  deletePolicy(urn: String!): String
}

enum PolicyType { ${policyTypes.join(' ')} }

"Drafts grant nothing."
enum PolicyState { ${policyStates.join(' ')} }

enum PolicyMatchCondition { ${matchConditions.join(' ')} }

input PolicyUpdateInput {
  type: PolicyType!
  name: String!
  state: PolicyState!
  description: String
  resources: ResourceFilterInput
  privileges: [String!]!
  actors: ActorFilterInput!
}

input ResourceFilterInput {
  "Deprecated: use filter."
  type: String
  "Deprecated: use filter."
  resources: [String!]
  "Deprecated: use a filter without criteria."
  allResources: Boolean
  filter: PolicyMatchFilterInput
}

input PolicyMatchFilterInput {
  criteria: [PolicyMatchCriterionInput!]
}

input PolicyMatchCriterionInput {
  field: String!
  values: [String!]!
  condition: PolicyMatchCondition!
}

input ActorFilterInput {
  users: [String!]
  groups: [String!]
  resourceOwners: Boolean!
  resourceOwnersTypes: [String!]
  allUsers: Boolean!
  allGroups: Boolean!
}

input ListPoliciesInput {
  "Default: 0."
  start: Int
  "Default: 20."
  count: Int
  "Words in the name or the description."
  query: String
  "Filters on the fields urn, displayName, description, type, state, editable and privileges."
  orFilters: [AndFilterInput!]
}

type ListPoliciesResult {
  start: Int!
  "The page size that was applied, not the number of policies."
  count: Int!
  total: Int!
  policies: [Policy!]!
}

type Policy {
  urn: String!
  type: PolicyType!
  name: String!
  state: PolicyState!
  description: String
  resources: ResourceFilter
  privileges: [String!]!
  actors: ActorFilter!
  editable: Boolean!
}

type ResourceFilter {
  type: String @deprecated
  resources: [String!] @deprecated
  allResources: Boolean @deprecated
  filter: PolicyMatchFilter
}

type PolicyMatchFilter {
  criteria: [PolicyMatchCriterion!]
}

type PolicyMatchCriterion {
  field: String!
  values: [PolicyMatchCriterionValue!]!
  condition: PolicyMatchCondition!
}

type PolicyMatchCriterionValue {
  value: String!
  "For values that are urns."
  entity: Entity
}

type ActorFilter {
  users: [String!]
  groups: [String!]
  roles: [String!]
  resourceOwners: Boolean!
  resourceOwnersTypes: [String!]
  allUsers: Boolean!
  allGroups: Boolean!
  resolvedUsers: [CorpUser!]
  resolvedGroups: [CorpGroup!]
}

input GetGrantedPrivilegesInput {
  actorUrn: String!
  "Absent: the privileges on the platform."
  resourceSpec: ResourceSpec
}

input ResourceSpec {
  resourceType: EntityType!
  resourceUrn: String!
}

type Privileges {
  privileges: [String!]!
}
`;
