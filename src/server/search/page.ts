import { brokenInput } from '../broken-input.js';
import type { Dialect } from '../dialect.js';

const DEFAULT_COUNT = 10;
/** Source: `searchService.limit.results` and `graphService.limit.results` in DataHub's `application.yaml`. */
const MAX_COUNT = 10_000;
const FALLBACK_COUNT = 5_000;

export interface PageInput {
  readonly start?: number | null;
  readonly count?: number | null;
}

/** The page size that is applied. Sizes that DataHub does not take are not refused but replaced, as DataHub does. */
export function pageSize({ count }: PageInput): number {
  if (count === undefined || count === null) return DEFAULT_COUNT;
  return count < 0 || count > MAX_COUNT ? FALLBACK_COUNT : count;
}

export interface Page<T> {
  readonly start: number;
  /** The page size, not the number of results; DataHub's clients step by it. */
  readonly count: number;
  readonly total: number;
  readonly rows: readonly T[];
}

export function takePage<T>(all: readonly T[], input: PageInput, dialect: Dialect): Page<T> {
  const start = input.start ?? 0;
  if (start < 0) throw brokenInput(dialect, `start is ${start}; give an offset of 0 or more`);
  const count = pageSize(input);
  return { start, count, total: all.length, rows: all.slice(start, start + count) };
}
