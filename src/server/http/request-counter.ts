import type { MiddlewareHandler } from 'hono';
import type { RequestCounts } from './request-counts.js';
import type { AppEnv } from './server-context.js';

export interface RequestCounter {
  readonly middleware: MiddlewareHandler<AppEnv>;
  readonly counts: () => RequestCounts;
}

/** Counts requests, so that a test can assert that a client wrote nothing. */
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
