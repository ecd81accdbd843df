import { type Dialect, degreeType } from '../../shared/dialect.js';

/**
 * Writes of lineage and searches across it: a subset of DataHub's `lineage.graphql`,
 * `entity.graphql` and `search.graphql`.
 */
export function lineageSdl(dialect: Dialect): string {
  return `
enum LineageDirection { UPSTREAM DOWNSTREAM }

extend type Mutation {
  "Adds and removes edges. An edge in both lists is removed. Not atomic across downstreams."
  updateLineage(input: UpdateLineageInput!): Boolean
}

input UpdateLineageInput {
  edgesToAdd: [LineageEdge]!
  edgesToRemove: [LineageEdge]!
}

input LineageEdge {
  downstreamUrn: String!
  upstreamUrn: String!
}

input LineageInput {
  direction: LineageDirection!
  "Default: 0."
  start: Int
  "Default: 100."
  count: Int
  "Siblings are never merged here."
  separateSiblings: Boolean
  "Only edges created or updated since this time, edges without a time, and manual edges."
  startTimeMillis: Long
  "Default: now. Without a start it has no effect."
  endTimeMillis: Long
  "True to list entities that are soft-deleted or do not exist."
  includeGhostEntities: Boolean = false
}

input RelationshipsInput {
  "The names of relationships, such as DownstreamOf. Empty: all."
  types: [String!]!
  direction: RelationshipDirection!
  "Default: 0."
  start: Int
  "Default: 100."
  count: Int
  "True to list entities that are soft-deleted."
  includeSoftDelete: Boolean = true
}

"OUTGOING is from the entity, INCOMING is to it."
enum RelationshipDirection { INCOMING OUTGOING }

type EntityRelationshipsResult {
  start: Int
  "Number of relationships on this page."
  count: Int
  total: Int
  relationships: [EntityRelationship!]!
}

type EntityRelationship {
  type: String!
  direction: RelationshipDirection!
  "Null for entities of types that the schema does not have."
  entity: Entity
}

type EntityLineageResult {
  start: Int
  count: Int
  total: Int
  "Number of entities left out of the page because they are soft-deleted or do not exist."
  filtered: Int
  relationships: [LineageRelationship!]!
}

type LineageRelationship {
  type: String!
  entity: Entity
  degree: Int!
  createdOn: Long
  createdActor: Entity
  updatedOn: Long
  updatedActor: Entity
  isManual: Boolean
  paths: [EntityPath]
}

type EntityPath {
  path: [Entity]!
}

extend type Query {
  "The entities that lineage reaches from one entity, over any number of hops."
  searchAcrossLineage(input: SearchAcrossLineageInput!): SearchAcrossLineageResults
  "The same search, page by page. Columns are always shown as their datasets."
  scrollAcrossLineage(input: ScrollAcrossLineageInput!): ScrollAcrossLineageResults
}

input SearchAcrossLineageInput {
  "Required, though nullable."
  urn: String
  direction: LineageDirection!
  types: [EntityType!]
  "Default: *"
  query: String
  "Default: 0."
  start: Int
  "Default: 10."
  count: Int
  "Ignored if orFilters is given."
  filters: [FacetFilterInput!] @deprecated(reason: "Use orFilters")
  orFilters: [AndFilterInput!]
  startTimeMillis: Long @deprecated(reason: "Use lineageFlags")
  endTimeMillis: Long @deprecated(reason: "Use lineageFlags")
  searchFlags: SearchFlags
  lineageFlags: LineageFlags
}

input ScrollAcrossLineageInput {
  "Required, though nullable."
  urn: String
  direction: LineageDirection!
  types: [EntityType!]
  "Default: *"
  query: String
  "Absent for the first page. Then nextScrollId of the previous page."
  scrollId: String
  "Has no effect: a scroll never expires."
  keepAlive: String
  "Default: 10."
  count: Int
  orFilters: [AndFilterInput!]
  startTimeMillis: Long @deprecated(reason: "Use lineageFlags")
  endTimeMillis: Long @deprecated(reason: "Use lineageFlags")
  searchFlags: SearchFlags
  lineageFlags: LineageFlags
}

input LineageFlags {
  "Maximum number of neighbours to visit from an entity. With it, or with ignoreAsHops, a search goes 20 hops at most."
  entitiesExploredPerHopLimit: Int
  "Only edges created or updated since this time, edges without a time, and manual edges."
  startTimeMillis: Long
  "Default: now. Without a start it has no effect."
  endTimeMillis: Long
  "Entities that are passed through without counting as a hop."
  ignoreAsHops: [EntityTypeToPlatforms!]
}

input EntityTypeToPlatforms {
  entityType: EntityType!
  "Urns. Default: all."
  platforms: [String!]
}

type ScrollAcrossLineageResults {
  "Null at the end."
  nextScrollId: String
  "The page size that was applied, not the number of results."
  count: Int!
  total: Int!
  searchResults: [SearchAcrossLineageResult!]!
  facets: [FacetMetadata!]
  isPartial: Boolean
}

type SearchAcrossLineageResults {
  start: Int!
  "The page size that was applied, not the number of results."
  count: Int!
  total: Int!
  searchResults: [SearchAcrossLineageResult!]!
  facets: [FacetMetadata!]
  isPartial: Boolean
}

type SearchAcrossLineageResult {
  entity: Entity!
  matchedFields: [MatchedField!]!
  "Shortest paths, both ends included: at most 100, and fewer or none after the paths of the whole answer have 50,000 nodes."
  paths: [EntityPath]
  "Hops on a shortest path."
  degree: ${degreeType(dialect)}
  degrees: [Int!]
  explored: Boolean!
  truncatedChildren: Boolean!
  ignoredAsHop: Boolean!
}
`;
}
