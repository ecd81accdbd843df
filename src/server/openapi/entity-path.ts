import type { MiddlewareHandler } from 'hono';
import { pathAfter, readAspectPath } from '../http/read-path.js';
import type { RestContext } from '../http/rest-context.js';
import type { AppContext, AppEnv } from '../http/server-context.js';
import { readEntityType } from '../parameters/request-schemas.js';
import { checksEntityType } from '../shared/dialect.js';

/**
 * Creates a middleware that refuses an unknown entity type in the path segment after `base`.
 *
 * It does not compare the type with the types of the urns. As in DataHub, the urn decides. DataHub
 * answers with status 400 when it looks up a type that its registry lacks.
 *
 * @throws RequestError `malformed`
 */
export function checkEntityType({ dialect }: RestContext, base: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const [type = ''] = pathAfter(c.req.path, `${base}/`).split('/', 1);
    if (checksEntityType(dialect) && !NO_TYPES.has(type)) readEntityType(type);
    await next();
  };
}

/** Path segments that are allowed in place of a type. */
const NO_TYPES: ReadonlySet<string> = new Set(['scroll']);

/** Reads the urn and the aspect, if there is one, after the type in a path. */
export function readAddress(c: AppContext, base: string): ReturnType<typeof readAspectPath> {
  const path = pathAfter(c.req.path, `${base}/`);
  return readAspectPath(path.slice(path.indexOf('/') + 1));
}
