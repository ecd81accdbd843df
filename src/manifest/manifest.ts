import type { Place } from '../errors/place.js';
import type { DesiredColumn, Ownership } from '../model/desired-state.js';
import type { LineageType } from '../model/upstream-lineage.js';
import type { DatasetUrn, FabricType } from '../urn/dataset-urn.js';

/** One manifest as written, with unresolved short names and without parts that findings report. */
export interface Manifest {
  readonly path: string;
  readonly defaults: Facts;
  readonly datasets: readonly DatasetEntry[];
  readonly lineage: readonly LineageEntry[];
  /**
   * Every text under `lineage`, up to its first dot. A short name in it counts as used, even if it
   * is part of something malformed.
   */
  readonly mentions: ReadonlySet<string>;
  /** True if the file holds neither datasets nor lineage, not even malformed ones. */
  readonly empty: boolean;
  /** True if the file has findings. A part that seems to be missing may only be misspelled. */
  readonly flawed: boolean;
  /** The place of the whole content. */
  readonly place: Place;
}

/** A text of a file and its place. */
export interface PlacedText {
  readonly text: string;
  readonly place: Place;
}

/** Facts of a dataset besides its name. With the name they make its urn. */
export interface Facts {
  readonly platform: Fact<PlacedValue<string>>;
  readonly env: Fact<PlacedValue<FabricType>>;
  readonly platformInstance: Fact<PlacedValue<string>>;
}

/** A fact: undefined if not stated, null if stated but malformed. No default replaces null. */
export type Fact<T> = T | null | undefined;

/** A dataset as a manifest names it: by short name, by parts or by urn. */
export type DatasetReference = ShortNameReference | PartsReference | UrnReference;

export interface ShortNameReference {
  readonly kind: 'short-name';
  readonly name: PlacedText;
}

export interface PartsReference {
  readonly kind: 'parts';
  readonly facts: Facts;
  readonly name: PlacedText;
  readonly place: Place;
}

export interface UrnReference {
  readonly kind: 'urn';
  readonly urn: PlacedText;
  readonly place: Place;
}

/** The entry of one short name under `datasets`. */
export interface DatasetEntry {
  readonly shortName: PlacedText;
  /** Absent if it is malformed. */
  readonly identity?: PartsReference | UrnReference;
  readonly create: boolean;
  readonly description?: string;
  readonly columns: readonly DesiredColumn[];
  /** The place of the first key that needs `create: true`. Absent if the entry has no such key. */
  readonly contentPlace?: Place;
}

/** One item of `lineage`. */
export interface LineageEntry {
  readonly downstream?: DatasetReference;
  readonly upstreams: readonly DeclaredEdge<DatasetReference>[];
  /** The place of `upstreams: []`. Absent if the entry does not have this. */
  readonly emptyUpstreams?: Place;
  /** True if an item of `upstreams` is malformed, so that the list may be incomplete. */
  readonly incomplete: boolean;
  readonly columns: readonly DeclaredMapping<ColumnSource>[];
  /** Absent if it is missing or malformed. */
  readonly protect?: PlacedValue<boolean>;
  readonly ownership?: PlacedValue<Ownership>;
  readonly place: Place;
}

/** A value and the place where it is stated. */
export interface PlacedValue<T> {
  readonly value: T;
  readonly place: Place;
}

/** One item under `upstreams`. It names its dataset by a reference, or by an urn once resolved. */
export interface DeclaredEdge<Upstream> {
  readonly upstream: Upstream;
  /** Null if it is malformed. */
  readonly type: LineageType | null;
  readonly place: Place;
  /** The place of the type. An edge without a stated type has its own place here. */
  readonly typePlace: Place;
}

/** One key under `columns`; `"*"` is a wildcard. */
export interface DeclaredMapping<Source> {
  readonly kind: 'explicit' | 'wildcard';
  readonly downstream: PlacedText;
  /** Empty only if all of it is malformed or unknown. */
  readonly upstreams: readonly Source[];
  /** The excepted columns of a wildcard. Empty for an explicit mapping. */
  readonly except: readonly PlacedText[];
  readonly transform: Fact<string>;
  /** 0 to 1, as written; null if it is malformed. */
  readonly confidence: number | null;
}

/** One upstream column as written; `*` in a wildcard. */
export interface ColumnSource {
  readonly dataset: DatasetReference;
  readonly column: PlacedText;
  /** The place of dataset and column together. */
  readonly place: Place;
}

/** One upstream column with the urn of its dataset. */
export interface ResolvedSource {
  readonly dataset: DatasetUrn;
  readonly source: ColumnSource;
}
