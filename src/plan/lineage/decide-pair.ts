import type { PairValue } from '../change.js';
import type { EdgeDecision, Overtaken } from './decide-edge.js';
import type { ObservedPair } from './observe-unit.js';
import type { ResolvedPair } from './resolution.js';

/** What is to become of one column pair. */
export type PairDecision =
  | { readonly kind: 'create' | 'keep' }
  | { readonly kind: 'update'; readonly reason: 'differs' | 'exclusive' }
  | { readonly kind: 'delete'; readonly reason: 'undeclared' | 'edge-removed' | 'exclusive' }
  | { readonly kind: 'mark'; readonly reason: 'claimed' | 'shared' | 'exclusive' | 'adopted' }
  | { readonly kind: 'release' }
  /** Declared and there, on an edge that others made, and not ours: nothing is written. */
  | { readonly kind: 'co-declared'; readonly same: boolean }
  /** Another stack's, with another confidence. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'others' }
  /** Put back to what it was before an apply; null for what was not there. */
  | { readonly kind: 'restore'; readonly from: PairValue | null; readonly to: PairValue | null }
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
  readonly ours: boolean;
  readonly anotherStacks: boolean;
  /** What becomes of the edge between the two datasets. */
  readonly edge: EdgeDecision;
  readonly exclusive: boolean;
  readonly prune: boolean;
}

export interface DeclaredStanding extends PairStanding {
  /** Whether its record holds nothing but declared pairs, as one of ours would. */
  readonly alone: boolean;
}

/** Decides on a pair that a manifest declares. */
export function decideDeclaredPair(pair: ResolvedPair, seen: ObservedPair | undefined, standing: DeclaredStanding): PairDecision {
  if (!seen) return { kind: 'create' };
  const same = sameConfidence(pair.confidence, seen.confidence);
  if (standing.anotherStacks && !same) return { kind: 'foreign' };
  if (standing.ours) return same ? { kind: 'keep' } : { kind: 'update', reason: 'differs' };
  if (standing.anotherStacks) return { kind: 'mark', reason: 'shared' };
  // A pair that stands only in a record of several downstream columns cannot be written by us.
  if (!seen.expressible) return { kind: 'co-declared', same };
  if (standing.exclusive) return same ? { kind: 'mark', reason: 'exclusive' } : { kind: 'update', reason: 'exclusive' };
  // Pairs outlive their edge and its mark. What looks like one of ours to the last detail is taken for one; anything else
  // was written by somebody who never had the edge, and stays theirs.
  const isOurs = standing.edge.kind === 'create' && same && standing.alone;
  return isOurs ? { kind: 'mark', reason: 'claimed' } : { kind: 'co-declared', same };
}

/** Decides on a pair that is there and that no manifest declares. */
export function decideUndeclaredPair(seen: ObservedPair, { ours, anotherStacks, edge, exclusive, prune }: PairStanding): PairDecision {
  if (!prune) return ours ? { kind: 'keep' } : { kind: 'others' };
  if (ours && (anotherStacks || !seen.expressible)) return { kind: 'release' };
  if (ours) return { kind: 'delete', reason: edge.kind === 'delete' ? 'edge-removed' : 'undeclared' };
  return exclusive && !anotherStacks && seen.expressible ? { kind: 'delete', reason: 'exclusive' } : { kind: 'others' };
}

/** The server keeps a float32, so two numbers that it cannot tell apart are one. */
export function sameConfidence(a: number, b: number): boolean {
  return Math.fround(a) === Math.fround(b);
}
