/** Search and its filters: a subset of DataHub's `search.graphql`. */
export const searchSdl: string = `
extend type Query {
  "Searches one type."
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
  "Ignored if orFilters is given."
  filters: [FacetFilterInput!] @deprecated(reason: "Use orFilters")
  orFilters: [AndFilterInput!]
  searchFlags: SearchFlags
}

input SearchAcrossEntitiesInput {
  types: [EntityType!]
  query: String!
  start: Int
  count: Int
  "Ignored if orFilters is given."
  filters: [FacetFilterInput!] @deprecated(reason: "Use orFilters")
  orFilters: [AndFilterInput!]
  "Views are not supported. Only null is accepted."
  viewUrn: String
  searchFlags: SearchFlags
  "Default: best match first."
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
  "Views are not supported. Only null is accepted."
  viewUrn: String
  searchFlags: SearchFlags
  "Default: best match first."
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

"Flags without a description have no effect: nothing is cached, restricted or explained here."
input SearchFlags {
  skipCache: Boolean
  "Number of values that a facet lists. Default: 20."
  maxAggValues: Int
  fulltext: Boolean
  "True to leave out matchedFields."
  skipHighlighting: Boolean
  "True to list in facets only the values that were filtered by."
  skipAggregates: Boolean
  getSuggestions: Boolean
  "For lineage searches."
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
  "For values that are urns."
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
  "For values that are urns."
  entity: Entity
  displayName: String
}
`;
