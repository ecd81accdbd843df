import type { AccessToken, CreatedToken, TokenDuration } from '../../model/access-token.js';
import type { CorpUserUrn } from '../../urn/corp-user-urn.js';
import type { Closable, ConnectionOptions } from '../http/catalog-options.js';
import { readActor } from '../http/read-actor.js';
import { object, shape, text } from '../http/shape.js';
import { openWire, type Wire } from '../http/wire.js';
import { listTokens } from './list-tokens.js';
import { TOKEN, TOKEN_FIELDS, toToken } from './read-token.js';
import { findOrCreateServiceAccount } from './service-account.js';
import { requireTokenAuth } from './token-auth.js';

/** The operations on the personal access tokens of a catalog. */
export interface TokenClient {
  readonly origin: string;
  /**
   * Creates a token. If the answer is lost, the token exists, but its text is unknown.
   *
   * @throws HeadwaterError `catalog-tokens-disabled` if the catalog does not check tokens;
   * `catalog-forbidden`
   */
  create(request: TokenRequest): Promise<CreatedToken>;
  /**
   * Lists the tokens that the caller made, or all tokens, by name. The list comes from the search
   * index, which may lag behind recent changes.
   *
   * @throws HeadwaterError `catalog-tokens-disabled`; `catalog-forbidden`; `catalog-incomplete` if
   * the list is incomplete
   */
  list(whose: 'own' | 'all'): Promise<readonly AccessToken[]>;
  /**
   * Revokes a token.
   *
   * @throws HeadwaterError `catalog-tokens-disabled`; `catalog-forbidden`; another error of the
   * catalog if the token does not exist
   */
  revoke(id: string): Promise<void>;
}

/** Opens the tokens of a catalog. Sends no request. Throws the errors of `openCatalogReader`. */
export function openTokens(options: ConnectionOptions): TokenClient & Closable {
  const wire = openWire(options);
  return {
    origin: wire.address.origin,
    create: (request) => createToken(wire, request),
    list: (whose) => listTokens(wire, whose),
    revoke: (id) => revokeToken(wire, id),
    close: () => wire.close(),
  };
}

/** The properties of a token to create. */
interface TokenRequest {
  readonly name: string;
  readonly description?: string | undefined;
  readonly duration: TokenDuration;
  /** The user that it represents. Default: the caller. */
  readonly actor?: CorpUserUrn | undefined;
  /** The service account that it represents. Created if no account has that display name. */
  readonly serviceAccount?: string | undefined;
}

const CREATE = `mutation createToken($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) { accessToken metadata { ${TOKEN_FIELDS} } }
}`;

const isCreated = shape(
  object({ createAccessToken: object({ accessToken: text, metadata: TOKEN }) }),
);

/** Creates a token. Errors never quote the answer, since it may contain the token. */
async function createToken(
  wire: Wire,
  { name, description, duration, actor, serviceAccount }: TokenRequest,
): Promise<CreatedToken> {
  await requireTokenAuth(wire);
  const actorUrn =
    serviceAccount === undefined
      ? (actor ?? (await readActor(wire)))
      : await findOrCreateServiceAccount(wire, serviceAccount);
  const input = {
    type: serviceAccount === undefined ? 'PERSONAL' : 'SERVICE_ACCOUNT',
    actorUrn,
    duration,
    name,
    ...(description !== undefined && { description }),
  };
  const data = await wire.graphql({
    kind: 'write',
    what: 'making a token',
    document: CREATE,
    variables: { input },
  });
  if (isCreated(data)) {
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

const REVOKE = 'mutation revokeToken($tokenId: String!) { revokeAccessToken(tokenId: $tokenId) }';

async function revokeToken(wire: Wire, tokenId: string): Promise<void> {
  await requireTokenAuth(wire);
  const { revokeAccessToken } = await wire.graphql({
    kind: 'write',
    what: 'revoking a token',
    document: REVOKE,
    variables: { tokenId },
  });
  if (revokeAccessToken !== true)
    throw wire.fail(
      'catalog-failed',
      'the catalog did not confirm that the token is revoked; it may still be good',
    );
}
