import type { Json } from '../../model/json.js';
import { type CorpUserUrn, corpUserUrn, parseCorpUserUrn } from '../../urn/corp-user-urn.js';
import type { GraphQlWire } from './ask-graphql.js';
import { object, shape, text } from './shape.js';

/** The query for the user of the caller. */
export const WHO_AM_I = 'query whoAmI { me { corpUser { urn } } }';

const isAnswer = shape(object({ me: object({ corpUser: object({ urn: text }) }) }));

/** Reads the user of the token. Without a token, reads the user that anonymous callers get. */
export async function readActor(wire: GraphQlWire): Promise<CorpUserUrn> {
  const data = await wire.graphql({ what: 'reading the user of the token', document: WHO_AM_I });
  const actor = readActorUrn(data);
  if (actor === undefined)
    throw wire.fail(
      'catalog-incomplete',
      'the catalog does not state which user the token represents',
    );
  return actor;
}

/** Reads the user from the `data` of an answer to {@link WHO_AM_I}. */
export function readActorUrn(data: Json | undefined): CorpUserUrn | undefined {
  const parts = isAnswer(data) ? parseCorpUserUrn(data.me.corpUser.urn) : undefined;
  return parts?.ok ? corpUserUrn(parts.value.username, parts.value.namespace) : undefined;
}
