import type { Timing } from './catalog-options.js';
import type { Delivery } from './transport.js';

export type RequestKind = 'read' | 'write';

/**
 * @param send is called once or several times; what it throws ends the tries
 * @param interrupt cuts a wait short; what follows is for `send` to say
 */
export type Retry = (kind: RequestKind, send: () => Promise<Delivery>, interrupt?: AbortSignal) => Promise<Delivery>;

/** The first try included. */
export const MAX_TRIES = 4;
/** How long all retries of one catalog may wait together: a catalog that is down must not hold up a run for an hour. */
export const RETRY_BUDGET_MS = 120_000;
const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 20_000;

const OVERLOADED = 429;
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([OVERLOADED, 502, 503, 504]);

/**
 * Sends until there is an answer worth having, at most {@link MAX_TRIES} times.
 *
 * A write is sent again only after a 429, which says that nothing was done. After anything else it may have been
 * carried out, and that is settled by reading back.
 */
export function createRetry(timing: Timing): Retry {
  let budgetMs = RETRY_BUDGET_MS;
  return async (kind, send, interrupt) => {
    for (let tries = 1; ; tries++) {
      const delivery = await send();
      if (tries === MAX_TRIES || !mayRepeat(kind, delivery)) return delivery;
      const waitMs = waitBefore(tries, delivery, timing);
      if (waitMs > budgetMs) return delivery;
      budgetMs -= waitMs;
      await timing.sleep(waitMs, interrupt);
    }
  };
}

function mayRepeat(kind: RequestKind, delivery: Delivery): boolean {
  switch (delivery.kind) {
    case 'answered':
      return kind === 'write' ? delivery.answer.status === OVERLOADED : TRANSIENT_STATUSES.has(delivery.answer.status);
    case 'lost':
      return kind === 'read' && delivery.transient;
    case 'broken':
      return kind === 'read' && delivery.transient;
    case 'too-large':
      return false;
  }
}

/** Full jitter: anything between nothing and the bound, so that clients that failed together do not return together. */
function waitBefore(tries: number, delivery: Delivery, timing: Timing): number {
  const askedMs = delivery.kind === 'answered' ? retryAfterMs(delivery.answer.retryAfter, timing.now()) : 0;
  const boundMs = Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (tries - 1));
  return askedMs + Math.round(timing.random() * boundMs);
}

/** The header holds seconds or a date. What is neither asks for nothing. */
function retryAfterMs(header: string | null, nowMs: number): number {
  if (header === null) return 0;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}
