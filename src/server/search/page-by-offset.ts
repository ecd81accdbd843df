import { RequestError } from '../shared/request-error.js';
import { pageSize } from './offset-page.js';

export interface OffsetPage<T> {
  readonly start: number;
  /** The applied page size, not the number of rows. */
  readonly pageSize: number;
  readonly total: number;
  readonly rows: readonly T[];
}

/**
 * Takes a page by offset. Unlike in GraphQL, a negative offset is `malformed` in both dialects:
 * with status 500, the official client would retry for half a minute.
 *
 * @throws RequestError `malformed`
 */
export function pageByOffset<T>(
  all: readonly T[],
  { start, count }: { readonly start: number; readonly count: number },
): OffsetPage<T> {
  if (start < 0)
    throw new RequestError('malformed', `start is ${start}; give an offset of 0 or more`);
  const size = pageSize({ count });
  return { start, pageSize: size, total: all.length, rows: all.slice(start, start + size) };
}
