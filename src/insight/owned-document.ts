import type { Finding } from '../errors/finding.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';

/** Elements that carry the mark of one stack. */
export interface OwnedElements {
  /** Sorted by downstream, then upstream, both by urn. */
  readonly edges: readonly OwnedEdge[];
  /** One for each dataset that the catalog did not show: there may be more edges. */
  readonly findings: readonly Finding[];
}

/** An edge that is ours, or on which column pairs are ours. */
export interface OwnedEdge {
  readonly address: string;
  readonly downstream: DatasetUrn;
  readonly upstream: DatasetUrn;
  readonly type: string;
  /** False if the edge is not ours and only column pairs on it are. */
  readonly owned: boolean;
  readonly protected: boolean;
  /** Owned pairs that exist, sorted by address, then by columns. */
  readonly pairs: readonly OwnedPair[];
  /** Number of pairs that the mark names and that no longer exist. */
  readonly pairsGone: number;
}

/** A column pair that is ours. The fields are urns of columns, the confidence is 0 to 1. */
export interface OwnedPair {
  readonly address: string;
  readonly downstreamField: string;
  readonly upstreamField: string;
  readonly transform: string | null;
  readonly confidence: number;
}
