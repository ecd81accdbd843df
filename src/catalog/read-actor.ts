import { isJsonObject } from '../model/json.js';
import { type CorpUserUrn, corpUserUrn, parseCorpUserUrn } from '../urn/corp-user-urn.js';
import type { Fail } from './failure.js';
import type { AskGraphQl } from './graphql.js';
import { isString } from './shape.js';

const DOCUMENT = 'query whoAmI { me { corpUser { urn } } }';

/** The user whom the token represents, or as whom the catalog treats callers without one. */
export async function readActor(wire: { readonly graphql: AskGraphQl; readonly fail: Fail }): Promise<CorpUserUrn> {
  const { me } = await wire.graphql({ kind: 'read', what: 'reading who the token belongs to', document: DOCUMENT, variables: {} });
  const user = isJsonObject(me) ? me['corpUser'] : undefined;
  const urn = isJsonObject(user) ? user['urn'] : undefined;
  const parts = isString(urn) ? parseCorpUserUrn(urn) : undefined;
  if (parts?.ok !== true) throw wire.fail('catalog-incomplete', 'the catalog does not say whom the token represents');
  return corpUserUrn(parts.value.username, parts.value.namespace);
}
