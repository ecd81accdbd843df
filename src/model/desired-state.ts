import type { Place } from '../errors/place.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { LineageType } from './upstream-lineage.js';

/** What the manifests of one stack say, files and spelling forgotten: equal for every order of files and keys. */
export interface DesiredState {
  /** Every dataset that the manifests name. Sorted by urn. */
  readonly datasets: readonly DesiredDataset[];
  /** What each downstream should be derived from. Sorted by downstream. */
  readonly units: readonly DesiredUnit[];
}

/** A dataset that a manifest names, by short name or by urn. */
export interface DesiredDataset {
  readonly urn: DatasetUrn;
  /** Sorted; empty for a dataset that is only ever named by its urn or parts. */
  readonly shortNames: readonly string[];
  /** Where it is first named. */
  readonly place: Place;
  /** Present when it is ours to make if the catalog lacks it (`create: true`). */
  readonly create?: DatasetContent;
}

/** What we write for a dataset that we make. */
export interface DatasetContent {
  readonly description?: string;
  /** Sorted by field path: the order of keys in a manifest means nothing, so it cannot mean the order of the schema. */
  readonly columns: readonly DesiredColumn[];
}

export const columnTypes = [
  'array',
  'boolean',
  'bytes',
  'date',
  'enum',
  'fixed',
  'map',
  'number',
  'record',
  'string',
  'time',
  'union',
] as const;

/** The types of DataHub's schema fields, by the names that people use. */
export type ColumnType = (typeof columnTypes)[number];

export interface DesiredColumn {
  readonly fieldPath: string;
  readonly type: ColumnType;
  /** The platform's own name of the type; the type's name where the manifest gives none. */
  readonly nativeType: string;
}

/** Everything that the stack declares of one downstream dataset; written together. */
export interface DesiredUnit {
  readonly downstream: DatasetUrn;
  /** Sorted by upstream; empty only where a manifest says `upstreams: []`. */
  readonly edges: readonly DesiredEdge[];
  /** Column mappings as declared, not yet held against any schema. Sorted by downstream column. */
  readonly columns: readonly DesiredMapping[];
  /** Overrides the setting of the stack. */
  readonly ownership?: Ownership;
  readonly protect: boolean;
  /** The first lineage entry of this downstream. */
  readonly place: Place;
}

export type Ownership = 'shared' | 'exclusive';

export interface DesiredEdge {
  readonly upstream: DatasetUrn;
  readonly type: LineageType;
  readonly place: Place;
}

export type DesiredMapping = ExplicitMapping | WildcardMapping;

/** One downstream column and the columns it is derived from. */
export interface ExplicitMapping {
  readonly kind: 'explicit';
  readonly downstreamColumn: string;
  /** Sorted by dataset and column, not empty. */
  readonly upstreams: readonly ColumnRef[];
  readonly transform?: string;
  /** 0 to 1, as written. Compared as a float32, as catalogs store it. */
  readonly confidence: number;
  readonly place: Place;
}

/** `"*"`: every column of the upstream that the downstream has too, explicit mappings aside. */
export interface WildcardMapping {
  readonly kind: 'wildcard';
  readonly upstream: DatasetUrn;
  /** Sorted. */
  readonly except: readonly string[];
  readonly transform?: string;
  readonly confidence: number;
  readonly place: Place;
}

export interface ColumnRef {
  readonly dataset: DatasetUrn;
  /** As the manifest spells it. */
  readonly column: string;
  readonly place: Place;
}
