import type { AccessTokens } from '../../auth/access-tokens.js';
import { Fault } from '../fault.js';
import type { RequestScope } from '../request-scope.js';

/** The tokens of the catalog, or a {@link Fault} where it has none: there nobody would look at them. */
export function requireTokens({ tokens }: RequestScope): AccessTokens {
  if (tokens) return tokens;
  throw new Fault(400, 'Token based authentication is currently disabled. Start the catalog with --auth to enable it.');
}
