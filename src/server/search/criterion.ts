/** What one field of an entity has to be like. Members as in GraphQL's `FacetFilterInput`. */
export interface Criterion {
  readonly field: string;
  readonly values?: readonly string[] | null;
  readonly negated?: boolean | null;
  readonly condition?: string | null;
}

/** Criteria that all have to hold. */
export type FilterGroup = readonly Criterion[];
