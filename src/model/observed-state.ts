import type { CorpUserUrn } from '../urn/corp-user-urn.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { JsonObject } from './json.js';
import type { UpstreamLineage } from './upstream-lineage.js';

/** What the catalog's primary store said, for one plan. */
export interface ObservedState {
  /** The user whose token is used. */
  readonly actor: CorpUserUrn;
  /** One reading for each dataset that the manifests name, and for each that discovery nominated. */
  readonly datasets: ReadonlyMap<DatasetUrn, DatasetReading>;
  /** The columns of datasets that declared mappings speak of. */
  readonly schemas: ReadonlyMap<DatasetUrn, SchemaReading>;
  /** What stands in the catalog of the datasets that we are to make if they are missing. */
  readonly contents: ReadonlyMap<DatasetUrn, ContentReading>;
  /** Whether all datasets with lineage were searched for our marks. */
  readonly discovered: boolean;
}

/** The exact field paths of a dataset's stored schema, in its order; null where the catalog holds none, or one without columns. */
export type SchemaReading = readonly string[] | null;

/** The aspects that describe a dataset, whole, for a dataset that we may have made. */
export interface ContentReading {
  readonly datasetProperties: AspectReading;
  readonly schemaMetadata: AspectReading;
}

/** Who wrote a version of an aspect, and when, as far as the catalog says so. */
export interface Written {
  /** Milliseconds since 1970. */
  readonly writtenAt?: number;
  /** The urn of a user, as the catalog has it. */
  readonly writtenBy?: string;
  /** The run of an ingestion, in the words of whoever ran it. */
  readonly writtenIn?: string;
}

/** Some aspect and its version; `"-1"` and no value where it does not exist. */
export interface AspectReading extends Written {
  readonly version: string;
  readonly value?: JsonObject;
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
export interface LineageReading extends Written {
  /** `"-1"` where the aspect does not exist; `"1"` where the catalog gave no version. */
  readonly version: string;
  /** The catalog gave no version, so nothing is known of earlier ones. */
  readonly uncounted?: true;
  /** Absent where the aspect does not exist. */
  readonly value?: UpstreamLineage;
}
