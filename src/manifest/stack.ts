import type { Place } from '../errors/place.js';
import type { LineageType } from '../model/upstream-lineage.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { DatasetEntry, Fact, LineageEntry, Manifest, PartsReference, Spelled, UrnReference } from './manifest.js';

/** All manifests of a stack with their short names looked up, before anything is merged: what the rules look at. */
export interface Stack {
  /** Sorted by path. */
  readonly manifests: readonly Manifest[];
  /** Whether every file could be read. If not, nobody knows what else is named or used. */
  readonly complete: boolean;
  /** Everything under `datasets`, in the order of the files. */
  readonly named: readonly NamedDataset[];
  /** Datasets that lineage names by urn or parts, in the order of the files. */
  readonly inline: readonly InlineDataset[];
  /** Sorted by downstream. */
  readonly units: readonly DeclaredUnit[];
  /** The alphabetically first short name of a dataset, else its urn. */
  readonly nameOf: (urn: DatasetUrn) => string;
}

/** One entry under `datasets`; without an urn where it is malformed. */
export interface NamedDataset {
  readonly entry: DatasetEntry;
  readonly urn?: DatasetUrn;
}

export interface InlineDataset {
  readonly urn: DatasetUrn;
  readonly reference: PartsReference | UrnReference;
}

/** Every entry that speaks of one downstream. */
export interface DeclaredUnit {
  readonly downstream: DatasetUrn;
  /** In the order of the files. */
  readonly entries: readonly LineageEntry[];
  /** As declared, repetitions included. */
  readonly edges: readonly DeclaredEdge[];
  /** As declared, repetitions included. */
  readonly columns: readonly DeclaredMapping[];
  /** Some upstream is malformed or unknown, so that nobody knows what else is an upstream. */
  readonly incomplete: boolean;
  /** Of the first entry. */
  readonly place: Place;
}

export interface DeclaredEdge {
  readonly upstream: DatasetUrn;
  /** Null where it is malformed. */
  readonly type: LineageType | null;
  readonly place: Place;
}

/** One key under `columns`. */
export interface DeclaredMapping {
  readonly kind: 'explicit' | 'wildcard';
  readonly downstream: Spelled;
  readonly upstreams: readonly DeclaredSource[];
  readonly except: readonly Spelled[];
  readonly transform: Fact<string>;
  readonly confidence: number | null;
}

/** One upstream column; `*` in a wildcard. */
export interface DeclaredSource {
  readonly dataset: DatasetUrn;
  readonly column: Spelled;
  /** What stands before the column's name where both are one text: `raw_orders.` */
  readonly prefix: string;
}
