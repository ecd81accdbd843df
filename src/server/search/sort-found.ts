import { compareText } from '../../errors/compare-text.js';
import type { AspectStore } from '../store/aspect-store.js';
import { compareFound, type Found } from './find-entities.js';
import { order } from './matches-filters.js';
import { searchDocument } from './search-document.js';

interface SortCriterion {
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
  const criteria = input?.sortCriteria?.length ? input.sortCriteria : [input?.sortCriterion ?? []].flat();
  if (criteria.length === 0) return [...found].sort(compareFound);
  return found
    .map((one) => ({ one, keys: sortKeys(one, criteria, store) }))
    .sort((a, b) => compareKeys(a.keys, b.keys, criteria) || compareText(a.one.urn, b.one.urn))
    .map(({ one }) => one);
}

type SortKeys = readonly (string | undefined)[];

/** The one field that no aspect holds. */
const SCORE = '_score';

function sortKeys({ urn, score }: Found, criteria: readonly SortCriterion[], store: AspectStore): SortKeys {
  const document = searchDocument(urn, store);
  return criteria.map(({ field, sortOrder }) => {
    const values = field === SCORE ? [String(score)] : document.valuesOf(field);
    return [...values].sort((a, b) => inDirection(order(a, b), sortOrder))[0];
  });
}

function compareKeys(a: SortKeys, b: SortKeys, criteria: readonly SortCriterion[]): number {
  for (const [i, { sortOrder }] of criteria.entries()) {
    const [x, y] = [a[i], b[i]];
    if (x === y) continue;
    if (x === undefined) return 1;
    if (y === undefined) return -1;
    const compared = inDirection(order(x, y), sortOrder);
    if (compared !== 0) return compared;
  }
  return 0;
}

function inDirection(compared: number, sortOrder: SortCriterion['sortOrder']): number {
  return sortOrder === 'DESCENDING' ? -compared : compared;
}
