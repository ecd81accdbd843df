import { identityPart, type Mark } from '../../model/mark.js';
import type { ObservedPair } from './observe-unit.js';
import type { PairOccurrence } from './record-pairs.js';

/** A pair that is there, as one stack sees it. The fields of an occurrence are those of the one that counts for the stack. */
export interface SeenPair extends PairOccurrence {
  readonly key: string;
  readonly occurrences: ObservedPair['occurrences'];
  /** What the stack's mark names. Empty where the pair is not ours. */
  readonly own: readonly PairOccurrence[];
  /** All others. */
  readonly others: readonly PairOccurrence[];
}

/** What a mark says of pairs, ready to be asked. */
export interface MarkedPairs {
  readonly fingerprints: ReadonlySet<string>;
  /** The parts of the fingerprints that name pairs, whatever their transform. */
  readonly identities: ReadonlySet<string>;
}

export function markedPairs(marks: readonly Pick<Mark, 'pairs'>[]): MarkedPairs {
  const fingerprints = new Set(marks.flatMap(({ pairs }) => pairs));
  return { fingerprints, identities: new Set([...fingerprints].map(identityPart)) };
}

/** Whether a mark names a pair, whichever of its records it means. */
export function namesPair({ identities }: MarkedPairs, { occurrences }: Pick<ObservedPair, 'occurrences'>): boolean {
  return occurrences.some(({ fingerprint }) => identities.has(identityPart(fingerprint)));
}

/**
 * The occurrences of a pair that a mark names: of equal ones those that we may change, else the others, which an adoption
 * marks.
 *
 * Another writer may have given our record another transform: then the mark names the pair and no record of it. A single
 * transform among the records that we may change is taken for ours, altered. Of several nobody can tell which was.
 */
export function ownOccurrences({ occurrences }: Pick<ObservedPair, 'occurrences'>, marked: MarkedPairs): readonly PairOccurrence[] {
  const exact = occurrences.filter(({ fingerprint }) => marked.fingerprints.has(fingerprint));
  const changeable = exact.filter(({ writable }) => writable);
  if (exact.length > 0) return changeable.length > 0 ? changeable : exact;
  const altered = occurrences.filter(({ writable, fingerprint }) => writable && marked.identities.has(identityPart(fingerprint)));
  return altered.every(({ fingerprint }) => fingerprint === altered[0]?.fingerprint) ? altered : [];
}

/** Which of several records of a pair counts for a stack. */
export interface Counting {
  /** Whether an occurrence is as declared: the first such one counts. Default: the first one counts. */
  readonly isWanted?: (one: PairOccurrence) => boolean;
  /** What the marks of other stacks say: where the pair is not ours, their records count before those of nobody. Default: none. */
  readonly foreign?: MarkedPairs;
}

const NO_MARKS = markedPairs([]);

/** A pair as the stack sees it that a mark is of. */
export function seenPair(pair: ObservedPair, marked: MarkedPairs, { isWanted = () => true, foreign = NO_MARKS }: Counting = {}): SeenPair {
  const { key, occurrences } = pair;
  const own = ownOccurrences(pair, marked);
  const [first] = occurrences;
  const candidates = candidatesOf(pair, [own, ownOccurrences(pair, foreign)]);
  const [counts = first] = [...candidates.filter(isWanted), ...candidates];
  return { ...counts, key, occurrences, own, others: occurrences.filter((one) => !own.includes(one)) };
}

/** The first of the given lists that is not empty, else all occurrences, with those first that we may change. */
function candidatesOf({ occurrences }: ObservedPair, lists: readonly (readonly PairOccurrence[])[]): readonly PairOccurrence[] {
  return lists.find((list) => list.length > 0) ?? [...occurrences.filter(({ writable }) => writable), ...occurrences];
}
