import { compareText } from '../errors/compare-text.js';
import type { Place } from '../errors/place.js';
import type { DatasetContent, UrnOrigins } from '../model/desired-state.js';
import type { LineageType } from '../model/upstream-lineage.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type {
  ColumnSource,
  DatasetEntry,
  Fact,
  LineageEntry,
  Manifest,
  PartsReference,
  PlacedText,
  UrnReference,
} from './manifest.js';

/**
 * All manifests of a stack with their short names resolved, before anything is merged. The input of
 * the rules.
 */
export interface DeclaredStack {
  /** Sorted by path. */
  readonly manifests: readonly Manifest[];
  /** True if every file could be parsed. If false, other datasets may be named or used. */
  readonly complete: boolean;
  /** All entries under `datasets`, in the order of the files. */
  readonly named: readonly NamedDataset[];
  /** Datasets that lineage names by urn or parts, in the order of the files. */
  readonly inline: readonly InlineDataset[];
  /** Sorted by downstream. */
  readonly units: readonly DeclaredUnit[];
  /** Returns the alphabetically first short name of a dataset, else its urn. */
  readonly displayName: (urn: DatasetUrn) => string;
}

/** One entry under `datasets`. The urn is absent if it is malformed. */
export interface NamedDataset {
  readonly entry: DatasetEntry;
  readonly urn?: DatasetUrn;
  /** Present together with the urn. */
  readonly origins?: UrnOrigins;
}

export interface InlineDataset {
  readonly urn: DatasetUrn;
  readonly origins: UrnOrigins;
  readonly reference: PartsReference | UrnReference;
}

/** All lineage entries of one downstream. */
export interface DeclaredUnit {
  readonly downstream: DatasetUrn;
  /** In the order of the files. */
  readonly entries: readonly LineageEntry[];
  /** As declared, repetitions included. */
  readonly edges: readonly DeclaredEdge[];
  /** As declared, repetitions included. */
  readonly columns: readonly DeclaredMapping[];
  /**
   * True if some upstream is malformed or unknown, so that the list of upstreams may be incomplete.
   */
  readonly incomplete: boolean;
  /** The place of the first entry. */
  readonly place: Place;
}

export interface DeclaredEdge {
  readonly upstream: DatasetUrn;
  /** Null if it is malformed. */
  readonly type: LineageType | null;
  readonly place: Place;
  /** The place of the type. That of the edge if no type is stated. */
  readonly typePlace: Place;
}

/** One key under `columns`. */
export interface DeclaredMapping {
  readonly kind: 'explicit' | 'wildcard';
  readonly downstream: PlacedText;
  readonly upstreams: readonly DeclaredSource[];
  readonly except: readonly PlacedText[];
  readonly transform: Fact<string>;
  readonly confidence: number | null;
}

/** One upstream column; `*` in a wildcard. */
export interface DeclaredSource {
  readonly dataset: DatasetUrn;
  /** The words of the manifest. */
  readonly source: ColumnSource;
}

/**
 * Returns the content to write for a dataset that we create. Its columns are sorted: the order of
 * keys in a manifest has no meaning, so it cannot be the order of the schema.
 */
export function declaredContent({ description, columns }: DatasetEntry): DatasetContent {
  const sorted = columns.toSorted((a, b) => compareText(a.fieldPath, b.fieldPath));
  return { ...(description !== undefined && { description }), columns: sorted };
}
