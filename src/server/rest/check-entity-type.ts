import type { MiddlewareHandler } from 'hono';
import { checksEntityType } from '../dialect.js';
import { pathAfter } from '../http/read-path.js';
import type { AppEnv, ServerContext } from '../http/server-context.js';
import { namedEntityType } from './named-entity-type.js';

/**
 * Refuses a type in the path, right behind `base`, that no entity has.
 *
 * That the type is that of the urns is not asked: DataHub does not hold one against the other either, and the urn
 * decides. A type that its registry lacks is an error of its caller's wherever DataHub looks it up, with status 400.
 *
 * @throws Refusal `malformed`
 */
export function checkEntityType({ dialect }: ServerContext, base: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const [type = ''] = pathAfter(c.req.path, `${base}/`).split('/', 1);
    if (checksEntityType(dialect) && !NO_TYPES.has(type)) namedEntityType(type);
    await next();
  };
}

/** What may stand where a type does. */
const NO_TYPES: ReadonlySet<string> = new Set(['scroll']);
