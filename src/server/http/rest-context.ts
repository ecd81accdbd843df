import type { Context } from 'hono';
import { CatalogReader } from '../policy/catalog-reader.js';
import type { RestChannel } from '../shared/dialect.js';
import { CatalogWriter } from './catalog-writer.js';
import type { AppEnv, ServerContext } from './server-context.js';

/**
 * The parts of a catalog that the REST routes get. The store is not among them: a route reads and
 * writes on behalf of the caller alone.
 */
export interface RestContext extends Pick<ServerContext, 'dialect' | 'clock' | 'turns' | 'report'> {
  readonly readerFor: (c: Context<AppEnv>) => CatalogReader;
  /** Creates the writer of a request. The time of its writes is that of this call. */
  readonly writerFor: (c: Context<AppEnv>, channel: RestChannel) => CatalogWriter;
}

export function createRestContext({
  store,
  authorizer,
  dialect,
  clock,
  turns,
  report,
}: ServerContext): RestContext {
  return {
    dialect,
    clock,
    turns,
    report,
    readerFor: (c) => new CatalogReader({ actor: c.get('actor'), authorizer }, store),
    writerFor: (c, channel) =>
      new CatalogWriter({
        store,
        authorizer,
        dialect,
        channel,
        actor: c.get('actor'),
        time: clock(),
        traceId: c.get('traceId'),
      }),
  };
}
