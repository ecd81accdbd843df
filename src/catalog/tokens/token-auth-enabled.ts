import { isJsonObject } from '../../model/json.js';
import { orUntold } from '../or-untold.js';
import type { Wire } from '../wire.js';

const DOCUMENT = 'query tokenAuth { appConfig { authConfig { tokenAuthEnabled } } }';

/** Whether the catalog looks at tokens; nothing where it does not know the question: then the operation itself tells. */
export async function tokenAuthEnabled(wire: Wire): Promise<boolean | undefined> {
  const asking = wire.graphql({ kind: 'read', what: 'asking for token authentication', document: DOCUMENT, variables: {} });
  const appConfig = (await orUntold(asking))?.['appConfig'];
  const authConfig = isJsonObject(appConfig) ? appConfig['authConfig'] : undefined;
  const enabled = isJsonObject(authConfig) ? authConfig['tokenAuthEnabled'] : undefined;
  return typeof enabled === 'boolean' ? enabled : undefined;
}
