import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './server-context.js';

export interface RequestCounter {
  readonly middleware: MiddlewareHandler<AppEnv>;
  /** The numbers of requests that reached a route that reads, and a route that writes. */
  readonly counts: () => { readonly reads: number; readonly writes: number };
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

/**
 * Gives each request an id. The answer to a write contains the id, so that the client can ask for
 * the state of its write.
 *
 * @param clock milliseconds since 1970
 */
export function traceWrites(clock: () => number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const traceId = newTraceId(clock());
    c.set('traceId', traceId);
    await next();
    if (c.get('write'))
      c.header('traceparent', `00-${traceId}-${randomBytes(8).toString('hex')}-01`);
  };
}

/**
 * Returns 32 hexadecimal digits: the time in microseconds, then random digits. Source: DataHub's
 * `TraceIdGenerator`.
 */
function newTraceId(timeMs: number): string {
  return (BigInt(timeMs) * 1000n).toString(16).padStart(16, '0') + randomBytes(8).toString('hex');
}
