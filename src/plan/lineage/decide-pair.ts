import { type PairIdentity, pairFingerprint } from '../../model/mark.js';
import type { PairValue } from '../change.js';
import type { EdgeDecision, Overtaken } from './decide-edge.js';
import type { PairOccurrence } from './record-pairs.js';
import type { ResolvedPair } from './resolution.js';
import type { SeenPair } from './seen-pair.js';

/** What is to become of one column pair. */
export type PairDecision =
  | { readonly kind: 'create' | 'keep' }
  | { readonly kind: 'update'; readonly reason: 'differs' | 'exclusive' }
  | { readonly kind: 'delete'; readonly reason: 'undeclared' | 'edge-removed' | 'exclusive' }
  | { readonly kind: 'mark'; readonly reason: 'shared' | 'exclusive' | 'adopted' }
  /** Our mark leaves. With the reason `left-to-others` our record leaves too, and another writer's keeps the pair there. */
  | { readonly kind: 'release'; readonly reason: 'released' | 'left-to-others' }
  /** Declared and there, and not ours: nothing is written. `same`: it is there as declared. */
  | { readonly kind: 'co-declared'; readonly same: boolean }
  /** Another stack's, with another value. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'others' }
  /** Put back to what it was before an apply; null for what was not there. */
  | {
      readonly kind: 'restore';
      readonly from: PairValue | null;
      readonly to: PairValue | null;
      /** What of others comes back with it. */
      readonly records: readonly PairOccurrence[];
    }
  /** To be put back, and left as it is. */
  | Overtaken
  /** Left as it is: the plan is not about it, or nobody approved what would be done. */
  | { readonly kind: 'held' };

/** Whether a pair goes. */
export function removesPair(decision: PairDecision): boolean {
  return decision.kind === 'delete' || (decision.kind === 'restore' && decision.to === null);
}

/** Whose a pair is, by the marks on its edge. */
export interface PairStanding {
  readonly anotherStacks: boolean;
  /** What becomes of the edge between the two datasets. */
  readonly edge: EdgeDecision;
  readonly exclusive: boolean;
  readonly prune: boolean;
}

/** Decides on a pair that a manifest declares. */
export function decideDeclaredPair(pair: ResolvedPair, seen: SeenPair | undefined, standing: PairStanding): PairDecision {
  if (!seen) return { kind: 'create' };
  const same = isAsDeclared(pair, seen);
  if (standing.anotherStacks && !same) return { kind: 'foreign' };
  if (seen.own.length > 0) {
    if (same) return { kind: 'keep' };
    return decideChanged(pair, seen, standing);
  }
  if (standing.anotherStacks) return { kind: 'mark', reason: 'shared' };
  if (standing.exclusive && isWritable(seen.others)) {
    return same ? { kind: 'mark', reason: 'exclusive' } : { kind: 'update', reason: 'exclusive' };
  }
  return { kind: 'co-declared', same };
}

/**
 * Decides on a pair of ours that is declared otherwise. What we adopted may stand in a record that we never change: with
 * another value it is its writer's again. So is a pair of which another writer's record has the declared transform already: our
 * mark would name their record, too.
 */
function decideChanged(pair: ResolvedPair, seen: SeenPair, { exclusive }: PairStanding): PairDecision {
  if (!isWritable(seen.own)) return { kind: 'release', reason: 'left-to-others' };
  if (!isOfOthers(seen, { ...seen, transform: pair.transform ?? seen.transform })) return { kind: 'update', reason: 'differs' };
  return exclusive && isWritable(seen.others) ? { kind: 'update', reason: 'exclusive' } : { kind: 'release', reason: 'left-to-others' };
}

/** Whether a mark that names a record of ours would name another writer's, too. */
export function isOfOthers({ others }: SeenPair, record: PairIdentity): boolean {
  const fingerprint = pairFingerprint(record);
  return others.some((one) => one.writable && one.fingerprint === fingerprint);
}

/** Decides on a pair that is there and that no manifest declares. */
export function decideUndeclaredPair(seen: SeenPair, { anotherStacks, edge, exclusive, prune }: PairStanding): PairDecision {
  const isOurs = seen.own.length > 0;
  if (!prune) return isOurs ? { kind: 'keep' } : { kind: 'others' };
  const takesAll = exclusive && !anotherStacks && isWritable([...seen.own, ...seen.others]);
  if (!isOurs) return takesAll ? { kind: 'delete', reason: 'exclusive' } : { kind: 'others' };
  if (anotherStacks) return { kind: 'release', reason: 'released' };
  if (!isWritable(seen.own)) return { kind: 'release', reason: 'left-to-others' };
  if (seen.others.length > 0) return takesAll ? { kind: 'delete', reason: 'exclusive' } : { kind: 'release', reason: 'left-to-others' };
  return { kind: 'delete', reason: edge.kind === 'delete' ? 'edge-removed' : 'undeclared' };
}

/** Whether every record may be changed by us. */
function isWritable(occurrences: readonly PairOccurrence[]): boolean {
  return occurrences.every(({ writable }) => writable);
}

/** Whether a pair that is there says what a manifest declares. One declared without a transform is content with any. */
export function isAsDeclared(declared: PairAttributes, { transform, confidence }: PairAttributes): boolean {
  return (declared.transform === null || declared.transform === transform) && sameConfidence(declared.confidence, confidence);
}

/** Whether two pairs say the same, whoever they belong to. */
export function sameValue(a: PairAttributes | null, b: PairAttributes | null): boolean {
  if (!a || !b) return a === b;
  return a.transform === b.transform && sameConfidence(a.confidence, b.confidence);
}

type PairAttributes = Pick<PairValue, 'transform' | 'confidence'>;

/** The server keeps a float32, so two numbers that it cannot tell apart are one. */
export function sameConfidence(a: number, b: number): boolean {
  return Math.fround(a) === Math.fround(b);
}
