import { compareText } from '../../../errors/compare-text.js';
import type { TokenRecord } from '../../auth/token-record.js';
import type { Criterion } from '../../search/criterion.js';
import { type PageInput, takePage } from '../../search/page.js';
import { readFilters } from '../../search/read-filters.js';
import { forbidden } from '../fault.js';
import { hasPlatformPrivilege } from '../platform-privileges.js';
import type { RequestScope } from '../request-scope.js';
import { requireTokens } from './require-tokens.js';
import { tokenMetadata } from './token-metadata.js';

export interface ListAccessTokenInput extends PageInput {
  readonly filters?: readonly Criterion[] | null;
}

/** Source: DataHub's `ListAccessTokensResolver`; other searches have other defaults. */
const DEFAULT_COUNT = 20;

/** The query `listAccessTokens`: what expires last comes first, and what never expires comes last, as an index sorts it. */
export function listAccessTokens(input: ListAccessTokenInput, scope: RequestScope): unknown {
  const tokens = requireTokens(scope);
  const filters = input.filters ?? [];
  if (!mayList(filters, scope)) throw forbidden();
  const isFitting = readFilters([filters]);
  const found = tokens
    .list()
    .filter((record) => isFitting({ valuesOf: (field) => valuesOf(record, field) }))
    .sort((a, b) => (b.expiresAt ?? 0) - (a.expiresAt ?? 0) || compareText(a.id, b.id));
  const { rows, ...page } = takePage(found, { ...input, count: input.count ?? DEFAULT_COUNT }, scope.dialect);
  return { ...page, tokens: rows.map(tokenMetadata) };
}

function mayList(filters: readonly Criterion[], scope: RequestScope): boolean {
  if (hasPlatformPrivilege(scope, 'manageTokens')) return true;
  return hasPlatformPrivilege(scope, 'generatePersonalAccessTokens') && filters.some((one) => isOwn(one, scope.actor));
}

/** DataHub looks at field and values alone, so that a negated filter, or one by prefix, lists the tokens of others. */
function isOwn({ field, values, negated, condition }: Criterion, actor: string): boolean {
  const plain = negated !== true && ['EQUAL', 'IN'].includes(condition ?? 'EQUAL');
  return plain && field === 'ownerUrn' && values?.length === 1 && values[0] === actor;
}

function valuesOf(record: TokenRecord, field: string): readonly string[] {
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
