import type { Timing } from './catalog-options.js';

/** How long all retries of one catalog may wait together: a catalog that is down must not hold up a run for an hour. */
export const RETRY_BUDGET_MS = 120_000;
const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 20_000;

/**
 * Waits before something is tried again.
 *
 * @param tries that were made so far
 * @param askedMs what the catalog asked for, to which the wait is added
 * @param interrupt cuts the wait short; what follows is for the caller to say
 * @returns false, at once, when the budget does not allow the wait
 */
export type Patience = (tries: number, askedMs: number, interrupt?: AbortSignal) => Promise<boolean>;

/** Full jitter: anything between nothing and the bound, so that clients that failed together do not return together. */
export function createPatience({ random, sleep }: Pick<Timing, 'random' | 'sleep'>): Patience {
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
