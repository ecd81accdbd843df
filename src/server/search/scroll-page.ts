import { isUrn } from '../../urn/urn.js';
import { Refusal } from '../refusal.js';
import { eachInTurn, sortInTurn } from '../turns/in-turn.js';
import type { Turn } from '../turns/turns.js';
import { order } from './order.js';

/** What rows are sorted by, the first part first; null where a row has nothing to be sorted by. The last part is an urn. */
export type SortKey = readonly (string | null)[];

export type SortOrder = 'ASCENDING' | 'DESCENDING';

/** A row with its place among others. No two rows have the same key. */
export interface Keyed<T> {
  readonly key: SortKey;
  readonly item: T;
}

export interface ScrollRequest {
  /** How each part of the keys is sorted. */
  readonly orders: readonly SortOrder[];
  /** From the page before; nothing on the first. */
  readonly scrollId: string | undefined;
  readonly count: number;
}

export interface ScrollPage<T> {
  readonly items: readonly T[];
  /** How many there are on all pages. */
  readonly total: number;
  /** Absent on the last page. */
  readonly scrollId?: string;
}

/**
 * One page of a scroll. It goes on behind the key of the last row that it showed, so that rows that come or go meanwhile
 * shift nothing.
 *
 * @throws Refusal `malformed` for a scroll id that is none, or is of rows in another order
 */
export async function scrollPage<T>(
  rows: readonly Keyed<T>[],
  { orders, scrollId, count }: ScrollRequest,
  turn: Turn,
): Promise<ScrollPage<T>> {
  const compare = compareKeys(orders);
  const last = scrollId ? decodeKey(scrollId, orders.length) : undefined;
  const behind: Keyed<T>[] = [];
  await eachInTurn(rows, turn, (row) => {
    if (last === undefined || compare(row.key, last) > 0) behind.push(row);
  });
  const rest = await sortInTurn(behind, (a, b) => compare(a.key, b.key), turn);
  const page = rest.slice(0, count);
  const end = page.at(-1);
  const items = page.map(({ item }) => item);
  return { items, total: rows.length, ...(end && page.length < rest.length && { scrollId: encodeKey(end.key) }) };
}

/** Numbers by their size, anything else as text; rows without a value come last in either order, as in a search index. */
export function compareKeys(orders: readonly SortOrder[]): (a: SortKey, b: SortKey) => number {
  return (a, b) => {
    for (const [i, direction] of orders.entries()) {
      const compared = comparePart(a[i] ?? null, b[i] ?? null, direction);
      if (compared !== 0) return compared;
    }
    return 0;
  };
}

function comparePart(a: string | null, b: string | null, direction: SortOrder): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return direction === 'ASCENDING' ? order(a, b) : order(b, a);
}

/** The scroll id of what comes behind a key. */
export function encodeKey(key: SortKey): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/**
 * The key in a scroll id.
 *
 * @param length how many parts it has
 * @throws Refusal `malformed`
 */
export function decodeKey(text: string, length: number): SortKey {
  const key = parse(Buffer.from(text, 'base64url').toString());
  if (
    Array.isArray(key) &&
    key.length === length &&
    key.every((part) => part === null || typeof part === 'string') &&
    isUrn(key.at(-1) ?? '')
  ) {
    return key;
  }
  throw notAScrollId(text);
}

/** Whether a part of a key is a whole number, such as how well an entity fits. */
export function isCount(part: string | null | undefined): part is string {
  return /^\d+$/.test(part ?? '');
}

export function notAScrollId(text: string): Refusal {
  return new Refusal('malformed', `"${text}" is not a scroll id of this request; use that of the previous page, or leave it out to start`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
