import type { Finding } from '../../errors/finding.js';
import type { Place } from '../../errors/place.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { DatasetChange, EdgeChange, EdgeValue, PairChange, PairValue } from '../change.js';
import type { PlanSource, PlanTarget, ToolVersion } from '../plan.js';

/** A minor step adds, a major step breaks. */
export const DRIFT_FORMAT_VERSION = '1.0';

/**
 * Where the catalog is not, or not any more, as a stack made it: what was taken away, altered or stripped of our mark
 * behind its back. Sorted, without secrets, the same for the same manifests and catalog. Published as
 * `schemas/drift.schema.json`.
 */
export interface Drift {
  readonly formatVersion: typeof DRIFT_FORMAT_VERSION;
  readonly kind: 'drift';
  readonly tool: ToolVersion;
  readonly target: PlanTarget;
  readonly source: Omit<PlanSource, 'receipt'>;
  /** Those with a difference, sorted by urn. */
  readonly datasets: readonly DriftedDataset[];
  /** What stood in the way of comparing. Sorted by code and message. */
  readonly findings: readonly Finding[];
  readonly summary: DriftSummary;
  /** False where the catalog hid a dataset: there may be more drift than this. */
  readonly complete: boolean;
}

export interface DriftSummary {
  readonly missing: number;
  readonly altered: number;
  readonly markLost: number;
  /** Datasets with a difference. */
  readonly datasets: number;
  /** Of those, the datasets that lost everything of ours in one write. */
  readonly wiped: number;
  /** Changes that a plan shows and that are no drift: what they bring was declared since the last apply, or never applied. */
  readonly pending: number;
}

export interface DriftedDataset {
  readonly urn: DatasetUrn;
  /** The name that people know it by. */
  readonly address: string;
  /** Where its lineage is declared first, or else the dataset. */
  readonly place: Place;
  /** Who wrote its lineage last; null where none is stored. */
  readonly lastWrite: Writing | null;
  /** The one write that left nothing of ours, where it was one. */
  readonly wiped: Writing | null;
  /** The dataset itself, then edges, each before its pairs; by upstream and columns. */
  readonly differences: readonly Difference[];
}

/** One write of an aspect. */
export interface Writing {
  /** The version that it made. */
  readonly version: string;
  /** Urn of the user. This and what follows is null where the catalog does not say. */
  readonly by: string | null;
  /** ISO 8601 in UTC. */
  readonly at: string | null;
  /** The run of an ingestion, in the words of whoever ran it. */
  readonly run: string | null;
}

/** `before` is what is there, `after` what is declared, as in a change. */
export type Difference = EdgeDifference | PairDifference | DatasetDifference;

export interface EdgeDifference extends Omit<EdgeChange, 'kind' | 'reason'>, DifferenceFacts {
  readonly place: Place;
  readonly after: EdgeValue;
}

export interface PairDifference extends Omit<PairChange, 'kind' | 'reason'>, DifferenceFacts {
  readonly place: Place;
  readonly after: PairValue;
}

/** A dataset that is ours to make. */
export interface DatasetDifference extends Omit<DatasetChange, 'kind' | 'reason'>, DifferenceFacts {
  readonly place: Place;
  /** Who wrote last what describes it; null where it is missing. */
  readonly lastWrite: Writing | null;
}

export interface DifferenceFacts {
  readonly kind: DifferenceKind;
  readonly evidence: Evidence;
  /** The write that brought it about, where the stored versions tell. */
  readonly since: Writing | null;
  /** The command that mends it; null where it is somebody else's by now. */
  readonly remedy: Remedy | null;
}

/** `mark-lost`: as declared, without our mark. */
export type DifferenceKind = 'missing' | 'altered' | 'mark-lost';

/**
 * What says that the element was there, or ours.
 *
 * `version`: an earlier stored version shows it as ours. `seen`: one shows it, though not as ours: declared, and left to
 * whoever wrote it. `mark`: our mark still names it. `creator`: its record was made by the user of the token. `manifest`:
 * nothing but the manifest; whether it was ever applied cannot be told.
 */
export type Evidence = 'version' | 'seen' | 'mark' | 'creator' | 'manifest';

export type Remedy = 'apply' | 'adopt';
