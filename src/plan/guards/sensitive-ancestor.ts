import type { GuardViolation } from '../document/plan.js';
import type { SensitiveAncestor, UnreadDataset } from '../impact/sensitive-differences.js';
import type { GuardContext } from './guard.js';

/**
 * Refuses a plan in which columns gain or lose a watched ancestor: both move sensitive data, or
 * hide that it moves. Reports one violation for each watched column. A dataset that could not be
 * read may be watched.
 */
export function sensitiveAncestor({ sensitive }: GuardContext): readonly GuardViolation[] {
  return [
    ...sensitive.ancestors.map(ancestorViolation),
    ...sensitive.unread.map(unreadViolation),
    ...(sensitive.complete ? [] : [TOO_LARGE]),
  ];
}

function ancestorViolation({
  address,
  urns,
  gainedBy,
  lostBy,
  dashboards,
}: SensitiveAncestor): GuardViolation {
  const parts = [
    ...(gainedBy.length > 0 ? [`${listed(gainedBy)} would become derived from it`] : []),
    ...(lostBy.length > 0 ? [`${listed(lostBy)} would no longer be derived from it`] : []),
  ];
  const shown =
    dashboards.length === 0
      ? ''
      : `; downstream of that: ${dashboards.length === 1 ? 'dashboard' : 'dashboards'} ${listed(dashboards)}`;
  return {
    guard: 'sensitive',
    address,
    message: `"${address}" carries ${urns.join(', ')}, and ${parts.join(', and ')}${shown}`,
  };
}

const MAX_NAMED = 3;

function listed(addresses: readonly string[]): string {
  const named = addresses.slice(0, MAX_NAMED).map((address) => `"${address}"`);
  const more = addresses.length - named.length;
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
}

function unreadViolation({ address, what, why }: UnreadDataset): GuardViolation {
  const because = why === null ? '' : `: ${why}`;
  const message =
    what === 'tags'
      ? `tags and terms of "${address}" cannot be read, so it is unknown whether what is gained or lost is sensitive${because}`
      : `the lineage of "${address}" cannot be read, and it may be derived from what is sensitive${because}`;
  return { guard: 'sensitive', address, message };
}

const TOO_LARGE: GuardViolation = {
  guard: 'sensitive',
  address: null,
  message:
    'there are more columns than could be compared, so it is unknown whether what is gained or lost is sensitive',
};
