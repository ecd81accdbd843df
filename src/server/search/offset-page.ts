import { brokenInput } from '../shared/broken-input.js';
import type { Dialect } from '../shared/dialect.js';
import { malformed } from '../shared/request-error.js';

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
 * Returns the page size to apply. As in DataHub, it replaces a size out of range, without an error.
 */
export function pageSize({ count }: PageInput, defaultCount: number = DEFAULT_COUNT): number {
  if (count === undefined || count === null) return defaultCount;
  return count < 0 || count > MAX_COUNT ? FALLBACK_COUNT : count;
}

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

/** Takes one page of rows for GraphQL. */
export function takeOffsetPage<T>(
  all: readonly T[],
  input: PageInput,
  dialect: Dialect,
  defaultCount?: number,
): OffsetPage<T> {
  const start = input.start ?? 0;
  if (start < 0) throw brokenInput(dialect, negativeStart(start));
  return sliceOf(all, start, pageSize(input, defaultCount));
}

/**
 * Takes one page of rows for REST. Unlike in GraphQL, a negative offset is `malformed` in both
 * dialects: with status 500, the official client would retry for half a minute.
 *
 * @throws RequestError `malformed`
 */
export function pageByOffset<T>(
  all: readonly T[],
  { start, count }: { readonly start: number; readonly count: number },
): OffsetPage<T> {
  if (start < 0) throw malformed(negativeStart(start));
  return sliceOf(all, start, pageSize({ count }));
}

function negativeStart(start: number): string {
  return `start is ${start}; give an offset of 0 or more`;
}

function sliceOf<T>(all: readonly T[], start: number, count: number): OffsetPage<T> {
  return { start, count, total: all.length, rows: all.slice(start, start + count) };
}
