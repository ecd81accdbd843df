import type { CodeName } from '../errors/codes.js';
import type { Finding } from '../errors/finding.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { ColumnRef, DesiredEdge, WildcardMapping } from './desired-state.js';

/** Lineage that an import or an export carries, without places and without a stack. */
export interface PortableLineage {
  /** One unit for each downstream. Sorted by downstream. */
  readonly units: readonly PortableUnit[];
}

/** One downstream with its lineage. */
export interface PortableUnit {
  readonly downstream: DatasetUrn;
  /** Sorted by upstream. Empty if the source says that the downstream has no upstreams. */
  readonly edges: readonly PortableEdge[];
  /** Sorted by downstream column, then by upstream dataset and column. */
  readonly pairs: readonly PortablePair[];
  /** Sorted by upstream. */
  readonly wildcards: readonly PortableWildcard[];
}

export interface PortableEdge extends Pick<DesiredEdge, 'type'> {
  readonly upstream: DatasetUrn;
}

/** One upstream column of one downstream column. */
export interface PortablePair {
  readonly downstreamColumn: string;
  readonly upstream: Omit<ColumnRef, 'place'>;
  readonly transform?: string | undefined;
  /** 0 to 1. */
  readonly confidence: number;
}

/** Every column that both datasets have, except the columns that a pair of the unit names. */
export type PortableWildcard = Pick<WildcardMapping, 'upstream'>;

/** The lineage of a foreign format, as far as manifests can express it. */
export interface FormatReading {
  readonly lineage: PortableLineage;
  /**
   * Number of records of the source. Every record is in `lineage` or in `leftOut`: a reader never
   * drops one in silence. The reader of each format says what it counts as a record.
   */
  readonly records: number;
  /** In the order of the source. One for each record that is not in `lineage`. */
  readonly leftOut: readonly LeftOut[];
  /** Notes about the records that were read, never about records in `leftOut`. Default: none. */
  readonly findings?: readonly Finding[];
}

/** A record of a source that is not in the lineage that was read from it. */
export interface LeftOut {
  /** The code of the reason. */
  readonly code: CodeName;
  /** The name of the record in the source, such as a `unique_id` of dbt or an urn. */
  readonly record: string;
  /** Line of the source, from 1. Absent if the format has no lines. */
  readonly line?: number;
}
