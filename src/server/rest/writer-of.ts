import type { Context } from 'hono';
import type { RestDoor } from '../dialect.js';
import type { AppEnv, ServerContext } from '../http/server-context.js';
import type { RestWriteOptions } from '../write/write-options.js';

/** On whose behalf, and through which door, a request writes. */
export function writerOf(c: Context<AppEnv>, context: ServerContext, door: RestDoor): RestWriteOptions {
  return { ...context, actor: c.get('actor'), time: context.clock(), traceId: c.get('traceId'), door };
}
