import { compareText } from '../../../errors/compare-text.js';
import { readPolicy } from '../../policy/read-policy.js';
import { type StoredPolicy, storedPolicies } from '../../policy/stored-policies.js';
import { compileFilters } from '../../search/compile-filters.js';
import { type PageInput, takeOffsetPage } from '../../search/offset-page.js';
import type { SearchDocument } from '../../search/search-document.js';
import { readTextQuery } from '../../search/text-query.js';
import { textsAt } from '../../shared/json-accessors.js';
import type { RequestScope } from '../request-scope.js';
import { type FilterInput, readFilterGroups } from '../search/search-input.js';
import { policyObject } from './policy-object.js';
import { requirePolicyManager } from './require-policy-manager.js';

export interface ListPoliciesInput extends FilterInput, PageInput {
  readonly query?: string | null;
}

/** Source: `ListPoliciesResolver`. */
const DEFAULT_COUNT = 20;

/** The query `listPolicies`. Policies with unknown members grant nothing and are not listed. */
export function listPolicies(input: ListPoliciesInput, scope: RequestScope): unknown {
  requirePolicyManager(scope);
  const groups = readFilterGroups(input, scope.dialect);
  const score = readTextQuery(input.query);
  const isFitting = compileFilters(groups);
  const found = storedPolicies(scope.store)
    .filter(({ urn, info }) => readPolicy(urn, info) !== undefined)
    .map((policy) => ({ policy, document: policyDocument(policy) }))
    .filter(({ document }) => score(document) !== undefined && isFitting(document))
    .map(({ policy }) => policy)
    .sort((a, b) => updatedAt(b) - updatedAt(a) || compareText(a.urn, b.urn));
  const page = takeOffsetPage(
    found,
    { ...input, count: input.count ?? DEFAULT_COUNT },
    scope.dialect,
  );
  return {
    start: page.start,
    count: page.count,
    total: page.total,
    policies: page.rows.map((one) => policyObject(one, scope)),
  };
}

/**
 * Returns the search document of a policy. Source: the `@Searchable` annotations of
 * `DataHubPolicyInfo`.
 */
function policyDocument({ urn, info }: StoredPolicy): SearchDocument {
  const text = (name: string) => textsAt({ texts: [info[name] ?? null] }, 'texts');
  const fields = new Map([
    ['urn', [urn]],
    ['displayName', text('displayName')],
    ['description', text('description')],
    ['type', text('type')],
    ['state', text('state')],
    ['editable', [String(info['editable'] !== false)]],
    ['privileges', textsAt(info, 'privileges')],
  ]);
  const fieldValues = (field: string) => fields.get(field) ?? [];
  const names = () =>
    ['displayName', 'description'].flatMap((field) =>
      fieldValues(field).map((value) => ({ field, value })),
    );
  return { urn, fieldValues, names, texts: () => [] };
}

function updatedAt({ info }: StoredPolicy): number {
  return typeof info['lastUpdatedTimestamp'] === 'number' ? info['lastUpdatedTimestamp'] : 0;
}
