/** Search and its filters: a subset of DataHub's `search.graphql`. */
export const searchSdl: string = `
extend type Query {
  searchAcrossEntities(input: SearchAcrossEntitiesInput!): SearchResults
  scrollAcrossEntities(input: ScrollAcrossEntitiesInput!): ScrollResults
}

input SearchAcrossEntitiesInput {
  types: [EntityType!]
  query: String!
  start: Int
  count: Int
  "Ignored beside orFilters."
  filters: [FacetFilterInput!] @deprecated(reason: "Use orFilters")
  orFilters: [AndFilterInput!]
  searchFlags: SearchFlags
}

input ScrollAcrossEntitiesInput {
  types: [EntityType!]
  query: String!
  scrollId: String
  "Has no effect: a scroll never expires."
  keepAlive: String
  count: Int
  orFilters: [AndFilterInput!]
  searchFlags: SearchFlags
}

input AndFilterInput {
  and: [FacetFilterInput!]
}

input FacetFilterInput {
  field: String!
  values: [String!]
  negated: Boolean
  "Default: EQUAL."
  condition: FilterOperator
}

enum FilterOperator {
  CONTAIN EQUAL IEQUAL IN EXISTS GREATER_THAN GREATER_THAN_OR_EQUAL_TO LESS_THAN LESS_THAN_OR_EQUAL_TO
  START_WITH END_WITH DESCENDANTS_INCL ANCESTORS_INCL RELATED_INCL
}

"All but groupingSpec and includeSoftDeleted have no effect: nothing is cached, highlighted or aggregated here."
input SearchFlags {
  skipCache: Boolean
  maxAggValues: Int
  fulltext: Boolean
  skipHighlighting: Boolean
  skipAggregates: Boolean
  getSuggestions: Boolean
  groupingSpec: GroupingSpec
  includeSoftDeleted: Boolean
}

input GroupingSpec {
  groupingCriteria: [GroupingCriterion!]
}

input GroupingCriterion {
  baseEntityType: EntityType
  groupingEntityType: EntityType!
}

type SearchResults {
  start: Int!
  "The page size that was applied, not the number of results."
  count: Int!
  total: Int!
  searchResults: [SearchResult!]!
  facets: [FacetMetadata!]
}

type ScrollResults {
  "Null at the end."
  nextScrollId: String
  "The page size that was applied, not the number of results."
  count: Int!
  total: Int!
  searchResults: [SearchResult!]!
  facets: [FacetMetadata!]
}

type SearchResult {
  entity: Entity!
  matchedFields: [MatchedField!]!
}

type MatchedField {
  name: String!
  value: String!
}

type FacetMetadata {
  field: String!
  displayName: String
  aggregations: [AggregationMetadata!]!
}

type AggregationMetadata {
  value: String!
  count: Long!
  displayName: String
}
`;
