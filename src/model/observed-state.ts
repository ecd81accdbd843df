import type { CorpUserUrn } from '../urn/corp-user-urn.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { UpstreamLineage } from './upstream-lineage.js';

/** What the catalog's primary store said, for one plan. */
export interface ObservedState {
  /** The user whose token is used. */
  readonly actor: CorpUserUrn;
  /** One reading for each dataset that was asked for. */
  readonly datasets: ReadonlyMap<DatasetUrn, DatasetReading>;
}

/** "I could not see it" is never the same as "it is not there". */
export type DatasetReading = PresentDataset | AbsentDataset | UnknownDataset;

export interface PresentDataset {
  readonly kind: 'present';
  readonly urn: DatasetUrn;
  /** Soft-deleted: hidden in the catalog, its aspects still there. */
  readonly removed: boolean;
  readonly lineage: LineageReading;
}

/** The catalog answered completely and holds nothing of this dataset. */
export interface AbsentDataset {
  readonly kind: 'absent';
  readonly urn: DatasetUrn;
}

/** The catalog refused to show this dataset. */
export interface UnknownDataset {
  readonly kind: 'unknown';
  readonly urn: DatasetUrn;
  /** Why, in words, without secrets. */
  readonly why: string;
}

/** The aspect `upstreamLineage` and its version, which a conditional write has to name. */
export interface LineageReading {
  /** `"-1"` where the aspect does not exist; `"1"` where the catalog gave no version. */
  readonly version: string;
  /** Absent where the aspect does not exist. */
  readonly value?: UpstreamLineage;
}
