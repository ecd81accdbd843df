import { brokenInput } from '../../shared/broken-input.js';
import { hasPlatformPrivilege } from '../platform-privileges.js';
import type { RequestScope } from '../request-scope.js';
import { forbiddenError } from '../resolver-error.js';
import { requireTokens } from './require-tokens.js';

/**
 * The mutation `revokeAccessToken`. Callers without the right to revoke all tokens do not learn
 * which tokens exist. Source: `RevokeAccessTokenResolver`.
 */
export function revokeAccessToken(tokenId: string, scope: RequestScope): boolean {
  const tokens = requireTokens(scope);
  const record = tokens.find(tokenId);
  if (record?.ownerUrn !== scope.actor && !hasPlatformPrivilege(scope, 'manageTokens'))
    throw forbiddenError();
  if (record === undefined)
    throw brokenInput(
      scope.dialect,
      'Failed to revoke access token. Root cause: Access token no longer exists',
    );
  tokens.revoke(tokenId);
  return true;
}
