import type { Context } from 'hono';
import { isGraphqlPath } from './addresses.js';

/** Source of the words: DataHub's `AuthenticationEnforcementFilter`. */
const UNAUTHORIZED = 'Unauthorized to perform this action.';

/** The one answer to whoever shows nothing good: neither what was wrong nor what is behind the address is told. */
export function refuseStranger(c: Context): Response {
  c.header('WWW-Authenticate', 'Bearer');
  return isGraphqlPath(c.req.path)
    ? c.json({ errors: [{ message: UNAUTHORIZED }], data: null, extensions: {} }, 401)
    : c.json({ message: UNAUTHORIZED, status: 401 }, 401);
}
