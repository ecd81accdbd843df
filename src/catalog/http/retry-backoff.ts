import type { Timing } from './catalog-options.js';

/**
 * The total wait of all retries of one catalog. A catalog that is down must not delay a run for an
 * hour.
 */
export const RETRY_BUDGET_MS = 120_000;
const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 20_000;

/**
 * Waits before a retry.
 *
 * @param tries the number of attempts so far
 * @param askedMs the wait that the catalog requested. The backoff is added to it
 * @param interrupt ends the wait early. The caller decides how to continue
 * @returns false, at once, if the budget does not cover the wait
 */
export type RetryBackoff = (
  tries: number,
  askedMs: number,
  interrupt?: AbortSignal,
) => Promise<boolean>;

/**
 * Creates the waits of one catalog with one shared budget.
 *
 * They use full jitter: each wait is random between 0 and the bound, so that clients that failed
 * together do not retry together.
 */
export function createRetryBackoff({
  random,
  sleep,
}: Pick<Timing, 'random' | 'sleep'>): RetryBackoff {
  let budgetMs = RETRY_BUDGET_MS;
  return async (tries, askedMs, interrupt) => {
    const boundMs = Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (tries - 1));
    const waitMs = askedMs + Math.round(random() * boundMs);
    if (waitMs > budgetMs) return false;
    budgetMs -= waitMs;
    await sleep(waitMs, interrupt);
    return true;
  };
}
