import { type EntityKind, entityKinds } from '../../metamodel/entity-types.js';
import type { FilterGroup } from '../../search/criterion.js';
import type { SortCriterion } from '../../search/sort-entities.js';
import { brokenInput } from '../../shared/broken-input.js';
import type { Dialect } from '../../shared/dialect.js';
import type { SearchAcrossEntitiesInput, SearchSortInput } from '../schema/generated-types.js';

/** The members that searches and scrolls over entities read alike. */
export type EntitySearchInput = Omit<SearchAcrossEntitiesInput, 'start' | 'count'>;

type FilterInput = Pick<SearchAcrossEntitiesInput, 'filters' | 'orFilters'>;

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
export function readSortInput(input: SearchSortInput | null | undefined): readonly SortCriterion[] {
  const criteria = input?.sortCriteria?.length
    ? input.sortCriteria
    : [input?.sortCriterion ?? []].flat();
  return criteria.map(({ field, sortOrder }) => ({ field, order: sortOrder }));
}

/** Returns the kinds of entities that a search covers. */
export function searchedKinds({ types }: Pick<EntitySearchInput, 'types'>): readonly EntityKind[] {
  const named = new Set<string>(types);
  return named.size > 0
    ? entityKinds.filter((one) => named.has(one.enumValue))
    : entityKinds.filter((one) => one.searched);
}
