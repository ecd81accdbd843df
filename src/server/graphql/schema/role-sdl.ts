/** Roles and invitations: a subset of DataHub's `entity.graphql`. */
export const roleSdl: string = `
extend type Query {
  "What a new user shows at /signUp; the same until it is renewed. Takes the privilege to manage policies."
  getInviteToken(input: GetInviteTokenInput!): InviteToken
}

extend type Mutation {
  "Renews an invite token. Takes the privilege to manage policies."
  createInviteToken(input: CreateInviteTokenInput!): InviteToken
  "Gives users and groups one role in place of those that they have. Takes the privilege to manage policies."
  batchAssignRole(input: BatchAssignRoleInput!): Boolean
  "The caller takes the role that an invite token is for."
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
  "Absent: takes the roles away."
  roleUrn: String
  "Urns of users and groups; those that do not exist are passed over."
  actors: [String!]!
}

input AcceptRoleInput {
  inviteToken: String!
}
`;
