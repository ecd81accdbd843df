import type { CreatedToken, TokenDuration } from '../../model/access-token.js';
import type { CorpUserUrn } from '../../urn/corp-user-urn.js';
import { readActor } from '../http/read-actor.js';
import { object, shape, text } from '../http/shape.js';
import type { Wire } from '../http/wire.js';
import { TOKEN, TOKEN_FIELDS, toToken } from './read-token.js';
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

const isAnswer = shape(
  object({ createAccessToken: object({ accessToken: text, metadata: TOKEN }) }),
);

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
  const data = await wire.graphql({
    kind: 'write',
    what: 'making a token',
    document: DOCUMENT,
    variables: { input },
  });
  if (isAnswer(data)) {
    const { accessToken, metadata } = data.createAccessToken;
    // A text with white space cannot be a header and may not be a token at all.
    if (/^[\x21-\x7e]+$/.test(accessToken))
      return { secret: accessToken, token: toToken(metadata) };
  }
  throw wire.fail(
    'catalog-failed',
    'the answer to making a token is malformed; a token may have been made',
    'run headwater token list, and revoke the token that was made',
  );
}
