import type { MiddlewareHandler } from 'hono';
import type { CatalogStore } from '../store/catalog-store.js';
import { PROXY_PREFIX } from './request-paths.js';
import type { AppEnv } from './server-context.js';

/** The paths of requests that do not use the store. */
const INDEPENDENT: ReadonlySet<string> = new Set(
  ['/health', '/health/live', '/config'].flatMap((path) => [path, `${PROXY_PREFIX}${path}`]),
);

/**
 * Makes requests wait while a long write is under way. Otherwise the first request that uses the
 * store would force the rest of the write in one piece, and a probe of `/health` would wait for it.
 */
export function awaitWrites(store: Pick<CatalogStore, 'whenIdle'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!INDEPENDENT.has(c.req.path)) await store.whenIdle();
    await next();
  };
}
