import { optionalQuery } from '../http/graphql.js';
import { flag, object, shape } from '../http/shape.js';
import type { Wire } from '../http/wire.js';

const DOCUMENT = 'query tokenAuth { appConfig { authConfig { tokenAuthEnabled } } }';

const isAnswer = shape(
  object({ appConfig: object({ authConfig: object({ tokenAuthEnabled: flag }) }) }),
);

/** Returns true if the catalog checks tokens. Undefined if it does not know the query. */
export async function readTokenAuthEnabled(wire: Wire): Promise<boolean | undefined> {
  const request = { what: 'asking for token authentication', document: DOCUMENT };
  const data = await optionalQuery(wire.graphql(request));
  return isAnswer(data) ? data.appConfig.authConfig.tokenAuthEnabled : undefined;
}

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
