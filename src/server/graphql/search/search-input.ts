import { type EntityKind, entityKinds } from '../../metamodel/entity-kinds.js';
import type { Criterion, FilterGroup } from '../../search/criterion.js';
import type { SortOrder } from '../../search/scroll-rows.js';
import type { SortCriterion } from '../../search/sort-entities.js';
import { brokenInput } from '../../shared/broken-input.js';
import type { Dialect } from '../../shared/dialect.js';

export interface FilterInput {
  readonly filters?: readonly Criterion[] | null;
  readonly orFilters?: readonly { readonly and?: readonly Criterion[] | null }[] | null;
}

/** The common members of all searches. */
export interface SearchInput extends FilterInput {
  /** Values of the enum `EntityType`. Absent or empty: the kinds that are searched by default. */
  readonly types?: readonly string[] | null;
  readonly query?: string | null;
  readonly searchFlags?: SearchFlags | null;
}

export interface SearchFlags {
  readonly includeSoftDeleted?: boolean | null;
  readonly skipHighlighting?: boolean | null;
  readonly skipAggregates?: boolean | null;
  readonly maxAggValues?: number | null;
  readonly groupingSpec?: {
    readonly groupingCriteria?:
      | readonly { readonly baseEntityType?: string | null; readonly groupingEntityType: string }[]
      | null;
  } | null;
}

/** `SearchSortInput` */
export interface SortInput {
  /** Deprecated. Used only without `sortCriteria`. */
  readonly sortCriterion?: SortCriterionInput | null;
  readonly sortCriteria?: readonly SortCriterionInput[] | null;
}

interface SortCriterionInput {
  readonly field: string;
  readonly sortOrder: SortOrder;
}

/**
 * Reads the groups of filters of a search. A result has to match one of them. The deprecated
 * `filters` count only if `orFilters` is empty.
 */
export function readFilterGroups(
  { filters, orFilters }: FilterInput,
  dialect: Dialect,
): readonly FilterGroup[] {
  if (orFilters?.length) {
    return orFilters.map(({ and }) => {
      if (and) return and;
      throw brokenInput(dialect, 'a group of orFilters has no "and"; give it a list of criteria');
    });
  }
  return filters?.length ? [filters] : [];
}

/** Reads the sort criteria. Empty if none are given. */
export function readSortInput(input: SortInput | null | undefined): readonly SortCriterion[] {
  const criteria = input?.sortCriteria?.length
    ? input.sortCriteria
    : [input?.sortCriterion ?? []].flat();
  return criteria.map(({ field, sortOrder }) => ({ field, order: sortOrder }));
}

/** Returns the kinds of entities that a search covers. */
export function searchedKinds({ types }: Pick<SearchInput, 'types'>): readonly EntityKind[] {
  return types?.length
    ? entityKinds.filter((one) => types.includes(one.enumValue))
    : entityKinds.filter((one) => one.searched);
}
