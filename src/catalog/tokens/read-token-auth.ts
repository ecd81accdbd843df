import { isJsonObject } from '../../model/json.js';
import { optionalQuery } from '../http/optional-query.js';
import type { Wire } from '../http/wire.js';

const DOCUMENT = 'query tokenAuth { appConfig { authConfig { tokenAuthEnabled } } }';

/**
 * Returns true if the catalog checks tokens. Returns undefined if the catalog does not know the
 * query. The operation itself then shows it.
 */
export async function readTokenAuthEnabled(wire: Wire): Promise<boolean | undefined> {
  const asking = wire.graphql({
    kind: 'read',
    what: 'asking for token authentication',
    document: DOCUMENT,
    variables: {},
  });
  const appConfig = (await optionalQuery(asking))?.['appConfig'];
  const authConfig = isJsonObject(appConfig) ? appConfig['authConfig'] : undefined;
  const enabled = isJsonObject(authConfig) ? authConfig['tokenAuthEnabled'] : undefined;
  return typeof enabled === 'boolean' ? enabled : undefined;
}
