import { Fault, forbidden } from '../fault.js';
import { hasPlatformPrivilege } from '../platform-privileges.js';
import type { RequestScope } from '../request-scope.js';
import { requireTokens } from './require-tokens.js';
import { tokenMetadata } from './token-metadata.js';

/** The query `getAccessTokenMetadata`. Source: `GetAccessTokenMetadataResolver`. */
export function getAccessTokenMetadata(text: string, scope: RequestScope): unknown {
  const tokens = requireTokens(scope);
  if (!hasPlatformPrivilege(scope, 'manageTokens')) throw forbidden();
  const record = tokens.findByText(text);
  // Never with the text in it.
  if (record === undefined) throw new Fault(404, 'Access token no longer exists');
  return tokenMetadata(record);
}
