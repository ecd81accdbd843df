/** A condition on one field of an entity. GraphQL's `FacetFilterInput` has the same members. */
export interface Criterion {
  readonly field: string;
  readonly values?: readonly string[] | null;
  readonly negated?: boolean | null;
  readonly condition?: string | null;
}

/** Criteria that must all be met. */
export type FilterGroup = readonly Criterion[];
