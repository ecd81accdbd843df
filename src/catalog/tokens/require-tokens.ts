import { HeadwaterError } from '../../errors/headwater-error.js';
import { isJsonObject } from '../../model/json.js';
import type { Wire } from '../wire.js';

const DOCUMENT = 'query tokenAuth { appConfig { authConfig { tokenAuthEnabled } } }';

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

/** Nothing where the catalog does not know the question: then the operation itself tells. */
async function tokenAuthEnabled(wire: Wire): Promise<boolean | undefined> {
  try {
    const { appConfig } = await wire.graphql({ kind: 'read', what: 'asking for token authentication', document: DOCUMENT, variables: {} });
    const config = isJsonObject(appConfig) && isJsonObject(appConfig['authConfig']) ? appConfig['authConfig'] : {};
    const { tokenAuthEnabled: enabled } = config;
    return typeof enabled === 'boolean' ? enabled : undefined;
  } catch (error) {
    if (error instanceof HeadwaterError && UNTOLD.has(error.codeName)) return undefined;
    throw error;
  }
}

const UNTOLD: ReadonlySet<string> = new Set(['catalog-failed', 'catalog-rejected', 'catalog-forbidden']);
