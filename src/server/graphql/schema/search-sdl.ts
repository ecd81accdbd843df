/** Search and its filters: a subset of DataHub's `search.graphql`. */
export const searchSdl: string = `
extend type Query {
  "Of one type."
  search(input: SearchInput!): SearchResults
  searchAcrossEntities(input: SearchAcrossEntitiesInput!): SearchResults
  scrollAcrossEntities(input: ScrollAcrossEntitiesInput!): ScrollResults
}

input SearchInput {
  type: EntityType!
  query: String!
  "Default: 0."
  start: Int
  "Default: 10."
  count: Int
  "Ignored beside orFilters."
  filters: [FacetFilterInput!] @deprecated(reason: "Use orFilters")
  orFilters: [AndFilterInput!]
  searchFlags: SearchFlags
}

input SearchAcrossEntitiesInput {
  types: [EntityType!]
  query: String!
  start: Int
  count: Int
  "Ignored beside orFilters."
  filters: [FacetFilterInput!] @deprecated(reason: "Use orFilters")
  orFilters: [AndFilterInput!]
  "There are no views here; anything but null is refused."
  viewUrn: String
  searchFlags: SearchFlags
  "Default: the best first."
  sortInput: SearchSortInput
}

input SearchSortInput {
  sortCriterion: SortCriterion @deprecated(reason: "Use sortCriteria")
  sortCriteria: [SortCriterion!]
}

input SortCriterion {
  field: String!
  sortOrder: SortOrder!
}

enum SortOrder { ASCENDING DESCENDING }

input ScrollAcrossEntitiesInput {
  types: [EntityType!]
  query: String!
  scrollId: String
  "Has no effect: a scroll never expires."
  keepAlive: String
  count: Int
  orFilters: [AndFilterInput!]
  "There are no views here; anything but null is refused."
  viewUrn: String
  searchFlags: SearchFlags
  "Default: the best first."
  sortInput: SearchSortInput
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

"Flags without a word beside them have no effect: nothing is cached, restricted or explained here."
input SearchFlags {
  skipCache: Boolean
  "How many values a facet lists. Default: 20."
  maxAggValues: Int
  fulltext: Boolean
  "Whether to leave out matchedFields."
  skipHighlighting: Boolean
  "Whether to leave out facets but for the values that were filtered by."
  skipAggregates: Boolean
  getSuggestions: Boolean
  "Of lineage searches."
  groupingSpec: GroupingSpec
  "Default: false, unless a filter names the field removed."
  includeSoftDeleted: Boolean
  includeRestricted: Boolean
  customHighlightingFields: [String!]
  includeStructuredPropertyFacets: Boolean
  filterNonLatestVersions: Boolean
  includeExplain: Boolean
  searchType: String
  minScore: Float
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
  "Always empty."
  extraProperties: [ExtraProperty!]
}

type ExtraProperty {
  name: String!
  value: String!
}

type MatchedField {
  name: String!
  value: String!
  "Of values that are urns."
  entity: Entity
}

type FacetMetadata {
  field: String!
  displayName: String
  aggregations: [AggregationMetadata!]!
}

type AggregationMetadata {
  value: String!
  count: Long!
  "Of values that are urns."
  entity: Entity
  displayName: String
}
`;
