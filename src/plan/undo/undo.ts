import type { DatasetContent } from '../../model/desired-state.js';
import type { UpstreamRecord } from '../../model/upstream-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { EdgeValue, PairValue } from '../change.js';
import type { PairOccurrence } from '../lineage/record-pairs.js';

/** What one apply did, as far as it can be undone. */
export interface Undo {
  readonly units: ReadonlyMap<DatasetUrn, UndoneUnit>;
  /** Datasets that the apply made or brought in line. Sorted by urn. */
  readonly datasets: readonly UndoneDataset[];
}

/** What one apply did to one downstream. */
export interface UndoneUnit {
  /** Whether digests show that nobody edited the receipt by hand. */
  readonly isProven: boolean;
  /** By upstream. */
  readonly edges: ReadonlyMap<DatasetUrn, UndoneEdge>;
  /** By identity, as their columns are spelled. */
  readonly pairs: ReadonlyMap<string, UndonePair>;
}

/** What an element was before an apply, and what the apply made of it; null for "not there". */
export interface Undone<Value> {
  readonly was: Value | null;
  readonly became: Value | null;
}

/** Whether the apply was itself an undo that brought back what was not ours: that is its writer's again. */
export function isGivenBack({ was, became }: Undone<{ readonly owned: boolean }>): boolean {
  return was === null && became !== null && !became.owned;
}

export interface UndoneEdge extends Undone<EdgeValue> {
  readonly upstream: DatasetUrn;
  /** The records of the edge as they stood, but for marks. */
  readonly records: readonly UpstreamRecord[];
  /** Whether the apply did not see it to its end, so that it may be there without its mark. */
  readonly cutOff: boolean;
}

export interface UndonePair extends Undone<PairValue> {
  readonly downstreamField: string;
  readonly upstream: DatasetUrn;
  readonly upstreamField: string;
  /** What of others the apply took away, where the manifest was the whole truth. */
  readonly taken: readonly PairOccurrence[];
}

/** No apply takes a dataset away. */
export interface UndoneDataset extends Undone<DatasetContent> {
  readonly urn: DatasetUrn;
  readonly became: DatasetContent;
}
