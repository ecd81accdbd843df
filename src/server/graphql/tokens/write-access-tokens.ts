import { type CorpUserUrn, corpUserUrn, parseCorpUserUrn } from '../../../urn/corp-user-urn.js';
import { DEFAULT_NAMESPACE } from '../../../urn/urn.js';
import { brokenInput } from '../../shared/broken-input.js';
import type { Dialect } from '../../shared/dialect.js';
import { requireServiceAccount } from '../identity/users.js';
import { hasPlatformPrivilege } from '../platform-privileges.js';
import type { RequestScope } from '../request-scope.js';
import { forbiddenError, ResolverError, requireUrn } from '../resolver-error.js';
import type { RootFields } from '../root-fields.js';
import type {
  AccessToken,
  AccessTokenDuration,
  CreateAccessTokenInput,
} from '../schema/generated-types.js';
import { requireTokens, tokenMetadata } from './read-access-tokens.js';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Source: DataHub's `AccessTokenUtil`, which lacks ONE_WEEK and refuses it. */
const DURATIONS_MS: Readonly<Record<Exclude<AccessTokenDuration, 'ONE_WEEK'>, number | undefined>> =
  {
    ONE_HOUR: HOUR_MS,
    ONE_DAY: DAY_MS,
    ONE_MONTH: 30 * DAY_MS,
    THREE_MONTHS: 90 * DAY_MS,
    SIX_MONTHS: 180 * DAY_MS,
    ONE_YEAR: 365 * DAY_MS,
    NO_EXPIRY: undefined,
  };

export const createAccessToken: RootFields['createAccessToken'] = ({ input }, scope) =>
  issueToken(input, scope);

/** Issues a token in the older form of `createAccessToken`. */
export const getAccessToken: RootFields['getAccessToken'] = ({ input }, scope) =>
  issueToken({ ...input, name: 'getAccessToken' }, scope);

/**
 * Issues a token. The user need not exist: the catalog refuses a token of an unknown user at its
 * use. Source: `CreateAccessTokenResolver`.
 */
async function issueToken(
  input: CreateAccessTokenInput,
  scope: RequestScope,
): Promise<AccessToken> {
  const tokens = requireTokens(scope);
  if (!mayCreate(input, scope)) throw forbiddenError();
  if (input.type === 'SERVICE_ACCOUNT') requireServiceAccount(input.actorUrn, scope);
  const { text, record } = await tokens.create({
    type: input.type,
    actor: requireUser(input.actorUrn, scope),
    owner: scope.actor,
    name: input.name,
    description: input.description ?? undefined,
    durationMs: durationMs(input.duration, scope.dialect),
  });
  return { accessToken: text, metadata: tokenMetadata(record, scope) };
}

/**
 * Callers without the right to revoke all tokens do not learn which tokens exist. Source:
 * `RevokeAccessTokenResolver`.
 */
export const revokeAccessToken: RootFields['revokeAccessToken'] = ({ tokenId }, scope) => {
  const tokens = requireTokens(scope);
  const record = tokens.find(tokenId);
  if (record?.ownerUrn !== scope.actor && !hasPlatformPrivilege(scope, 'manageTokens'))
    throw forbiddenError();
  if (record === undefined)
    throw brokenInput(
      scope.dialect,
      'Failed to revoke access token. Root cause: Access token no longer exists',
    );
  tokens.revoke(tokenId);
  return true;
};

function mayCreate(
  { type, actorUrn }: Pick<CreateAccessTokenInput, 'type' | 'actorUrn'>,
  scope: RequestScope,
): boolean {
  if (type === 'SERVICE_ACCOUNT') return hasPlatformPrivilege(scope, 'manageServiceAccounts');
  if (hasPlatformPrivilege(scope, 'manageTokens')) return true;
  return actorUrn === scope.actor && hasPlatformPrivilege(scope, 'generatePersonalAccessTokens');
}

/** Requires a user in the default namespace, since a token contains the bare name. */
function requireUser(text: string, { dialect }: RequestScope): CorpUserUrn {
  const parts = parseCorpUserUrn(requireUrn(text, dialect));
  if (parts.ok && parts.value.namespace === DEFAULT_NAMESPACE)
    return corpUserUrn(parts.value.username);
  throw new ResolverError(
    400,
    `${text} is not a user; give actorUrn as urn:${DEFAULT_NAMESPACE}:corpuser:<user name>`,
  );
}

/** Returns the duration in milliseconds. Undefined for a token that does not expire. */
function durationMs(duration: AccessTokenDuration, dialect: Dialect): number | undefined {
  if (duration === 'ONE_WEEK')
    throw brokenInput(dialect, `Unrecognized access token duration ${duration} provided`);
  return DURATIONS_MS[duration];
}
