import { GithubRefusal } from './refusal.js';

const HOURLY = 1_000;

/** The primary rate limit: a number of requests until it starts again. */
export interface Rate {
  /** Leaves a number of requests for a number of seconds. */
  readonly limit: (remaining: number, seconds: number) => void;
  /** Counts a request. Refuses it if none is left. */
  readonly count: () => void;
  readonly headers: () => Readonly<Record<string, string>>;
}

export function createRate(clock: () => number): Rate {
  let remaining = HOURLY;
  let resetSeconds = Math.floor(clock() / 1000) + 3600;
  const headers = () => ({
    'x-ratelimit-limit': String(HOURLY),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-used': String(HOURLY - remaining),
    'x-ratelimit-reset': String(resetSeconds),
    'x-ratelimit-resource': 'core',
  });
  return {
    headers,
    limit: (left, seconds) => {
      remaining = left;
      resetSeconds = Math.ceil(clock() / 1000) + seconds;
    },
    count: () => {
      if (clock() / 1000 >= resetSeconds) [remaining, resetSeconds] = [HOURLY, resetSeconds + 3600];
      if (remaining === 0)
        throw new GithubRefusal(403, 'API rate limit exceeded for installation.', {
          headers: headers(),
        });
      remaining -= 1;
    },
  };
}
