import type { CodeName } from '../errors/codes.js';
import type { Finding } from '../errors/finding.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { EntityUrn } from '../urn/entity-urn.js';
import type { ColumnRef, DesiredEdge, WildcardMapping } from './desired-state.js';
import type { EdgeEnd } from './edge-end.js';

/** Lineage that an import or an export carries, without places and without a stack. */
export interface PortableLineage {
  /** One unit for each holder. Sorted by holder. */
  readonly units: readonly PortableUnit[];
}

/** One entity with the lineage that it holds. */
export interface PortableUnit {
  /** The entity whose aspects hold the lineage. A job is also upstream of what it writes. */
  readonly downstream: EntityUrn;
  /** Sorted by other end. Empty if the source says that the downstream has no upstreams. */
  readonly edges: readonly PortableEdge[];
  /** Sorted by output of a job, downstream column, upstream dataset and upstream column. */
  readonly pairs: readonly PortablePair[];
  /** Sorted by upstream. Only datasets have wildcards. */
  readonly wildcards: readonly PortableWildcard[];
}

export interface PortableEdge extends Pick<DesiredEdge, 'type'> {
  /** The other end, which may be an output of a job. */
  readonly upstream: EdgeEnd;
  /** One line for people. */
  readonly note?: string | undefined;
}

/** One upstream column of one downstream column. */
export interface PortablePair {
  /** The output of a job whose column this is. Absent for a column of the holder itself. */
  readonly of?: DatasetUrn | undefined;
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
