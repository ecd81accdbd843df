import type { Mark } from '../../model/mark.js';
import type { LineageType, UpstreamRecord } from '../../model/upstream-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';

/** What is to be written of one downstream: our elements and marks, nothing of others. */
export interface UnitTarget {
  /** Records to add, or to give another type. */
  readonly upstreams: readonly TargetUpstream[];
  /** Records that are put back as they stood. */
  readonly restored: readonly UpstreamRecord[];
  /** Upstreams whose records go. */
  readonly removedUpstreams: readonly DatasetUrn[];
  /** Pairs to add, or to describe otherwise. */
  readonly pairs: readonly TargetPair[];
  /** What of column records goes, each by its spelling and transform. */
  readonly removedPairs: readonly PairRef[];
  /** Marks to set, and to take away where all of it is empty. */
  readonly marks: readonly TargetMark[];
}

export interface TargetUpstream {
  readonly dataset: DatasetUrn;
  /** A {@link LineageType} where a manifest declares it; others' types are put back as they were. */
  readonly type: string;
}

export interface PairRef {
  readonly fingerprint: string;
  readonly downstreamField: string;
  readonly upstreamField: string;
  readonly transform: string | null;
}

export interface TargetPair extends PairRef {
  readonly confidence: number;
}

export interface TargetMark {
  readonly dataset: DatasetUrn;
  readonly owner: string;
  readonly mark: Mark;
}

export const EMPTY_TARGET: UnitTarget = { upstreams: [], restored: [], removedUpstreams: [], pairs: [], removedPairs: [], marks: [] };

export function isEmptyTarget({ upstreams, restored, removedUpstreams, pairs, removedPairs, marks }: UnitTarget): boolean {
  return [upstreams, restored, removedUpstreams, pairs, removedPairs, marks].every((list) => list.length === 0);
}
