import { openTokens, type TokenKeeper } from '../../catalog/tokens/open-tokens.js';
import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import type { TokenDuration } from '../../model/access-token.js';
import type { RevokedTokenReport, TokenReport, TokensReport } from '../../report/report-document.js';
import { type CorpUserUrn, corpUserUrn, parseCorpUserUrn } from '../../urn/corp-user-urn.js';
import type { CatalogAccess } from '../catalog-access.js';
import { userAgent } from '../tool.js';

export interface TokensRequest {
  readonly catalog: CatalogAccess;
  /** Once aborted, reading ends with `interrupted`. */
  readonly signal?: AbortSignal | undefined;
}

export interface CreateTokenRequest extends TokensRequest {
  readonly name: string;
  readonly description?: string | undefined;
  readonly duration: TokenDuration;
  /** A user name or an urn. Default: the caller. For another user it takes the privilege to manage all tokens. */
  readonly user?: string | undefined;
}

/**
 * Makes a personal access token. The report holds its text, and is the only place that ever does.
 *
 * @throws HeadwaterError `bad-flag`, exit code 64, for what names no user; `catalog-tokens-disabled`, `catalog-forbidden`
 */
export async function createToken({ name, description, duration, user, ...request }: CreateTokenRequest): Promise<TokenReport> {
  if (name.trim() === '') throw badFlag('a token needs a name', 'say what it is for, such as --name ci');
  const actor = user === undefined ? undefined : parseUser(user);
  const made = await withTokens(request, (tokens) => tokens.create({ name, description, duration, actor }));
  return { kind: 'token', ...made };
}

export interface ListTokensRequest extends TokensRequest {
  /** Those of everybody, which takes the privilege to manage all tokens. Default: those that the caller made. */
  readonly all?: boolean | undefined;
}

export async function listTokens({ all = false, ...request }: ListTokensRequest): Promise<TokensReport> {
  return await withTokens(request, async (tokens) => ({
    kind: 'tokens',
    origin: tokens.origin,
    all,
    tokens: await tokens.list(all ? 'all' : 'own'),
  }));
}

export interface RevokeTokenRequest extends TokensRequest {
  /** Of the token, as the list shows it; or its urn. */
  readonly id: string;
}

/** @throws HeadwaterError `bad-flag`, exit code 64, for a token's text in place of its id, which is not repeated */
export async function revokeToken({ id, ...request }: RevokeTokenRequest): Promise<RevokedTokenReport> {
  const bare = id.trim().replace(/^urn:li:dataHubAccessToken:/, '');
  if (bare === '') throw badFlag('the id of the token is empty', SHOWN_BY_LIST);
  if (/^eyJ[\w-]+\.[\w-]+\.[\w-]*$/.test(bare)) {
    throw badFlag('what is given is the text of a token, not its id; the shell may have written it into its history', SHOWN_BY_LIST);
  }
  await withTokens(request, (tokens) => tokens.revoke(bare));
  return { kind: 'token-revoked', id: bare };
}

/** By the names under which DataHub's policies show them. */
const PRIVILEGES =
  'tokens of your own take the platform privilege "Generate Personal Access Tokens", those of others "Manage All Access Tokens"';

const SHOWN_BY_LIST = 'headwater token list shows the ids';

async function withTokens<T>({ catalog, signal }: TokensRequest, use: (tokens: TokenKeeper) => Promise<T>): Promise<T> {
  const tokens = openTokens({ ...catalog, userAgent, signal });
  try {
    return await use(tokens);
  } catch (error) {
    if (!(error instanceof HeadwaterError) || error.codeName !== 'catalog-forbidden') throw error;
    throw new HeadwaterError(error.codeName, error.message, { hint: PRIVILEGES });
  } finally {
    await tokens.close();
  }
}

function parseUser(text: string): CorpUserUrn {
  const urn = text.startsWith('urn:') ? text : corpUserUrn(text);
  const parts = parseCorpUserUrn(urn);
  if (parts.ok && parts.value.username !== '') return corpUserUrn(parts.value.username, parts.value.namespace);
  throw badFlag(`"${text}" names no user`, 'give the user name, such as jane, or the urn, such as urn:li:corpuser:jane');
}

function badFlag(message: string, hint: string): HeadwaterError {
  return new HeadwaterError('bad-flag', message, { exitCode: exitCodes.usage, hint });
}
