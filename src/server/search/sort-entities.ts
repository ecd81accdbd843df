import { order } from './matches-filters.js';
import type { Keyed, SortKey, SortOrder } from './scroll-page.js';
import type { SearchDocument } from './search-document.js';

/** A field of the search index to sort by. */
export interface SortCriterion {
  readonly field: string;
  readonly order: SortOrder;
}

/** How keys made by {@link keyed} are sorted: by the criteria, equals by urn. */
export function ordersOf(criteria: readonly SortCriterion[]): readonly SortOrder[] {
  return [...criteria.map(({ order }) => order), 'ASCENDING'];
}

/** An entity with its place in an order. */
export function keyed(document: SearchDocument, criteria: readonly SortCriterion[]): Keyed<SearchDocument> {
  const key: SortKey = [...criteria.map((criterion) => sortedBy(document, criterion)), document.urn];
  return { key, item: document };
}

/** Of several values the one that comes first in the order, as in a search index. */
function sortedBy(document: SearchDocument, criterion: SortCriterion): string | null {
  const sorted = [...document.valuesOf(criterion.field)].sort(order);
  return (criterion.order === 'ASCENDING' ? sorted[0] : sorted.at(-1)) ?? null;
}
