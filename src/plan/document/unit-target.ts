import type { EdgeEnd } from '../../model/edge-end.js';
import type { Mark } from '../../model/mark.js';
import type { UpstreamRecord } from '../../model/upstream-lineage.js';

/** The state to write for one downstream: our elements and marks, nothing of other writers. */
export interface UnitTarget {
  /** Records to add, or to give another type. They have no stamps: the write adds them. */
  readonly upstreams: readonly UpstreamRecord[];
  /** Former records to restore. Records of an existing edge get their types back. */
  readonly restored: readonly UpstreamRecord[];
  /** Edges whose records are deleted. */
  readonly removedUpstreams: readonly EdgeEnd[];
  /** Pairs to add, or to give other attributes. */
  readonly pairs: readonly TargetPair[];
  /** Pairs to remove from column records, each by its spelling and transform. */
  readonly removedPairs: readonly PairRef[];
  /** Marks to set. A mark that is empty is removed. */
  readonly marks: readonly TargetMark[];
}

/** A column pair by its fingerprint, the urns of its columns and its transform. */
export interface PairRef {
  readonly fingerprint: string;
  readonly downstreamField: string;
  readonly upstreamField: string;
  readonly transform: string | null;
}

/** A column pair to write. The confidence is 0 to 1. */
export interface TargetPair extends PairRef {
  readonly confidence: number;
}

/** The mark of one owner to set on the record of an edge. */
export interface TargetMark {
  readonly dataset: EdgeEnd;
  readonly owner: string;
  readonly mark: Mark;
}

export const EMPTY_TARGET: UnitTarget = {
  upstreams: [],
  restored: [],
  removedUpstreams: [],
  pairs: [],
  removedPairs: [],
  marks: [],
};

export function isEmptyTarget({
  upstreams,
  restored,
  removedUpstreams,
  pairs,
  removedPairs,
  marks,
}: UnitTarget): boolean {
  return [upstreams, restored, removedUpstreams, pairs, removedPairs, marks].every(
    (list) => list.length === 0,
  );
}
