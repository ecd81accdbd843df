import type { ReportProgress } from '../../model/progress.js';
import type { Timing } from './catalog-options.js';
import type { Delivery } from './transport.js';

export type RequestKind = 'read' | 'write';

/**
 * Sends a request once or several times.
 *
 * @param send sends the request. An error that it throws ends the attempts
 * @param interrupt ends a wait early. The next `send` decides how to continue
 */
export type Retry = (
  kind: RequestKind,
  send: () => Promise<Delivery>,
  interrupt?: AbortSignal,
) => Promise<Delivery>;

/** The maximum number of attempts of a write, including the first. */
export const MAX_TRIES = 4;

/** The time in which a read is tried again. A gateway that restarts takes less. */
export const READ_RETRY_MS = 60_000;

/** The maximum number of attempts of a read. Random waits alone would not limit the attempts. */
const MAX_READ_TRIES = 30;

const OVERLOADED = 429;
const OUT_OF_SERVICE: ReadonlySet<number> = new Set([502, 503, 504]);

/** Returns true if a server with this status may accept the same request a moment later. */
export function isOutOfService(status: number): boolean {
  return OUT_OF_SERVICE.has(status);
}

/**
 * Creates a function that sends a request until it gets a usable answer: a read for up to
 * {@link READ_RETRY_MS}, a write at most {@link MAX_TRIES} times.
 *
 * A write is repeated only after a 429, which states that nothing was written. After any other
 * failure the write may have happened. The caller then reconciles it by reading back.
 *
 * @param backoff the waits, shared by all retries at this catalog
 * @param progress takes each wait
 */
export function createRetry(
  timing: Timing,
  backoff: RetryBackoff = createRetryBackoff(timing),
  progress: ReportProgress = () => undefined,
): Retry {
  return async (kind, send, interrupt) => {
    let waitedMs = 0;
    for (let tries = 1; ; tries++) {
      const delivery = await send();
      const why = retryReason(kind, delivery);
      if (why === undefined || isLastTry(kind, tries, waitedMs)) return delivery;
      const askedMs = requestedWaitMs(delivery, timing.now());
      const announce = (waitMs: number, budgetMs: number) => {
        waitedMs += waitMs;
        const leftMs = Math.min(budgetMs, Math.max(0, READ_RETRY_MS - waitedMs));
        const limit = kind === 'read' ? { leftMs } : { attempts: MAX_TRIES };
        progress({ kind: 'retry', why, waitMs, attempt: tries + 1, ...limit });
      };
      const step = kind === 'read' ? Math.min(tries, LAST_READ_STEP) : tries;
      if (!(await backoff(step, askedMs, interrupt, announce))) return delivery;
    }
  };
}

/** Returns true if another wait might end after the time for a read. */
function isLastTry(kind: RequestKind, tries: number, waitedMs: number): boolean {
  return kind === 'read'
    ? tries === MAX_READ_TRIES || waitedMs > READ_RETRY_MS - boundMs(LAST_READ_STEP)
    : tries === MAX_TRIES;
}

/** Says why a request is sent again: its status, or the reason for no answer. Else undefined. */
function retryReason(kind: RequestKind, delivery: Delivery): string | undefined {
  if (delivery.kind === 'answered') {
    const { status } = delivery.answer;
    const isPassing = status === OVERLOADED || (kind === 'read' && isOutOfService(status));
    return isPassing ? String(status) : undefined;
  }
  if (kind === 'write' || delivery.kind === 'too-large' || !delivery.transient) return undefined;
  return delivery.kind === 'lost' ? delivery.why : `the answer ${delivery.why}`;
}

function requestedWaitMs(delivery: Delivery, nowMs: number): number {
  return delivery.kind === 'answered' ? retryAfterMs(delivery.answer.retryAfter, nowMs) : 0;
}

/** Reads `Retry-After`: seconds or a date. Any other value requests no wait. */
function retryAfterMs(header: string | null, nowMs: number): number {
  if (header === null) return 0;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}

/** The default total of the waits. A catalog that is down must not delay a run for an hour. */
export const RETRY_BUDGET_MS = 120_000;
const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 20_000;

/** The waits of a read stop growing at this step, so that it soon notices a working catalog. */
const LAST_READ_STEP = 5;

/** The longest backoff after a number of attempts. */
function boundMs(tries: number): number {
  return Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (tries - 1));
}

/**
 * Waits before a retry.
 *
 * @param tries the number of attempts so far
 * @param askedMs the wait that the catalog requested. The backoff is added to it
 * @param interrupt ends the wait early. The caller decides how to continue
 * @param announce called before the wait begins, with the wait and the rest of the budget
 * @returns false, at once, if the budget does not cover the wait
 */
export type RetryBackoff = (
  tries: number,
  askedMs: number,
  interrupt?: AbortSignal,
  announce?: (waitMs: number, budgetMs: number) => void,
) => Promise<boolean>;

/**
 * Creates the waits of one catalog with one shared budget. Requests that wait at the same time
 * take that time from the budget once.
 *
 * They use full jitter: each wait is random between 0 and the bound, so that clients that failed
 * together do not retry together.
 */
export function createRetryBackoff(
  { now, random, sleep }: Timing,
  totalMs: number = RETRY_BUDGET_MS,
): RetryBackoff {
  let budgetMs = totalMs;
  let waitsUntil = Number.NEGATIVE_INFINITY;
  return async (tries, askedMs, interrupt, announce) => {
    const waitMs = askedMs + Math.round(random() * boundMs(tries));
    const end = now() + waitMs;
    const costMs = Math.max(0, Math.min(waitMs, end - waitsUntil));
    if (costMs > budgetMs) return false;
    budgetMs -= costMs;
    waitsUntil = Math.max(waitsUntil, end);
    announce?.(waitMs, budgetMs);
    await sleep(waitMs, interrupt);
    return true;
  };
}
