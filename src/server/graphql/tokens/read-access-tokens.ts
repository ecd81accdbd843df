import { compareText } from '../../../errors/compare-text.js';
import type { Urn } from '../../../urn/urn.js';
import type { AccessTokens } from '../../auth/access-tokens.js';
import { compileFilters, jsonDocument } from '../../search/compile-filters.js';
import type { Criterion } from '../../search/criterion.js';
import { takeOffsetPage } from '../../search/offset-page.js';
import { TOKEN_TYPE, type TokenRecord } from '../../store/token-record.js';
import { entityOf } from '../entities/entity-object.js';
import { hasPlatformPrivilege, requirePlatformPrivilege } from '../platform-privileges.js';
import type { RequestScope } from '../request-scope.js';
import { forbiddenError, ResolverError } from '../resolver-error.js';
import type { RootFields } from '../root-fields.js';
import type { AccessTokenMetadata } from '../schema/generated-types.js';

/** Source: DataHub's `ListAccessTokensResolver`. Other searches have other defaults. */
const DEFAULT_COUNT = 20;

/** Sorted by expiry, latest first. Tokens that do not expire come last, as an index sorts them. */
export const listAccessTokens: RootFields['listAccessTokens'] = ({ input }, scope) => {
  const tokens = requireTokens(scope);
  const filters = input.filters ?? [];
  if (!mayList(filters, scope)) throw forbiddenError();
  const isFitting = compileFilters([filters]);
  const found = tokens
    .list()
    .filter((record) => isFitting(jsonDocument(metadataUrn(record), { ...record })))
    .sort((a, b) => (b.expiresAt ?? 0) - (a.expiresAt ?? 0) || compareText(a.id, b.id));
  const { rows, ...page } = takeOffsetPage(found, input, scope.dialect, DEFAULT_COUNT);
  return { ...page, tokens: rows.map((record) => tokenMetadata(record, scope)) };
};

/** Source: `GetAccessTokenMetadataResolver`. */
export const getAccessTokenMetadata: RootFields['getAccessTokenMetadata'] = ({ token }, scope) => {
  const tokens = requireTokens(scope);
  requirePlatformPrivilege(scope, 'manageTokens');
  const record = tokens.findByText(token);
  // The message must not contain the text of the token.
  if (record === undefined) throw new ResolverError(404, 'Access token no longer exists');
  return tokenMetadata(record, scope);
};

/**
 * Requires the tokens of the catalog.
 *
 * @throws ResolverError while authentication is off
 */
export function requireTokens({ tokens }: RequestScope): AccessTokens {
  if (tokens) return tokens;
  throw new ResolverError(
    400,
    'Token based authentication is currently disabled. Start the catalog with --auth to enable it.',
  );
}

/** Converts a record to the GraphQL object `AccessTokenMetadata`. */
export function tokenMetadata(record: TokenRecord, scope: RequestScope): AccessTokenMetadata {
  return {
    ...record,
    urn: metadataUrn(record),
    type: 'ACCESS_TOKEN',
    owner: () => entityOf(record.ownerUrn, scope, 'corpuser'),
  };
}

function metadataUrn({ id }: TokenRecord): Urn {
  return `urn:li:${TOKEN_TYPE}:${id}` as Urn;
}

function mayList(filters: readonly Criterion[], scope: RequestScope): boolean {
  if (hasPlatformPrivilege(scope, 'manageTokens')) return true;
  return (
    hasPlatformPrivilege(scope, 'generatePersonalAccessTokens') &&
    filters.some((one) => isOwnTokensFilter(one, scope.actor))
  );
}

/**
 * Returns true for a filter on the caller's own tokens. DataHub checks the field and the values
 * alone, so there a negated filter, or a filter by prefix, lists the tokens of other users.
 */
function isOwnTokensFilter(
  { field, values, negated, condition }: Criterion,
  actor: string,
): boolean {
  const plain = negated !== true && ['EQUAL', 'IN'].includes(condition ?? 'EQUAL');
  return plain && field === 'ownerUrn' && values?.length === 1 && values[0] === actor;
}
