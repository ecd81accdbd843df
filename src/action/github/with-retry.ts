import { throwIfInterrupted } from '../../errors/interrupted.js';
import { GitHubApiError, type RequestFailure } from './github-api-error.js';

/** How requests are made again. */
export interface RetryOptions {
  /** Is told of each wait, in a line without a line break. */
  readonly say: (line: string) => void;
  /** Waits so many milliseconds, or until the job is cancelled. Never throws. */
  readonly pause: (ms: number) => Promise<void>;
  /** Aborted when the job is cancelled. */
  readonly signal: AbortSignal | undefined;
}

/** Before the second, third and fourth try of a request that failed in passing. */
const BACKOFFS_MS = [500, 1000, 2000] as const;
/** Of GitHub's own requests to wait: a job that waits longer costs more than one that is run again. */
const MAX_WAITS = 2;
const MAX_WAIT_SECONDS = 60;

/**
 * Makes an attempt again where it failed in passing (three times, soon) or came too fast (twice, after as long as GitHub asks,
 * a minute at most). Requests that are used up come back within the hour: that is not waited for.
 *
 * Writes too: whoever creates something looks afterwards whether it is there twice.
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

/** Null for: give up. Counts what it grants. */
function nextWaitMs({ kind, retryAfterSeconds }: RequestFailure, counts: { repeats: number; waits: number }): number | null {
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
  const why = kind === 'throttled' ? 'came too fast for GitHub' : 'failed';
  return `${method} ${path} ${why} (${status ?? 'no answer'}): trying again in ${waitMs / 1000} s`;
}
