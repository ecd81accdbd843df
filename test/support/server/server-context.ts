import type { ServerContext } from '../../../src/server/http/server-context.js';
import { openAuthorizer } from '../../../src/server/policy/authorizer.js';
import type { CatalogStore } from '../../../src/server/store/catalog-store.js';
import { TurnScheduler } from '../../../src/server/turns/turn-scheduler.js';

/** The context of the routes of a catalog in the dialect `spec`, without authentication. */
export function serverContext(
  store: CatalogStore,
  more: Partial<ServerContext> = {},
): ServerContext {
  return {
    store,
    dialect: 'spec',
    clock: () => 0,
    version: 'v1.6.0',
    auth: false,
    authorizer: openAuthorizer,
    turns: new TurnScheduler(),
    maxEntities: 100_000,
    updateLineageWindow: async () => undefined,
    report: () => undefined,
    ...more,
  };
}
