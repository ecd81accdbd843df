import { openTokens, type TokenClient } from '../../catalog/tokens/open-tokens.js';
import { badFlag, HeadwaterError } from '../../errors/headwater-error.js';
import { catchInterrupts } from '../../files/interrupts.js';
import type { TokenDuration } from '../../model/access-token.js';
import type { ReportProgress } from '../../model/progress.js';
import type {
  RevokedTokenReport,
  TokenReport,
  TokensReport,
} from '../../report/document/report-document.js';
import { type CorpUserUrn, corpUserUrn, parseCorpUserUrn } from '../../urn/corp-user-urn.js';
import type { CatalogAccess } from '../catalog/catalog-access.js';
import { userAgent } from '../process/tool.js';

/** The catalog whose tokens a task reads or writes. */
export interface TokensRequest {
  readonly catalog: CatalogAccess;
  /** Once aborted, reading ends with `interrupted`. */
  readonly signal?: AbortSignal | undefined;
  /** Takes the progress of the requests. Default: it is not reported. */
  readonly progress?: ReportProgress | undefined;
}

/** The token to create. */
export interface CreateTokenRequest extends TokensRequest {
  /** The purpose of the token, not blank. */
  readonly name: string;
  /** Default: none. */
  readonly description?: string | undefined;
  readonly duration: TokenDuration;
  /** A user name or an urn. Another user requires a privilege. Default: the caller. */
  readonly user?: string | undefined;
  /**
   * The service account that the token represents, instead of a user: its display name, user name
   * or urn. It is created if no account has the display name. Requires the privilege to manage
   * service accounts.
   */
  readonly serviceAccount?: string | undefined;
}

/**
 * Creates a personal access token. Only the report contains its text, and the text cannot be read
 * again.
 *
 * @throws HeadwaterError `bad-flag`, exit code 64, for an invalid user; `catalog-tokens-disabled`,
 *   `catalog-forbidden`
 */
export async function createToken(wanted: CreateTokenRequest): Promise<TokenReport> {
  const { name, description, duration, user, serviceAccount, ...request } = wanted;
  if (name.trim() === '')
    throw badFlag('a token needs a name', 'say what it is for, such as --name ci');
  if (serviceAccount !== undefined && user !== undefined)
    throw badFlag(
      'a token represents a user or a service account, not both',
      'leave out --for or --service-account',
    );
  if (serviceAccount?.trim() === '')
    throw badFlag(
      'the name of the service account is empty',
      'say which program it is for, such as --service-account pipeline',
    );
  const actor = user === undefined ? undefined : parseUser(user);
  const made = await withTokens(request, (tokens) =>
    tokens.create({ name, description, duration, actor, serviceAccount }),
  );
  return { kind: 'token', ...made };
}

/** The tokens to list. */
export interface ListTokensRequest extends TokensRequest {
  /** True to list the tokens of all users, which requires a privilege. Default: our own. */
  readonly all?: boolean | undefined;
}

/**
 * Lists personal access tokens, without their texts.
 *
 * @throws HeadwaterError `catalog-tokens-disabled`, `catalog-forbidden`
 */
export async function listTokens({
  all = false,
  ...request
}: ListTokensRequest): Promise<TokensReport> {
  return await withTokens(request, async (tokens) => ({
    kind: 'tokens',
    origin: tokens.origin,
    all,
    tokens: await tokens.list(all ? 'all' : 'own'),
  }));
}

/** The token to revoke. */
export interface RevokeTokenRequest extends TokensRequest {
  /** The id of the token as the list shows it, or its urn. */
  readonly id: string;
}

/**
 * Revokes a token.
 *
 * @throws HeadwaterError `bad-flag`, exit code 64, for the text of a token instead of its id. The
 *   message does not repeat the text.
 */
export async function revokeToken({
  id,
  ...request
}: RevokeTokenRequest): Promise<RevokedTokenReport> {
  const bare = id.trim().replace(/^urn:li:dataHubAccessToken:/, '');
  if (bare === '') throw badFlag('the id of the token is empty', SHOWN_BY_LIST);
  if (/^eyJ[\w-]+\.[\w-]+\.[\w-]*$/.test(bare)) {
    throw badFlag(
      'this is the text of a token, not its id; the shell may have saved it in its history',
      SHOWN_BY_LIST,
    );
  }
  await withTokens(request, (tokens) => tokens.revoke(bare));
  return { kind: 'token-revoked', id: bare };
}

/** A hint about privileges, by their names in DataHub's policies. */
const PRIVILEGES =
  'your own tokens require the platform privilege "Generate Personal Access Tokens", those of others "Manage All Access Tokens", those of service accounts "Manage Service Accounts"';

const SHOWN_BY_LIST = 'headwater token list shows the ids';

async function withTokens<T>(
  { catalog, signal, progress }: TokensRequest,
  use: (tokens: TokenClient) => Promise<T>,
): Promise<T> {
  const tokens = openTokens({ ...catalog, userAgent, signal, progress });
  try {
    return await catchInterrupts(() => use(tokens));
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
  if (parts.ok && parts.value.username !== '')
    return corpUserUrn(parts.value.username, parts.value.namespace);
  throw badFlag(
    `"${text}" names no user`,
    'give the user name, such as jane, or the urn, such as urn:li:corpuser:jane',
  );
}
