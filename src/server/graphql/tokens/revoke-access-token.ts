import { brokenInput } from '../../broken-input.js';
import { forbidden } from '../fault.js';
import { hasPlatformPrivilege } from '../platform-privileges.js';
import type { RequestScope } from '../request-scope.js';
import { requireTokens } from './require-tokens.js';

/** The mutation `revokeAccessToken`. Who may not revoke all tokens is not told which there are. Source: `RevokeAccessTokenResolver`. */
export function revokeAccessToken(tokenId: string, scope: RequestScope): boolean {
  const tokens = requireTokens(scope);
  const record = tokens.find(tokenId);
  if (record?.ownerUrn !== scope.actor && !hasPlatformPrivilege(scope, 'manageTokens')) throw forbidden();
  if (record === undefined) throw brokenInput(scope.dialect, 'Failed to revoke access token. Root cause: Access token no longer exists');
  tokens.revoke(tokenId);
  return true;
}
