import { throwIfInterrupted } from '../../errors/headwater-error.js';
import { GitHubApiError, type RequestFailure } from './github-api-error.js';

/** The means of a retry. */
export interface RetryOptions {
  /** Gets a line for each wait, without a line break. */
  readonly say: (line: string) => void;
  /** Waits for the given time, or until the job is cancelled. Never throws. */
  readonly pause: (ms: number) => Promise<void>;
  /** Aborted when the job is cancelled. */
  readonly signal: AbortSignal | undefined;
}

/** Waits before the second, third and fourth attempt after a transient failure. */
const BACKOFFS_MS = [500, 1000, 2000] as const;
/** Limits for waits that GitHub asks for. A longer wait costs more than a new run. */
const MAX_WAITS = 2;
const MAX_WAIT_SECONDS = 60;

/**
 * Retries a transient failure up to three times, soon, and a throttled request up to twice, after
 * the wait that GitHub asks for (at most a minute). Does not retry if the hourly quota is
 * exhausted: the wait could take an hour.
 *
 * Writes are retried too. A caller that creates something checks afterwards for duplicates.
 *
 * @throws GitHubApiError of the last attempt; HeadwaterError `interrupted`
 */
export async function withRetry<T>(options: RetryOptions, attempt: () => Promise<T>): Promise<T> {
  const counts = { repeats: 0, waits: 0 };
  for (;;) {
    throwIfInterrupted(options.signal, 'GitHub was asked');
    try {
      return await attempt();
    } catch (error) {
      throwIfInterrupted(options.signal, 'GitHub was asked');
      if (!(error instanceof GitHubApiError)) throw error;
      const waitMs = nextWaitMs(error.failure, counts);
      if (waitMs === null) throw error;
      options.say(retryMessage(error.failure, waitMs));
      await options.pause(waitMs);
    }
  }
}

/** Counts the next attempt and returns the wait before it, or null to give up. */
function nextWaitMs(
  { kind, retryAfterSeconds }: RequestFailure,
  counts: { repeats: number; waits: number },
): number | null {
  switch (kind) {
    case 'transient':
      return BACKOFFS_MS[counts.repeats++] ?? null;
    case 'throttled': {
      const seconds = retryAfterSeconds ?? MAX_WAIT_SECONDS;
      return counts.waits++ < MAX_WAITS && seconds <= MAX_WAIT_SECONDS ? seconds * 1000 : null;
    }
    case 'quota-exhausted':
    case 'final':
      return null;
  }
}

function retryMessage({ kind, method, path, status }: RequestFailure, waitMs: number): string {
  const why = kind === 'throttled' ? 'was throttled by GitHub' : 'failed';
  return `${method} ${path} ${why} (${status ?? 'no answer'}): trying again in ${waitMs / 1000} s`;
}
