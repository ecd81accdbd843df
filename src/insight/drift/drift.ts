import type { Finding } from '../../errors/finding.js';
import type { Place } from '../../errors/place.js';
import type {
  DatasetChange,
  EdgeChange,
  EdgeValue,
  PairChange,
  PairValue,
} from '../../plan/document/change.js';
import type { PlanSource, PlanTarget, ToolVersion } from '../../plan/document/plan.js';
import type { EntityUrn } from '../../urn/entity-urn.js';

/** A minor version adds members, a major version breaks readers. 1.1 added the notes of edges. */
export const DRIFT_FORMAT_VERSION = '1.1';

/**
 * The differences between the catalog and what a stack applied: elements that other writers removed
 * or altered, or that lost our mark. Sorted, without secrets, the same for the same manifests and
 * catalog. Published as `schemas/drift.schema.json`.
 */
export interface Drift {
  readonly formatVersion: typeof DRIFT_FORMAT_VERSION;
  readonly kind: 'drift';
  readonly tool: ToolVersion;
  readonly target: PlanTarget;
  readonly source: Omit<PlanSource, 'receipt'>;
  /** Datasets with a difference, sorted by urn. */
  readonly datasets: readonly DriftedDataset[];
  /** Findings that hindered the comparison. Sorted by code and message. */
  readonly findings: readonly Finding[];
  readonly summary: DriftSummary;
  /** False if the catalog did not show a dataset: there may be more drift. */
  readonly complete: boolean;
}

/** The numbers of differences by kind, and of the datasets that have them. */
export interface DriftSummary {
  readonly missing: number;
  readonly altered: number;
  readonly markLost: number;
  /** Number of datasets with a difference. */
  readonly datasets: number;
  /** Number of datasets with a bulk overwrite. */
  readonly wiped: number;
  /**
   * Number of planned changes that are not drift: they were declared since the last apply, or never
   * applied.
   */
  readonly pending: number;
}

/** A dataset with at least one difference. */
export interface DriftedDataset {
  readonly urn: EntityUrn;
  readonly address: string;
  /** The first entry of its lineage; without one, the dataset's own entry. */
  readonly place: Place;
  /** The last write of its lineage; null if none is stored. */
  readonly lastWrite: Writing | null;
  /** The bulk overwrite of its lineage; null if there was none. */
  readonly wiped: Writing | null;
  /**
   * The dataset itself first, then edges, each before its pairs. Sorted by upstream and columns.
   */
  readonly differences: readonly Difference[];
}

/** One write of an aspect. */
export interface Writing {
  /** The version that the write created. */
  readonly version: string;
  /** Urn of the user. This and the following are null if the catalog does not record them. */
  readonly by: string | null;
  /** ISO 8601 in UTC. */
  readonly at: string | null;
  /** The run id of an ingestion, as the ingestion named it. */
  readonly run: string | null;
}

/** `before` is the value in the catalog, `after` the declared value, as in a change. */
export type Difference = EdgeDifference | PairDifference | DatasetDifference;

/** A difference of an edge. */
export interface EdgeDifference extends Omit<EdgeChange, 'kind' | 'reason'>, DifferenceFacts {
  readonly place: Place;
  readonly after: EdgeValue;
}

/** A difference of a column pair. */
export interface PairDifference extends Omit<PairChange, 'kind' | 'reason'>, DifferenceFacts {
  readonly place: Place;
  readonly after: PairValue;
}

/** A difference of a dataset with `create: true`. */
export interface DatasetDifference extends Omit<DatasetChange, 'kind' | 'reason'>, DifferenceFacts {
  readonly place: Place;
  /** The last write of the aspect that differs; null if the dataset is missing. */
  readonly lastWrite: Writing | null;
}

/** The facts that all differences have. */
export interface DifferenceFacts {
  readonly kind: DifferenceKind;
  readonly evidence: Evidence;
  /** The write that caused the difference; null if the stored versions do not show it. */
  readonly since: Writing | null;
  /** The command that repairs it; null if the element now belongs to another writer. */
  readonly remedy: Remedy | null;
}

/** `mark-lost`: the element is as declared, but without our mark. */
export type DifferenceKind = 'missing' | 'altered' | 'mark-lost';

/**
 * The evidence that the element existed, or was ours.
 *
 * `version`: an earlier stored version shows it as ours. `seen`: an earlier version shows it, but
 * not as ours; it was co-declared. `mark`: our mark still names it. `creator`: the user of the
 * token created its record. `manifest`: only the manifest declares it; it may never have been
 * applied.
 */
export type Evidence = 'version' | 'seen' | 'mark' | 'creator' | 'manifest';

/** The command that repairs a difference. */
export type Remedy = 'apply' | 'adopt';
