import type { EdgeDecision, PairDecision } from './decision.js';
import type { PairOccurrence } from './observed-unit.js';
import { isAsDeclared } from './pair-value.js';
import type { ResolvedPair } from './resolved-pair.js';
import { collidesWithOthers, type SeenPair } from './seen-pair.js';

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
 * in a record that we never change. Such a pair goes back to its writer. If another writer's record
 * already has the declared transform, our mark would name that record too. The pair is then left to
 * that writer.
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
