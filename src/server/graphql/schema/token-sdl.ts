import { tokenDurations } from '../tokens/token-durations.js';

/** Personal access tokens: a subset of DataHub's `auth.graphql`. */
export const tokenSdl: string = `
extend type Query {
  "Needs Manage All Access Tokens, or the filter ownerUrn with the caller's own urn."
  listAccessTokens(input: ListAccessTokenInput!): ListAccessTokenResult!
  "What is known of a token, by its text. Needs Manage All Access Tokens."
  getAccessTokenMetadata(token: String!): AccessTokenMetadata!
}

extend type Mutation {
  "The text of the token is shown here, and never again."
  createAccessToken(input: CreateAccessTokenInput!): AccessToken
  "By the id of the token, not by its text."
  revokeAccessToken(tokenId: String!): Boolean!
}

enum AccessTokenType { PERSONAL }

enum AccessTokenDuration { ${tokenDurations.join(' ')} }

input CreateAccessTokenInput {
  type: AccessTokenType!
  "The user whom the token represents."
  actorUrn: String!
  duration: AccessTokenDuration!
  name: String!
  description: String
}

input ListAccessTokenInput {
  start: Int
  count: Int
  filters: [FacetFilterInput!]
}

type AccessToken {
  accessToken: String!
  metadata: AccessTokenMetadata
}

type AccessTokenMetadata implements Entity {
  urn: String!
  type: EntityType!
  "Always null: tokens are in no graph."
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  id: String!
  name: String!
  description: String
  "The user whom the token represents."
  actorUrn: String!
  "Who made it."
  ownerUrn: String!
  createdAt: Long!
  "Null for a token that does not expire."
  expiresAt: Long
}

type ListAccessTokenResult {
  start: Int!
  count: Int!
  total: Int!
  tokens: [AccessTokenMetadata!]!
}
`;
