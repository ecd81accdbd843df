import { type PairIdentity, pairFingerprint } from '../../model/mark.js';
import type { PairValue } from '../document/change.js';
import type { EdgeDecision, Overtaken } from './decide-edge.js';
import type { PairOccurrence } from './record-pairs.js';
import type { ResolvedPair } from './resolved-pair.js';
import type { SeenPair } from './seen-pair.js';

/** The decision on one column pair. */
export type PairDecision =
  | { readonly kind: 'create' | 'keep' }
  | { readonly kind: 'update'; readonly reason: 'differs' | 'exclusive' }
  | { readonly kind: 'delete'; readonly reason: 'undeclared' | 'edge-removed' | 'exclusive' }
  | { readonly kind: 'mark'; readonly reason: 'shared' | 'exclusive' | 'adopted' }
  /**
   * Our mark is removed. With the reason `left-to-others` our record is deleted too, and another
   * writer's record keeps the pair.
   */
  | { readonly kind: 'release'; readonly reason: 'released' | 'left-to-others' }
  /** Declared, and exists without our mark. Nothing is written. `same`: it exists as declared. */
  | { readonly kind: 'co-declared'; readonly same: boolean }
  /** Owned by another stack, with another transform or confidence. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'others' }
  /** Restored to its state before an apply. Null where the pair did not exist. */
  | {
      readonly kind: 'restore';
      readonly from: PairValue | null;
      readonly to: PairValue | null;
      /** Records of other writers that are restored with it. */
      readonly records: readonly PairOccurrence[];
    }
  /** To be restored, but left as it is. */
  | Overtaken
  /** Left as it is: the plan is not about it, or no approval covers its change. */
  | { readonly kind: 'held' };

/** Returns true if the decision deletes the pair. */
export function removesPair(decision: PairDecision): boolean {
  return decision.kind === 'delete' || (decision.kind === 'restore' && decision.to === null);
}

/** The ownership of a pair by the marks on its edge, and the decision on that edge. */
export interface PairStanding {
  readonly isForeign: boolean;
  /** The decision on the edge between the two datasets. */
  readonly edge: EdgeDecision;
  readonly exclusive: boolean;
  readonly prune: boolean;
}

/** Decides on a pair that a manifest declares. */
export function decideDeclaredPair(
  pair: ResolvedPair,
  seen: SeenPair | undefined,
  standing: PairStanding,
): PairDecision {
  if (!seen) return { kind: 'create' };
  const same = isAsDeclared(pair, seen);
  if (standing.isForeign && !same) return { kind: 'foreign' };
  if (seen.own.length > 0) {
    if (same) return { kind: 'keep' };
    return decideChanged(pair, seen, standing);
  }
  if (standing.isForeign) return { kind: 'mark', reason: 'shared' };
  if (standing.exclusive && isWritable(seen.others)) {
    return same ? { kind: 'mark', reason: 'exclusive' } : { kind: 'update', reason: 'exclusive' };
  }
  return { kind: 'co-declared', same };
}

/**
 * Decides on a pair of ours that is declared with other attributes. A pair that we adopted may be
 * in a record that we never change: with other attributes it belongs to its writer again. If
 * another writer's record already has the declared transform, the pair is left to that writer: our
 * mark would name that record too.
 */
function decideChanged(
  pair: ResolvedPair,
  seen: SeenPair,
  { exclusive }: PairStanding,
): PairDecision {
  if (!isWritable(seen.own)) return { kind: 'release', reason: 'left-to-others' };
  if (!collidesWithOthers(seen, { ...seen, transform: pair.transform ?? seen.transform }))
    return { kind: 'update', reason: 'differs' };
  return exclusive && isWritable(seen.others)
    ? { kind: 'update', reason: 'exclusive' }
    : { kind: 'release', reason: 'left-to-others' };
}

/** Returns true if a mark that names a record of ours would name another writer's record too. */
export function collidesWithOthers({ others }: SeenPair, record: PairIdentity): boolean {
  const fingerprint = pairFingerprint(record);
  return others.some((one) => one.writable && one.fingerprint === fingerprint);
}

/** Decides on an existing pair that no manifest declares. */
export function decideUndeclaredPair(
  seen: SeenPair,
  { isForeign, edge, exclusive, prune }: PairStanding,
): PairDecision {
  const isOurs = seen.own.length > 0;
  if (!prune) return isOurs ? { kind: 'keep' } : { kind: 'others' };
  const takesAll = exclusive && !isForeign && isWritable([...seen.own, ...seen.others]);
  if (!isOurs) return takesAll ? { kind: 'delete', reason: 'exclusive' } : { kind: 'others' };
  if (isForeign) return { kind: 'release', reason: 'released' };
  if (!isWritable(seen.own)) return { kind: 'release', reason: 'left-to-others' };
  if (seen.others.length > 0)
    return takesAll
      ? { kind: 'delete', reason: 'exclusive' }
      : { kind: 'release', reason: 'left-to-others' };
  return { kind: 'delete', reason: edge.kind === 'delete' ? 'edge-removed' : 'undeclared' };
}

/** Returns true if we may change every record. */
function isWritable(occurrences: readonly PairOccurrence[]): boolean {
  return occurrences.every(({ writable }) => writable);
}

/**
 * Returns true if an existing pair has the declared attributes. A declaration without a transform
 * accepts any.
 */
export function isAsDeclared(
  declared: PairAttributes,
  { transform, confidence }: PairAttributes,
): boolean {
  return (
    (declared.transform === null || declared.transform === transform) &&
    sameConfidence(declared.confidence, confidence)
  );
}

/** Returns true if two pairs have the same attributes. Their owners may differ. */
export function sameValue(a: PairAttributes | null, b: PairAttributes | null): boolean {
  if (!a || !b) return a === b;
  return a.transform === b.transform && sameConfidence(a.confidence, b.confidence);
}

type PairAttributes = Pick<PairValue, 'transform' | 'confidence'>;

/** Returns true if two numbers are equal as float32, the form that the server stores. */
export function sameConfidence(a: number, b: number): boolean {
  return Math.fround(a) === Math.fround(b);
}
