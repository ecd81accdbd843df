import type { UpstreamRecord } from '../../model/upstream-lineage.js';
import type { EdgeValue, PairValue } from '../document/change.js';
import type { PairOccurrence } from './observed-unit.js';

export type EdgeDecision =
  | { readonly kind: 'create' | 'keep' }
  | { readonly kind: 'update'; readonly reason: 'differs' | 'made-by-us' | 'exclusive' }
  | { readonly kind: 'delete'; readonly reason: 'undeclared' | 'exclusive' }
  /** Only our mark is added. */
  | { readonly kind: 'mark'; readonly reason: 'made-by-us' | 'shared' | 'exclusive' | 'adopted' }
  /**
   * Only our mark is removed. With the reason `left-to-others` another writer's record keeps the
   * edge.
   */
  | { readonly kind: 'release'; readonly reason: 'released' | 'left-to-others' }
  /** Declared, and exists without our mark. Nothing is written. */
  | { readonly kind: 'co-declared' }
  | { readonly kind: 'differs'; readonly type: string }
  /** Owned by another stack, with another type. */
  | { readonly kind: 'foreign'; readonly type: string }
  /** The property of the marks holds something else. */
  | { readonly kind: 'unreadable' }
  /** Not declared and not ours. */
  | { readonly kind: 'others' }
  /**
   * Restored to its state before an apply. `from` or `to` is null if the edge does not exist in
   * that state. If the edge has several records, the types of our records count.
   */
  | {
      readonly kind: 'restore';
      readonly from: EdgeValue | null;
      readonly to: EdgeValue | null;
      /** The former records. */
      readonly records: readonly UpstreamRecord[];
      /** True if every record gets its own former type back, not only ours. */
      readonly retypesAll: boolean;
    }
  /** The rollback should restore the edge, but leaves it unchanged. */
  | Overtaken
  /** Stays unchanged: the plan does not concern the edge, or no approval covers its change. */
  | { readonly kind: 'held' };

/** An element that a rollback has to leave unchanged. */
export interface Overtaken {
  readonly kind: 'overtaken';
  /**
   * `changed`: another writer changed it since. `shared`: another stack or writer has it too.
   * `homeless`: a dataset or an edge that it needs is gone. `twice`: the catalog has it twice.
   * `unproven-self`: it is self lineage, and nothing proves that the receipt is unedited.
   */
  readonly why: 'changed' | 'shared' | 'homeless' | 'twice' | 'unproven-self';
}

/** Returns true if the decision deletes the edge. */
export function removesEdge(decision: EdgeDecision): boolean {
  return decision.kind === 'delete' || (decision.kind === 'restore' && decision.to === null);
}

export type PairDecision =
  | { readonly kind: 'create' }
  | { readonly kind: 'keep' }
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
  /**
   * Restored to its state before an apply. `from` or `to` is null if the pair does not exist in
   * that state.
   */
  | {
      readonly kind: 'restore';
      readonly from: PairValue | null;
      readonly to: PairValue | null;
      /** Records of other writers that are restored with it. */
      readonly records: readonly PairOccurrence[];
    }
  /** The rollback should restore the pair, but leaves it unchanged. */
  | Overtaken
  /** Stays unchanged: the plan does not concern the pair, or no approval covers its change. */
  | { readonly kind: 'held' };

/** Returns true if the decision deletes the pair. */
export function removesPair(decision: PairDecision): boolean {
  return decision.kind === 'delete' || (decision.kind === 'restore' && decision.to === null);
}
