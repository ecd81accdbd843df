import type { Timing } from './catalog-options.js';
import { createPatience, type Patience } from './patience.js';
import type { Delivery } from './transport.js';

export type RequestKind = 'read' | 'write';

/**
 * @param send is called once or several times; what it throws ends the tries
 * @param interrupt cuts a wait short; what follows is for `send` to say
 */
export type Retry = (kind: RequestKind, send: () => Promise<Delivery>, interrupt?: AbortSignal) => Promise<Delivery>;

/** The first try included. */
export const MAX_TRIES = 4;

const OVERLOADED = 429;
const OUT_OF_SERVICE: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether a server that answers this may well do what it was asked for a moment later. */
export function isOutOfService(status: number): boolean {
  return OUT_OF_SERVICE.has(status);
}

/**
 * Sends until there is an answer worth having, at most {@link MAX_TRIES} times.
 *
 * A write is sent again only after a 429, which says that nothing was done. After anything else it may have been
 * carried out, and that is settled by reading back: for whoever sent it.
 *
 * @param patience to be shared with all that tries again at this catalog
 */
export function createRetry(timing: Timing, patience: Patience = createPatience(timing)): Retry {
  return async (kind, send, interrupt) => {
    for (let tries = 1; ; tries++) {
      const delivery = await send();
      if (tries === MAX_TRIES || !mayRepeat(kind, delivery)) return delivery;
      if (!(await patience(tries, askedMs(delivery, timing.now()), interrupt))) return delivery;
    }
  };
}

function mayRepeat(kind: RequestKind, delivery: Delivery): boolean {
  switch (delivery.kind) {
    case 'answered':
      return delivery.answer.status === OVERLOADED || (kind === 'read' && isOutOfService(delivery.answer.status));
    case 'lost':
      return kind === 'read' && delivery.transient;
    case 'broken':
      return kind === 'read' && delivery.transient;
    case 'too-large':
      return false;
  }
}

function askedMs(delivery: Delivery, nowMs: number): number {
  return delivery.kind === 'answered' ? retryAfterMs(delivery.answer.retryAfter, nowMs) : 0;
}

/** The header holds seconds or a date. What is neither asks for nothing. */
function retryAfterMs(header: string | null, nowMs: number): number {
  if (header === null) return 0;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}
