import type { AccessTokens } from '../../auth/access-tokens.js';
import type { RequestScope } from '../request-scope.js';
import { ResolverError } from '../resolver-error.js';

/**
 * Requires the tokens of the catalog.
 *
 * @throws ResolverError while authentication is off
 */
export function requireTokens({ tokens }: RequestScope): AccessTokens {
  if (tokens) return tokens;
  throw new ResolverError(
    400,
    'Token based authentication is currently disabled. Start the catalog with --auth to enable it.',
  );
}
