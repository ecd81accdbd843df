import type { Wire } from '../http/wire.js';
import { readTokenAuthEnabled } from './read-token-auth.js';

/**
 * Checks that the catalog uses tokens. DataHub creates tokens even if it does not check them, and
 * they become valid as soon as authentication is turned on.
 *
 * @throws HeadwaterError `catalog-tokens-disabled`
 */
export async function requireTokenAuth(wire: Wire): Promise<void> {
  if ((await readTokenAuthEnabled(wire)) !== false) return;
  throw wire.fail(
    'catalog-tokens-disabled',
    `token-based authentication is disabled in ${wire.address.origin}`,
    'turn it on in the catalog: METADATA_SERVICE_AUTH_ENABLED=true for DataHub, headwater serve --auth for the embedded one',
  );
}
