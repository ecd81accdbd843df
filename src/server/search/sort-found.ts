import { compareText } from '../../errors/compare-text.js';
import type { AspectStore } from '../store/aspect-store.js';
import { compareFound, type Found } from './find-entities.js';
import { order } from './matches-filters.js';
import type { Keyed, SortKey } from './scroll-page.js';
import { searchDocument } from './search-document.js';

export interface SortCriterion {
  readonly field: string;
  readonly sortOrder: 'ASCENDING' | 'DESCENDING';
}

/** GraphQL's `SearchSortInput`. */
export interface SortInput {
  /** Deprecated; counts only where there are no `sortCriteria`. */
  readonly sortCriterion?: SortCriterion | null;
  readonly sortCriteria?: readonly SortCriterion[] | null;
}

/**
 * What was found in the order asked for, equals by urn; by relevance where nothing is asked. Of several values the one
 * that comes first in the order counts, and entities without the field come last either way, as in a search index.
 */
export function sortFound(found: readonly Found[], input: SortInput | null | undefined, store: AspectStore): readonly Found[] {
  const criteria = criteriaOf(input);
  return criteria.length === 0 ? [...found].sort(compareFound) : rankFound(found, criteria, store).map(({ item }) => item);
}

/** None where nothing is asked. */
export function criteriaOf(input: SortInput | null | undefined): readonly SortCriterion[] {
  return input?.sortCriteria?.length ? input.sortCriteria : [input?.sortCriterion ?? []].flat();
}

/** What was found in the order of some criteria, each with its place: a value for each criterion, and its urn. */
export function rankFound(found: readonly Found[], criteria: readonly SortCriterion[], store: AspectStore): readonly Keyed<Found>[] {
  const compare = compareRanks(criteria);
  return found.map((item) => ({ key: rankOf(item, criteria, store), item })).sort((a, b) => compare(a.key, b.key));
}

/** Numbers and times by their size, unlike the keys of other scrolls. */
export function compareRanks(criteria: readonly SortCriterion[]): (a: SortKey, b: SortKey) => number {
  return (a, b) => {
    for (const [i, { sortOrder }] of criteria.entries()) {
      const compared = compareValues(a[i] ?? null, b[i] ?? null, sortOrder);
      if (compared !== 0) return compared;
    }
    return compareText(a.at(-1) ?? '', b.at(-1) ?? '');
  };
}

/** The one field that no aspect holds. */
const SCORE = '_score';

function rankOf({ urn, score }: Found, criteria: readonly SortCriterion[], store: AspectStore): SortKey {
  const document = searchDocument(urn, store);
  const values = criteria.map(({ field, sortOrder }) => {
    const stored = field === SCORE ? [String(score)] : document.valuesOf(field);
    return [...stored].sort((a, b) => inDirection(order(a, b), sortOrder))[0] ?? null;
  });
  return [...values, urn];
}

function compareValues(a: string | null, b: string | null, sortOrder: SortCriterion['sortOrder']): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return inDirection(order(a, b), sortOrder);
}

function inDirection(compared: number, sortOrder: SortCriterion['sortOrder']): number {
  return sortOrder === 'DESCENDING' ? -compared : compared;
}
