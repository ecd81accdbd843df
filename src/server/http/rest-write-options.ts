import type { Context } from 'hono';
import type { RestChannel } from '../shared/dialect.js';
import type { RestWriteOptions } from '../write/write-options.js';
import type { AppEnv, ServerContext } from './server-context.js';

/** Creates the options of a write over REST: user, time, trace id and channel. */
export function restWriteOptions(
  c: Context<AppEnv>,
  context: ServerContext,
  channel: RestChannel,
): RestWriteOptions {
  return {
    ...context,
    actor: c.get('actor'),
    time: context.clock(),
    traceId: c.get('traceId'),
    channel,
  };
}
