import type { SensitiveAncestor, UnreadDataset } from '../impact/sensitive-differences.js';
import type { GuardContext, GuardTrip } from './guard.js';

/**
 * Refuses to make columns derived from what is watched, or to end that, without a word: both move sensitive data, or hide
 * that it moves. One trip a watched column. What could not be read may be watched.
 */
export function sensitiveAncestor({ sensitive }: GuardContext): readonly GuardTrip[] {
  return [...sensitive.ancestors.map(ancestorTrip), ...sensitive.unread.map(unreadTrip), ...(sensitive.complete ? [] : [TOO_LARGE])];
}

function ancestorTrip({ address, urns, gainedBy, lostBy }: SensitiveAncestor): GuardTrip {
  const parts = [
    ...(gainedBy.length > 0 ? [`${columns(gainedBy)} would come to be derived from it`] : []),
    ...(lostBy.length > 0 ? [`${columns(lostBy)} would be derived from it no more`] : []),
  ];
  return { guard: 'sensitive', address, message: `"${address}" carries ${urns.join(', ')}, and ${parts.join(', and ')}` };
}

const MAX_NAMED = 3;

function columns(addresses: readonly string[]): string {
  const named = addresses.slice(0, MAX_NAMED).map((address) => `"${address}"`);
  const more = addresses.length - named.length;
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
}

function unreadTrip({ address, what, why }: UnreadDataset): GuardTrip {
  const because = why === null ? '' : `: ${why}`;
  const message =
    what === 'tags'
      ? `tags and terms of "${address}" cannot be read, so nobody can tell whether what is gained or lost is sensitive${because}`
      : `the lineage of "${address}" cannot be read, and it may be derived from what is sensitive${because}`;
  return { guard: 'sensitive', address, message };
}

const TOO_LARGE: GuardTrip = {
  guard: 'sensitive',
  address: null,
  message: 'there are more columns than could be compared, so nobody can tell whether what is gained or lost is sensitive',
};
