import { isUrn, type Urn } from '../../../urn/urn.js';
import { isServiceAccount } from '../../policy/service-accounts.js';
import type { RequestScope } from '../request-scope.js';
import { ResolverError } from '../resolver-error.js';

/**
 * Requires the urn of a service account.
 *
 * @throws ResolverError with DataHub's message
 */
export function requireServiceAccount(text: string, { store }: RequestScope): Urn {
  if (isUrn(text) && isServiceAccount(text, store)) return text;
  throw new ResolverError(400, `The specified URN is not a service account: ${text}`);
}
