import { compareText } from '../../errors/compare-text.js';
import { eachInTurn, sortInTurn } from '../turns/in-turn.js';
import { compareValues } from './compare-values.js';
import type { SearchContext, SearchHit } from './entity-query.js';
import {
  compareKeys,
  decodeScrollId,
  invalidScrollId,
  isWholeNumber,
  type KeyedRow,
  type ScrollPage,
  type ScrollRequest,
  type SortOrder,
  scrollRows,
} from './scroll-rows.js';
import { type SearchDocument, searchDocument } from './search-document.js';

/** A field of the search index to sort by. */
export interface SortCriterion {
  readonly field: string;
  readonly order: SortOrder;
}

/** The relevance: the only field that is not stored in an aspect. */
const SCORE = '_score';

const BEST_FIRST: readonly SortCriterion[] = [{ field: SCORE, order: 'DESCENDING' }];

/**
 * Sorts hits by criteria, or by relevance if there are none. Equal hits are sorted by urn.
 *
 * @param count the number of first hits that the caller reads. Others may be in no order. Default:
 *   all
 */
export async function sortEntities(
  found: readonly SearchHit[],
  criteria: readonly SortCriterion[],
  context: SearchContext,
  count: number = found.length,
): Promise<readonly SearchHit[]> {
  if (criteria.length === 0 && count <= MAX_SELECTED) return selectBest(found, count);
  if (criteria.length === 0) return await sortInTurn(found, compareHits, context.turn);
  const compare = compareKeys(sortOrders(criteria));
  const sorted = await sortInTurn(
    await toKeyedRows(found, criteria, context),
    (a, b) => compare(a.key, b.key),
    context.turn,
  );
  return sorted.map(({ item }) => item);
}

/** Up to this number, a search for the first hits is faster than a sort of all. */
const MAX_SELECTED = 200;

/** Moves the best hits to the front, in their order. */
function selectBest(hits: readonly SearchHit[], count: number): readonly SearchHit[] {
  const best: SearchHit[] = [];
  const rest: SearchHit[] = [];
  for (const hit of hits) {
    const last = best[count - 1];
    if (last !== undefined && compareHits(last, hit) < 0) rest.push(hit);
    else {
      const at = best.findIndex((one) => compareHits(hit, one) < 0);
      best.splice(at < 0 ? best.length : at, 0, hit);
      rest.push(...best.splice(count));
    }
  }
  return [...best, ...rest];
}

/** The best first, then by urn. */
function compareHits(a: SearchHit, b: SearchHit): number {
  return b.score - a.score || compareText(a.urn, b.urn);
}

/**
 * Returns one page of hits, in the same order.
 *
 * @throws RequestError `malformed` for a text that is not a scroll id of this order
 */
export async function scrollEntities(
  found: readonly SearchHit[],
  {
    criteria,
    ...request
  }: Omit<ScrollRequest, 'orders'> & { readonly criteria: readonly SortCriterion[] },
  context: SearchContext,
): Promise<ScrollPage<SearchHit>> {
  const by = withDefaultOrder(criteria);
  const { scrollId } = request;
  // Other scrolls also have keys of two parts. In this scroll the first part is a score.
  if (scrollId && by === BEST_FIRST && !isWholeNumber(decodeScrollId(scrollId, by.length + 1)[0]))
    throw invalidScrollId(scrollId);
  return await scrollRows(
    await toKeyedRows(found, by, context),
    { ...request, orders: sortOrders(by) },
    context.turn,
  );
}

function withDefaultOrder(criteria: readonly SortCriterion[]): readonly SortCriterion[] {
  return criteria.length === 0 ? BEST_FIRST : criteria;
}

function sortOrders(criteria: readonly SortCriterion[]): readonly SortOrder[] {
  return [...criteria.map((criterion) => criterion.order), 'ASCENDING'];
}

async function toKeyedRows(
  found: readonly SearchHit[],
  criteria: readonly SortCriterion[],
  { store, turn }: SearchContext,
): Promise<readonly KeyedRow<SearchHit>[]> {
  const rows: KeyedRow<SearchHit>[] = [];
  await eachInTurn(found, turn, (item) => {
    const document = searchDocument(item.urn, store);
    const values = criteria.map((one) =>
      one.field === SCORE ? String(item.score) : sortValue(document, one),
    );
    rows.push({ key: [...values, item.urn], item });
  });
  return rows;
}

/**
 * Returns the value to sort by. As in a search index, the first of several values in the sort order
 * counts.
 */
function sortValue(document: SearchDocument, criterion: SortCriterion): string | null {
  const sorted = [...document.fieldValues(criterion.field)].sort(compareValues);
  return (criterion.order === 'ASCENDING' ? sorted[0] : sorted.at(-1)) ?? null;
}
