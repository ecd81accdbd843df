import { compareText } from '../../../errors/compare-text.js';
import { compileFilters } from '../../search/compile-filters.js';
import type { Criterion } from '../../search/criterion.js';
import { type PageInput, takeOffsetPage } from '../../search/offset-page.js';
import type { TokenRecord } from '../../store/token-record.js';
import { hasPlatformPrivilege } from '../platform-privileges.js';
import type { RequestScope } from '../request-scope.js';
import { forbiddenError } from '../resolver-error.js';
import { requireTokens } from './require-tokens.js';
import { tokenMetadata } from './token-metadata.js';

export interface ListAccessTokenInput extends PageInput {
  readonly filters?: readonly Criterion[] | null;
}

/** Source: DataHub's `ListAccessTokensResolver`. Other searches have other defaults. */
const DEFAULT_COUNT = 20;

/**
 * The query `listAccessTokens`, sorted by expiry, latest first. Tokens that do not expire come
 * last, as an index sorts them.
 */
export function listAccessTokens(input: ListAccessTokenInput, scope: RequestScope): unknown {
  const tokens = requireTokens(scope);
  const filters = input.filters ?? [];
  if (!mayList(filters, scope)) throw forbiddenError();
  const isFitting = compileFilters([filters]);
  const found = tokens
    .list()
    .filter((record) => isFitting({ fieldValues: (field) => fieldValues(record, field) }))
    .sort((a, b) => (b.expiresAt ?? 0) - (a.expiresAt ?? 0) || compareText(a.id, b.id));
  const { rows, ...page } = takeOffsetPage(
    found,
    { ...input, count: input.count ?? DEFAULT_COUNT },
    scope.dialect,
  );
  return { ...page, tokens: rows.map(tokenMetadata) };
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
 * alone, so that a negated filter, or one by prefix, lists the tokens of other users.
 */
function isOwnTokensFilter(
  { field, values, negated, condition }: Criterion,
  actor: string,
): boolean {
  const plain = negated !== true && ['EQUAL', 'IN'].includes(condition ?? 'EQUAL');
  return plain && field === 'ownerUrn' && values?.length === 1 && values[0] === actor;
}

function fieldValues(record: TokenRecord, field: string): readonly string[] {
  const value = FIELDS.has(field) ? record[field as keyof TokenRecord] : undefined;
  return value === undefined ? [] : [String(value)];
}

const FIELDS: ReadonlySet<string> = new Set<keyof TokenRecord>([
  'id',
  'name',
  'description',
  'actorUrn',
  'ownerUrn',
  'createdAt',
  'expiresAt',
]);
