/** Roles and invitations: a subset of DataHub's `entity.graphql`. */
export const roleSdl: string = `
extend type Query {
  "The token that a new user needs at /signUp. It stays the same until it is renewed. Requires the privilege to manage policies."
  getInviteToken(input: GetInviteTokenInput!): InviteToken
}

extend type Mutation {
  "Renews an invite token. Requires the privilege to manage policies."
  createInviteToken(input: CreateInviteTokenInput!): InviteToken
  "Gives users and groups one role, which replaces their roles. Requires the privilege to manage policies."
  batchAssignRole(input: BatchAssignRoleInput!): Boolean
  "Gives the caller the role of an invite token."
  acceptRole(input: AcceptRoleInput!): Boolean
}

type InviteToken {
  inviteToken: String!
}

input GetInviteTokenInput {
  "Absent: for no role."
  roleUrn: String
}

input CreateInviteTokenInput {
  "Absent: for no role."
  roleUrn: String
}

input BatchAssignRoleInput {
  "Absent: removes the roles."
  roleUrn: String
  "Urns of users and groups. Those that do not exist are skipped."
  actors: [String!]!
}

input AcceptRoleInput {
  inviteToken: String!
}
`;
