import type { Place } from '../errors/place.js';
import type { DesiredColumn, Ownership } from '../model/desired-state.js';
import type { LineageType } from '../model/upstream-lineage.js';
import type { FabricType } from '../urn/fabric-type.js';

/** One manifest, as written: short names not yet looked up. What was malformed is left out, since it was reported. */
export interface Manifest {
  readonly path: string;
  readonly defaults: Facts;
  readonly datasets: readonly DatasetEntry[];
  readonly lineage: readonly LineageEntry[];
  /** Every text under `lineage`: a name among them is in use, even where it stands in something malformed. */
  readonly mentions: ReadonlySet<string>;
  /** Neither dataset nor lineage, not even malformed. */
  readonly empty: boolean;
  /** There are findings about its YAML or its shape: what it seems to lack may stand there, misspelled. */
  readonly flawed: boolean;
  /** Of the file as a whole. */
  readonly place: Place;
}

/** A text of a file and where it stands. */
export interface Spelled {
  readonly text: string;
  readonly place: Place;
}

/** What is said of a dataset beside its name. */
export interface Facts {
  readonly platform: Fact<string>;
  readonly env: Fact<FabricType>;
  readonly platformInstance: Fact<string>;
}

/** Undefined where nothing is stated; null where something malformed is, for which no default may step in. */
export type Fact<T> = T | null | undefined;

/** How a dataset is named. */
export type DatasetReference = ShortNameReference | PartsReference | UrnReference;

export interface ShortNameReference {
  readonly kind: 'short-name';
  readonly name: Spelled;
}

export interface PartsReference {
  readonly kind: 'parts';
  readonly facts: Facts;
  readonly name: Spelled;
  readonly place: Place;
}

export interface UrnReference {
  readonly kind: 'urn';
  readonly urn: Spelled;
  readonly place: Place;
}

/** What stands under one short name. */
export interface DatasetEntry {
  readonly shortName: Spelled;
  /** Absent where it is malformed. */
  readonly identity?: PartsReference | UrnReference;
  readonly create: boolean;
  readonly description?: string;
  readonly columns: readonly DesiredColumn[];
  /** Of the key that needs `create: true`, where there is one. */
  readonly contentPlace?: Place;
}

/** One item of `lineage`. */
export interface LineageEntry {
  readonly downstream?: DatasetReference;
  readonly upstreams: readonly UpstreamEntry[];
  /** Of `upstreams: []`. */
  readonly emptyUpstreams?: Place;
  /** Something under `upstreams` is malformed, so that nobody knows what else is an upstream. */
  readonly incomplete: boolean;
  readonly columns: readonly ColumnEntry[];
  /** Absent where nothing, or something malformed, is stated. */
  readonly protect?: Stated<boolean>;
  readonly ownership?: Stated<Ownership>;
  readonly place: Place;
}

/** A value and where it is stated. */
export interface Stated<T> {
  readonly value: T;
  readonly place: Place;
}

export interface UpstreamEntry {
  readonly dataset: DatasetReference;
  /** Null where it is malformed. */
  readonly type: LineageType | null;
  readonly place: Place;
}

/** One key under `columns`; `"*"` is a wildcard. */
export interface ColumnEntry {
  readonly kind: 'explicit' | 'wildcard';
  readonly downstream: Spelled;
  /** Not empty, unless all of it is malformed. */
  readonly upstreams: readonly ColumnSource[];
  /** Of a wildcard; otherwise empty. */
  readonly except: readonly Spelled[];
  readonly transform: Fact<string>;
  /** 0 to 1, as written; null where it is malformed. */
  readonly confidence: number | null;
}

/** One upstream column; `*` in a wildcard. */
export interface ColumnSource {
  readonly dataset: DatasetReference;
  readonly column: Spelled;
  /** What stands before the column's name where both are one text: `raw_orders.` */
  readonly prefix: string;
}
