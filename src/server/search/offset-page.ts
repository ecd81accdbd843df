import { brokenInput } from '../shared/broken-input.js';
import type { Dialect } from '../shared/dialect.js';

const DEFAULT_COUNT = 10;
/**
 * Source: `searchService.limit.results` and `graphService.limit.results` in DataHub's
 * `application.yaml`.
 */
const MAX_COUNT = 10_000;
const FALLBACK_COUNT = 5_000;

/** The requested page, by offset. */
export interface PageInput {
  readonly start?: number | null;
  readonly count?: number | null;
}

/**
 * Returns the page size to apply. As in DataHub, a size out of range is not an error but is
 * replaced.
 */
export function pageSize({ count }: PageInput): number {
  if (count === undefined || count === null) return DEFAULT_COUNT;
  return count < 0 || count > MAX_COUNT ? FALLBACK_COUNT : count;
}

/** One page of rows. */
export interface OffsetPage<T> {
  readonly start: number;
  /**
   * The page size and not the number of rows. DataHub's clients add it to `start` for the next
   * page.
   */
  readonly count: number;
  readonly total: number;
  readonly rows: readonly T[];
}

/** Takes one page of rows. A negative start is an error of the request. */
export function takeOffsetPage<T>(
  all: readonly T[],
  input: PageInput,
  dialect: Dialect,
): OffsetPage<T> {
  const start = input.start ?? 0;
  if (start < 0) throw brokenInput(dialect, `start is ${start}; give an offset of 0 or more`);
  const count = pageSize(input);
  return { start, count, total: all.length, rows: all.slice(start, start + count) };
}
