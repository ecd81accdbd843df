import { isUrn } from '../../urn/urn.js';
import { malformed, type RequestError } from '../shared/request-error.js';
import { eachInTurn, sortInTurn } from '../turns/in-turn.js';
import type { Turn } from '../turns/turn-scheduler.js';
import { compareValues } from './compare-values.js';

/**
 * The sort key of a row. Its parts are compared in order. A part is null if the row has no such
 * value. The last part is an urn.
 */
export type SortKey = readonly (string | null)[];

export type SortOrder = 'ASCENDING' | 'DESCENDING';

/** A row with its sort key. No two rows have the same key. */
export interface KeyedRow<T> {
  readonly key: SortKey;
  readonly item: T;
}

/** The requested page of a scroll. */
export interface ScrollRequest {
  /** The sort order of each part of the keys. */
  readonly orders: readonly SortOrder[];
  /** The scroll id of the previous page. Undefined for the first page. */
  readonly scrollId: string | undefined;
  readonly count: number;
}

/** One page of a scroll. */
export interface ScrollPage<T> {
  readonly items: readonly T[];
  /** The number of rows on all pages. */
  readonly total: number;
  /** Absent on the last page. */
  readonly scrollId?: string;
}

/**
 * Returns one page of a scroll. The page starts after the key of the last row of the previous page,
 * so added or removed rows do not shift the page.
 *
 * @throws RequestError `malformed` if the scroll id is invalid or belongs to another order
 */
export async function scrollRows<T>(
  rows: readonly KeyedRow<T>[],
  { orders, scrollId, count }: ScrollRequest,
  turn: Turn,
): Promise<ScrollPage<T>> {
  const compare = compareKeys(orders);
  const last = scrollId ? decodeScrollId(scrollId, orders.length) : undefined;
  const behind: KeyedRow<T>[] = [];
  await eachInTurn(rows, turn, (row) => {
    if (last === undefined || compare(row.key, last) > 0) behind.push(row);
  });
  const rest = await sortInTurn(behind, (a, b) => compare(a.key, b.key), turn);
  const page = rest.slice(0, count);
  const end = page.at(-1);
  const items = page.map(({ item }) => item);
  return {
    items,
    total: rows.length,
    ...(end && page.length < rest.length && { scrollId: encodeScrollId(end.key) }),
  };
}

/**
 * Creates the comparison of sort keys. It compares numbers by size, and other values as text. As in
 * a search index, rows without a value come last in both orders.
 */
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
  return direction === 'ASCENDING' ? compareValues(a, b) : compareValues(b, a);
}

/** Creates the scroll id of the page after a key. */
export function encodeScrollId(key: SortKey): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/**
 * Reads the key in a scroll id.
 *
 * @param length the number of its parts
 * @throws RequestError `malformed`
 */
export function decodeScrollId(text: string, length: number): SortKey {
  const key = parse(Buffer.from(text, 'base64url').toString());
  if (
    Array.isArray(key) &&
    key.length === length &&
    key.every((part) => part === null || typeof part === 'string') &&
    isUrn(key.at(-1) ?? '')
  ) {
    return key;
  }
  throw invalidScrollId(text);
}

/** Returns true if a part of a key is a whole number, such as a relevance. */
export function isWholeNumber(part: string | null | undefined): part is string {
  return /^\d+$/.test(part ?? '');
}

export function invalidScrollId(text: string): RequestError {
  return malformed(
    `"${text}" is not a scroll id of this request; use the scroll id of the previous page, or leave it out to start`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
