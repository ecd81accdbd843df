import { itemAt } from '../../model/item-at.js';
import { identityPart, type Mark, type PairIdentity, pairFingerprint } from '../../model/mark.js';
import type { ObservedPair, PairOccurrence } from './observed-unit.js';

/**
 * An existing pair as one stack sees it. The fields of the occurrence come from the record
 * that counts for the stack.
 */
export interface SeenPair extends PairOccurrence {
  readonly key: string;
  readonly occurrences: ObservedPair['occurrences'];
  /** The occurrences that the stack's mark names. Empty if the pair is not ours. */
  readonly own: readonly PairOccurrence[];
  readonly others: readonly PairOccurrence[];
}

/** The pairs that some marks name, prepared for lookups. */
export interface MarkedPairs {
  readonly fingerprints: ReadonlySet<string>;
  /** The parts of the fingerprints that identify columns, without the transform. */
  readonly identities: ReadonlySet<string>;
}

export function markedPairs(marks: readonly Pick<Mark, 'pairs'>[]): MarkedPairs {
  const fingerprints = new Set(marks.flatMap(({ pairs }) => pairs));
  return { fingerprints, identities: new Set([...fingerprints].map(identityPart)) };
}

/** Returns true if a mark names any record of a pair. */
export function namesPair(
  { identities }: MarkedPairs,
  { occurrences }: Pick<ObservedPair, 'occurrences'>,
): boolean {
  return occurrences.some(({ fingerprint }) => identities.has(identityPart(fingerprint)));
}

/**
 * Finds the occurrences of a pair that a mark names. If we may change some of them, only these
 * count. If we may change none, all count: an adoption marks such occurrences.
 *
 * Another writer may have given our record another transform. The mark then names the pair, but
 * none of its records. If all records that we may change have one transform, they count as ours. If
 * they have several, none counts, since it is unknown which of them was ours.
 */
export function ownOccurrences(
  { occurrences }: Pick<ObservedPair, 'occurrences'>,
  marked: MarkedPairs,
): readonly PairOccurrence[] {
  const exact = occurrences.filter(({ fingerprint }) => marked.fingerprints.has(fingerprint));
  const changeable = exact.filter(({ writable }) => writable);
  if (exact.length > 0) return changeable.length > 0 ? changeable : exact;
  const altered = occurrences.filter(
    ({ writable, fingerprint }) => writable && marked.identities.has(identityPart(fingerprint)),
  );
  return altered.every(({ fingerprint }) => fingerprint === altered[0]?.fingerprint) ? altered : [];
}

/** Decides which of several records of a pair counts for a stack. */
export interface SeenPairOptions {
  /**
   * Returns true for an occurrence that matches the declaration. The first of these counts.
   * Default: the first occurrence counts.
   */
  readonly isWanted?: (one: PairOccurrence) => boolean;
  /**
   * The pairs that the marks of other stacks name. If the pair is not ours, their records count
   * before unmarked ones. Default: none.
   */
  readonly foreign?: MarkedPairs;
}

const NO_MARKS = markedPairs([]);

/** Returns a pair as the stack of the given marks sees it. */
export function seenPair(
  pair: ObservedPair,
  marked: MarkedPairs,
  { isWanted = () => true, foreign = NO_MARKS }: SeenPairOptions = {},
): SeenPair {
  const { key, occurrences } = pair;
  const own = ownOccurrences(pair, marked);
  const candidates = orderCandidates(pair, [own, ownOccurrences(pair, foreign)]);
  const { fingerprint, downstreamField, upstream, upstreamField, transform, confidence, writable } =
    candidates.find(isWanted) ?? itemAt(candidates, 0);
  // Lists each member: a plan makes one such object a pair, and a spread is ten times slower.
  return {
    key,
    fingerprint,
    downstreamField,
    upstream,
    upstreamField,
    transform,
    confidence,
    writable,
    occurrences,
    own,
    others: occurrences.filter((one) => !own.includes(one)),
  };
}

/**
 * Returns the first list that is not empty. If all lists are empty, returns all occurrences. Those
 * that we may change come first.
 */
function orderCandidates(
  { occurrences }: ObservedPair,
  lists: readonly (readonly PairOccurrence[])[],
): readonly PairOccurrence[] {
  return (
    lists.find((list) => list.length > 0) ?? [
      ...occurrences.filter(({ writable }) => writable),
      ...occurrences,
    ]
  );
}

/** Returns true if a mark that names a record of ours would name another writer's record too. */
export function collidesWithOthers({ others }: SeenPair, record: PairIdentity): boolean {
  const fingerprint = pairFingerprint(record);
  return others.some((one) => one.writable && one.fingerprint === fingerprint);
}
