import type { MadeToken, TokenDuration } from '../../model/access-token.js';
import { isJsonObject } from '../../model/json.js';
import type { CorpUserUrn } from '../../urn/corp-user-urn.js';
import { readActor } from '../read-actor.js';
import { isString } from '../shape.js';
import type { Wire } from '../wire.js';
import { readToken, TOKEN_FIELDS } from './read-token.js';
import { requireTokens } from './require-tokens.js';

export interface TokenRequest {
  readonly name: string;
  readonly description?: string | undefined;
  readonly duration: TokenDuration;
  /** Whom it represents. Default: the caller. */
  readonly actor?: CorpUserUrn | undefined;
}

const DOCUMENT = `mutation createToken($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) { accessToken metadata { ${TOKEN_FIELDS} } }
}`;

/** Not shown on any way but the one back: what is wrong with an answer is said without quoting it. */
export async function createToken(wire: Wire, { name, description, duration, actor }: TokenRequest): Promise<MadeToken> {
  await requireTokens(wire);
  const actorUrn = actor ?? (await readActor(wire));
  const input = { type: 'PERSONAL', actorUrn, duration, name, ...(description !== undefined && { description }) };
  const { createAccessToken } = await wire.graphql({ kind: 'write', what: 'making a token', document: DOCUMENT, variables: { input } });
  const { accessToken, metadata } = isJsonObject(createAccessToken) ? createAccessToken : {};
  const token = readToken(metadata);
  // A text that is no single line would not be usable as a header, and might not be a token at all.
  if (isString(accessToken) && /^[\x21-\x7e]+$/.test(accessToken) && token !== undefined) return { secret: accessToken, token };
  throw wire.fail(
    'catalog-failed',
    'the answer to making a token is malformed; a token may have been made',
    'look with headwater token list, and revoke what nobody knows the text of',
  );
}
