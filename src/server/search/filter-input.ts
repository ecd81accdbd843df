import { brokenInput } from '../broken-input.js';
import type { Dialect } from '../dialect.js';

/** GraphQL's `FacetFilterInput`. */
export interface Criterion {
  readonly field: string;
  readonly values?: readonly string[] | null;
  readonly negated?: boolean | null;
  readonly condition?: string | null;
}

/** Criteria that all have to hold. */
export type FilterGroup = readonly Criterion[];

export interface FilterInput {
  readonly filters?: readonly Criterion[] | null;
  readonly orFilters?: readonly { readonly and?: readonly Criterion[] | null }[] | null;
}

/** The groups of a search, of which one has to hold. The deprecated `filters` count only where `orFilters` has none. */
export function readFilterGroups({ filters, orFilters }: FilterInput, dialect: Dialect): readonly FilterGroup[] {
  if (orFilters?.length) {
    return orFilters.map(({ and }) => {
      if (and) return and;
      throw brokenInput(dialect, 'a group of orFilters has no "and"; give it a list of criteria');
    });
  }
  return filters?.length ? [filters] : [];
}
