import { hasPlatformPrivilege } from '../platform-privileges.js';
import type { RequestScope } from '../request-scope.js';
import { forbiddenError, ResolverError } from '../resolver-error.js';
import { requireTokens } from './require-tokens.js';
import { tokenMetadata } from './token-metadata.js';

/** The query `getAccessTokenMetadata`. Source: `GetAccessTokenMetadataResolver`. */
export function getAccessTokenMetadata(text: string, scope: RequestScope): unknown {
  const tokens = requireTokens(scope);
  if (!hasPlatformPrivilege(scope, 'manageTokens')) throw forbiddenError();
  const record = tokens.findByText(text);
  // The message must not contain the text of the token.
  if (record === undefined) throw new ResolverError(404, 'Access token no longer exists');
  return tokenMetadata(record);
}
