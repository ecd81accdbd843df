import { tokenDurations } from '../tokens/token-durations.js';

/** Personal access tokens: a subset of DataHub's `auth.graphql`. */
export const tokenSdl: string = `
extend type Query {
  "Requires Manage All Access Tokens, or the filter ownerUrn with the caller's own urn."
  listAccessTokens(input: ListAccessTokenInput!): ListAccessTokenResult!
  "The record of a token, by its text. Requires Manage All Access Tokens."
  getAccessTokenMetadata(token: String!): AccessTokenMetadata!
}

extend type Mutation {
  "Only this answer contains the text of the token."
  createAccessToken(input: CreateAccessTokenInput!): AccessToken
  "Takes the id of the token, not its text."
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
  "Always null: tokens are not in the graph."
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  id: String!
  name: String!
  description: String
  "The user whom the token represents."
  actorUrn: String!
  "The user who created it."
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
