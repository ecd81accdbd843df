import { optionalQuery } from '../http/optional-query.js';
import { flag, object, shape } from '../http/shape.js';
import type { Wire } from '../http/wire.js';

const DOCUMENT = 'query tokenAuth { appConfig { authConfig { tokenAuthEnabled } } }';

const isAnswer = shape(
  object({ appConfig: object({ authConfig: object({ tokenAuthEnabled: flag }) }) }),
);

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
  const data = await optionalQuery(asking);
  return isAnswer(data) ? data.appConfig.authConfig.tokenAuthEnabled : undefined;
}
