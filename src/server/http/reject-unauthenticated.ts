import type { Context } from 'hono';
import { isGraphqlPath } from './request-paths.js';

/** Source of the text: DataHub's `AuthenticationEnforcementFilter`. */
const UNAUTHORIZED = 'Unauthorized to perform this action.';

/**
 * Answers a caller without valid credentials. The answer reveals neither the mistake nor what the
 * path serves.
 */
export function rejectUnauthenticated(c: Context): Response {
  c.header('WWW-Authenticate', 'Bearer');
  return isGraphqlPath(c.req.path)
    ? c.json({ errors: [{ message: UNAUTHORIZED }], data: null, extensions: {} }, 401)
    : c.json({ message: UNAUTHORIZED, status: 401 }, 401);
}
