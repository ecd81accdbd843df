import type { Context } from 'hono';
import type { JsonObject } from '../../model/json.js';
import { type Dialect, forbiddenStatus, graphqlForbiddenStatus, tellsWhoIsBarred } from '../dialect.js';
import { faultExtensions } from '../graphql/fault.js';
import { isGraphqlPath } from './addresses.js';

/** Source of the words: DataHub's `AuthenticationEnforcementFilter`. */
const UNAUTHORIZED = 'Unauthorized to perform this action.';

/** Source of the words: DataHub's `OperationContext`. */
const BARRED = 'Actor is not active';

/** The one answer to whoever shows nothing good: neither what was wrong nor what is behind the address is told. */
export function refuseStranger(c: Context): Response {
  c.header('WWW-Authenticate', 'Bearer');
  return isGraphqlPath(c.req.path)
    ? c.json(graphqlRefusal({ message: UNAUTHORIZED }), 401)
    : c.json({ message: UNAUTHORIZED, status: 401 }, 401);
}

/** The answer to a good credential of a user who is removed, suspended or unknown. */
export function refuseBarred(c: Context, dialect: Dialect): Response {
  if (!tellsWhoIsBarred(dialect)) return refuseStranger(c);
  return isGraphqlPath(c.req.path)
    ? c.json(graphqlRefusal({ message: BARRED, extensions: faultExtensions(403) }), graphqlForbiddenStatus(dialect))
    : c.json({ error: BARRED }, forbiddenStatus(dialect));
}

function graphqlRefusal(error: JsonObject): JsonObject {
  return { errors: [error], data: null, extensions: {} };
}
