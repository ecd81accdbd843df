import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './server-context.js';

/**
 * Gives each request an id, and tells it to those that write: with it they can ask what has become of the write.
 *
 * @param clock milliseconds since 1970
 */
export function traceWrites(clock: () => number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const traceId = newTraceId(clock());
    c.set('traceId', traceId);
    await next();
    if (c.get('write')) c.header('traceparent', `00-${traceId}-${randomBytes(8).toString('hex')}-01`);
  };
}

/** 32 hexadecimal digits: the time in microseconds, then chance. Source: DataHub's `TraceIdGenerator`. */
function newTraceId(timeMs: number): string {
  return (BigInt(timeMs) * 1000n).toString(16).padStart(16, '0') + randomBytes(8).toString('hex');
}
