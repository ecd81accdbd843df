import { isJsonObject } from '../../model/json.js';
import { type CorpUserUrn, corpUserUrn, parseCorpUserUrn } from '../../urn/corp-user-urn.js';
import type { Fail } from './fail.js';
import type { AskGraphQl } from './graphql.js';
import { isString } from './type-guards.js';

const DOCUMENT = 'query whoAmI { me { corpUser { urn } } }';

/**
 * Reads the user that the token represents. Without a token: the user as whom the catalog treats
 * anonymous callers.
 */
export async function readActor(wire: {
  readonly graphql: AskGraphQl;
  readonly fail: Fail;
}): Promise<CorpUserUrn> {
  const { me } = await wire.graphql({
    kind: 'read',
    what: 'reading the user of the token',
    document: DOCUMENT,
    variables: {},
  });
  const user = isJsonObject(me) ? me['corpUser'] : undefined;
  const urn = isJsonObject(user) ? user['urn'] : undefined;
  const parts = isString(urn) ? parseCorpUserUrn(urn) : undefined;
  if (parts?.ok !== true)
    throw wire.fail(
      'catalog-incomplete',
      'the catalog does not state which user the token represents',
    );
  return corpUserUrn(parts.value.username, parts.value.namespace);
}
