/** A condition on one field of an entity. The members are those of GraphQL's `FacetFilterInput`. */
export interface Criterion {
  readonly field: string;
  readonly values?: readonly string[] | null;
  readonly negated?: boolean | null;
  readonly condition?: string | null;
}

/** Criteria that must all be met. */
export type FilterGroup = readonly Criterion[];
