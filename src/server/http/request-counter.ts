import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './server-context.js';

export interface RequestCounts {
  readonly reads: number;
  /** Requests that reached a door that writes; refused ones included. */
  readonly writes: number;
}

export interface RequestCounter {
  readonly middleware: MiddlewareHandler<AppEnv>;
  readonly counts: () => RequestCounts;
}

/** Counts requests, so that a test can say of a client that it wrote nothing. */
export function createRequestCounter(): RequestCounter {
  let reads = 0;
  let writes = 0;
  return {
    counts: () => ({ reads, writes }),
    middleware: async (c, next) => {
      await next();
      if (c.get('write')) writes++;
      else reads++;
    },
  };
}
