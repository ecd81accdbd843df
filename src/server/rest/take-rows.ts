import { Refusal } from '../refusal.js';
import { pageSize } from '../search/page.js';

export interface Rows<T> {
  readonly start: number;
  /** The page size that was applied, not the number of rows. */
  readonly pageSize: number;
  readonly total: number;
  readonly rows: readonly T[];
}

/**
 * A page by offset. Unlike over GraphQL, an offset before the first is an error of its caller's in either dialect: with
 * status 500, the official client would try again for half a minute.
 *
 * @throws Refusal `malformed`
 */
export function takeRows<T>(all: readonly T[], { start, count }: { readonly start: number; readonly count: number }): Rows<T> {
  if (start < 0) throw new Refusal('malformed', `start is ${start}; give an offset of 0 or more`);
  const size = pageSize({ count });
  return { start, pageSize: size, total: all.length, rows: all.slice(start, start + size) };
}
