import { compareText } from '../../../errors/compare-text.js';
import { readPolicy, type StoredPolicy, storedPolicies } from '../../policy/read-policy.js';
import { compileFilters, jsonDocument } from '../../search/compile-filters.js';
import { takeOffsetPage } from '../../search/offset-page.js';
import type { SearchDocument } from '../../search/search-document.js';
import { readTextQuery } from '../../search/text-query.js';
import { numberAt, textAt } from '../../shared/json-accessors.js';
import { recordOf } from '../entities/entity-object.js';
import { requirePlatformPrivilege } from '../platform-privileges.js';
import type { RootFields } from '../root-fields.js';
import { readFilterGroups } from '../search/search-input.js';

/** Source: `ListPoliciesResolver`. */
const DEFAULT_COUNT = 20;

/** Policies with unknown members grant nothing and are not listed. */
export const listPolicies: RootFields['listPolicies'] = ({ input }, scope) => {
  requirePlatformPrivilege(scope, 'managePolicies');
  const score = readTextQuery(input.query);
  const isFitting = compileFilters(readFilterGroups(input, scope.dialect));
  const found = storedPolicies(scope.store)
    .filter(({ urn, info }) => readPolicy(urn, info) !== undefined)
    .filter((one) => {
      const document = policyDocument(one);
      return score(document) !== undefined && isFitting(document);
    })
    .sort((a, b) => updatedAt(b) - updatedAt(a) || compareText(a.urn, b.urn));
  const { rows, ...page } = takeOffsetPage(found, input, scope.dialect, DEFAULT_COUNT);
  const policies = rows.map((one) => {
    const members = { urn: one.urn, editable: isEditable(one) };
    return recordOf(members, { urn: one.urn, value: one.info }, scope);
  });
  return { ...page, policies };
};

/**
 * Returns the search document of a policy. Source: the `@Searchable` annotations of
 * `DataHubPolicyInfo`.
 */
function policyDocument(policy: StoredPolicy): SearchDocument {
  const { urn, info } = policy;
  return {
    ...jsonDocument(urn, { ...info, editable: isEditable(policy) }),
    urn,
    names: () =>
      ['displayName', 'description'].flatMap((field) => {
        const value = textAt(info, field);
        return value === null ? [] : [{ field, value }];
      }),
    texts: () => [],
  };
}

function isEditable({ info }: StoredPolicy): boolean {
  return info['editable'] !== false;
}

function updatedAt({ info }: StoredPolicy): number {
  return numberAt(info, 'lastUpdatedTimestamp') ?? 0;
}
