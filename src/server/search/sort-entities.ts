import { eachInTurn, sortInTurn } from '../turns/in-turn.js';
import type { Found } from './find-entities.js';
import { order } from './order.js';
import {
  compareKeys,
  decodeKey,
  isCount,
  type Keyed,
  notAScrollId,
  type ScrollPage,
  type ScrollRequest,
  type SortOrder,
  scrollPage,
} from './scroll-page.js';
import { type SearchDocument, searchDocument } from './search-document.js';
import type { Searching } from './searching.js';

/** A field of the search index to sort by. */
export interface SortCriterion {
  readonly field: string;
  readonly order: SortOrder;
}

/** How well an entity fits: the one field that no aspect holds. */
const SCORE = '_score';

const BEST_FIRST: readonly SortCriterion[] = [{ field: SCORE, order: 'DESCENDING' }];

/** What was found by some criteria, the best first where there are none; equals by urn. */
export async function sortEntities(
  found: readonly Found[],
  criteria: readonly SortCriterion[],
  searching: Searching,
): Promise<readonly Found[]> {
  const by = orBestFirst(criteria);
  const compare = compareKeys(ordersOf(by));
  const sorted = await sortInTurn(await keyed(found, by, searching), (a, b) => compare(a.key, b.key), searching.turn);
  return sorted.map(({ item }) => item);
}

/**
 * A page of what was found, in the same order.
 *
 * @throws Refusal `malformed` for a scroll id that is none, or is of another order
 */
export async function scrollEntities(
  found: readonly Found[],
  { criteria, ...request }: Omit<ScrollRequest, 'orders'> & { readonly criteria: readonly SortCriterion[] },
  searching: Searching,
): Promise<ScrollPage<Found>> {
  const by = orBestFirst(criteria);
  const { scrollId } = request;
  // Many scrolls have keys of two parts; of this one the first is a score.
  if (scrollId && by === BEST_FIRST && !isCount(decodeKey(scrollId, by.length + 1)[0])) throw notAScrollId(scrollId);
  return await scrollPage(await keyed(found, by, searching), { ...request, orders: ordersOf(by) }, searching.turn);
}

function orBestFirst(criteria: readonly SortCriterion[]): readonly SortCriterion[] {
  return criteria.length === 0 ? BEST_FIRST : criteria;
}

function ordersOf(criteria: readonly SortCriterion[]): readonly SortOrder[] {
  return [...criteria.map((criterion) => criterion.order), 'ASCENDING'];
}

async function keyed(
  found: readonly Found[],
  criteria: readonly SortCriterion[],
  { store, turn }: Searching,
): Promise<readonly Keyed<Found>[]> {
  const rows: Keyed<Found>[] = [];
  await eachInTurn(found, turn, (item) => {
    const document = searchDocument(item.urn, store);
    const values = criteria.map((one) => (one.field === SCORE ? String(item.score) : sortedBy(document, one)));
    rows.push({ key: [...values, item.urn], item });
  });
  return rows;
}

/** Of several values the one that comes first in the order, as in a search index. */
function sortedBy(document: SearchDocument, criterion: SortCriterion): string | null {
  const sorted = [...document.valuesOf(criterion.field)].sort(order);
  return (criterion.order === 'ASCENDING' ? sorted[0] : sorted.at(-1)) ?? null;
}
