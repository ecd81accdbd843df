import type { CreatedToken, TokenDuration } from '../../model/access-token.js';
import { isJsonObject } from '../../model/json.js';
import type { CorpUserUrn } from '../../urn/corp-user-urn.js';
import { readActor } from '../http/read-actor.js';
import { isString } from '../http/type-guards.js';
import type { Wire } from '../http/wire.js';
import { readToken, TOKEN_FIELDS } from './read-token.js';
import { requireTokenAuth } from './require-token-auth.js';

/** The properties of a token to create. */
export interface TokenRequest {
  readonly name: string;
  readonly description?: string | undefined;
  readonly duration: TokenDuration;
  /** The user that it represents. Default: the caller. */
  readonly actor?: CorpUserUrn | undefined;
}

const DOCUMENT = `mutation createToken($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) { accessToken metadata { ${TOKEN_FIELDS} } }
}`;

/** Creates a token. Errors never quote the answer, since it may contain the token. */
export async function createToken(
  wire: Wire,
  { name, description, duration, actor }: TokenRequest,
): Promise<CreatedToken> {
  await requireTokenAuth(wire);
  const actorUrn = actor ?? (await readActor(wire));
  const input = {
    type: 'PERSONAL',
    actorUrn,
    duration,
    name,
    ...(description !== undefined && { description }),
  };
  const { createAccessToken } = await wire.graphql({
    kind: 'write',
    what: 'making a token',
    document: DOCUMENT,
    variables: { input },
  });
  const { accessToken, metadata } = isJsonObject(createAccessToken) ? createAccessToken : {};
  const token = readToken(metadata);
  // A text with white space cannot be a header and may not be a token at all.
  if (isString(accessToken) && /^[\x21-\x7e]+$/.test(accessToken) && token !== undefined)
    return { secret: accessToken, token };
  throw wire.fail(
    'catalog-failed',
    'the answer to making a token is malformed; a token may have been made',
    'run headwater token list, and revoke the token that was made',
  );
}
