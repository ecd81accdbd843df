import type { Wire } from '../wire.js';
import { tokenAuthEnabled } from './token-auth-enabled.js';

/**
 * Makes sure that the catalog looks at tokens at all. DataHub itself makes them also where it does not, and they come to
 * life when authentication is turned on.
 *
 * @throws HeadwaterError `catalog-tokens-disabled`
 */
export async function requireTokens(wire: Wire): Promise<void> {
  if ((await tokenAuthEnabled(wire)) !== false) return;
  throw wire.fail(
    'catalog-tokens-disabled',
    `token-based authentication is disabled in ${wire.address.origin}`,
    'turn it on in the catalog: METADATA_SERVICE_AUTH_ENABLED=true for DataHub, headwater serve --auth for the embedded one',
  );
}
