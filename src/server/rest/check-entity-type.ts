import type { MiddlewareHandler } from 'hono';
import { checksEntityType } from '../dialect.js';
import { pathAfter } from '../http/read-path.js';
import type { AppEnv, ServerContext } from '../http/server-context.js';
import { isEntityType } from '../metamodel/entity-types.js';
import { Refusal } from '../refusal.js';

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
    if (checksEntityType(dialect) && !isEntityType(type)) {
      throw new Refusal('malformed', `Failed to find entity with name ${type} in EntityRegistry`);
    }
    await next();
  };
}
