import { throwIfInterrupted } from '../../errors/interrupted.js';
import { ApiTrouble, type Trouble } from './api-trouble.js';

/** How requests are made again. */
export interface Patience {
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
const MOST_WAITS = 2;
const LONGEST_WAIT_SECONDS = 60;

/**
 * Makes an attempt again where it failed in passing (three times, soon) or came too fast (twice, after as long as GitHub asks,
 * a minute at most). Requests that are used up come back within the hour: that is not waited for.
 *
 * Writes too: whoever creates something looks afterwards whether it is there twice.
 *
 * @throws ApiTrouble of the last attempt; HeadwaterError `interrupted`
 */
export async function persist<T>(patience: Patience, attempt: () => Promise<T>): Promise<T> {
  const made = { repeats: 0, waits: 0 };
  for (;;) {
    throwIfInterrupted(patience.signal, 'GitHub was asked');
    try {
      return await attempt();
    } catch (error) {
      throwIfInterrupted(patience.signal, 'GitHub was asked');
      if (!(error instanceof ApiTrouble)) throw error;
      const waitMs = waitAfter(error.trouble, made);
      if (waitMs === null) throw error;
      patience.say(waiting(error.trouble, waitMs));
      await patience.pause(waitMs);
    }
  }
}

/** Null for: give up. Counts what it grants. */
function waitAfter({ kind, retryAfterSeconds }: Trouble, made: { repeats: number; waits: number }): number | null {
  switch (kind) {
    case 'passing':
      return BACKOFFS_MS[made.repeats++] ?? null;
    case 'too-fast': {
      const seconds = retryAfterSeconds ?? LONGEST_WAIT_SECONDS;
      return made.waits++ < MOST_WAITS && seconds <= LONGEST_WAIT_SECONDS ? seconds * 1000 : null;
    }
    case 'used-up':
    case 'final':
      return null;
  }
}

function waiting({ kind, method, path, status }: Trouble, waitMs: number): string {
  const why = kind === 'too-fast' ? 'came too fast for GitHub' : 'failed';
  return `${method} ${path} ${why} (${status ?? 'no answer'}): trying again in ${waitMs / 1000} s`;
}
