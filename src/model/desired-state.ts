import type { Place } from '../errors/place.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { EntityUrn } from '../urn/entity-urn.js';
import type { EdgeEnd } from './edge-end.js';
import type { LineageType } from './upstream-lineage.js';

/**
 * All that the manifests of one stack declare, without files and spelling. It does not depend on
 * the order of files and keys.
 */
export interface DesiredState {
  /** Every dataset that the manifests name. Sorted by urn. */
  readonly datasets: readonly DesiredDataset[];
  /** The declared lineage, one unit for each downstream. Sorted by downstream. */
  readonly units: readonly DesiredUnit[];
}

/** A dataset that a manifest names, by short name or by urn; also a job, a chart or a dashboard. */
export interface DesiredDataset {
  readonly urn: EntityUrn;
  /** Sorted. Empty for a dataset that is only named by its urn or parts. */
  readonly shortNames: readonly string[];
  /** The place that first names the dataset. */
  readonly place: Place;
  /** The places of the parts of its urn, where it is first named. */
  readonly origins?: UrnOrigins;
  /** Present with `create: true`: the stack creates the dataset if the catalog lacks it. */
  readonly create?: DatasetContent;
}

/** The environment of a dataset if no file states its environment. */
export const DEFAULT_ENV = 'PROD';

/** A part of the urn of a dataset, and the place that states it. */
export interface UrnOrigin {
  /** `defaults` and `target` state a part for many datasets. */
  readonly from: 'dataset' | 'defaults' | 'target';
  readonly value: string;
  /** The place of the value. */
  readonly place: Place;
}

/**
 * The origins of the parts of an urn. No file states a part without an origin. A dataset that is
 * named by its urn has only the origin `urn`.
 */
export type UrnOrigins = Readonly<Partial<Record<UrnPart, UrnOrigin>>>;

export type UrnPart = SharedUrnPart | 'name' | 'urn';

/** The parts that `defaults` or a target can state for many datasets. */
export type SharedUrnPart = 'platform' | 'env' | 'platformInstance';

/** The content that is written for an entity that the stack creates. */
export interface DatasetContent {
  /** The name for people. Only of jobs, charts and dashboards, which must have one. */
  readonly title?: string;
  readonly description?: string;
  /** The address of the page in the tool. Only of jobs, charts and dashboards. */
  readonly url?: string;
  /**
   * Sorted by field path: the order of keys in a manifest means nothing, so it cannot mean the
   * order of the schema.
   */
  readonly columns: readonly DesiredColumn[];
}

/** The names of all {@link ColumnType}s. */
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

/** A column of a dataset that the stack creates. */
export interface DesiredColumn {
  readonly fieldPath: string;
  readonly type: ColumnType;
  /** The platform's own name of the type. Default: the name of the type. */
  readonly nativeType: string;
}

/** One downstream with everything that is declared for it, planned and written as a whole. */
export interface DesiredUnit {
  /** The entity whose aspects hold the lineage. A job is also upstream of what it writes. */
  readonly downstream: EntityUrn;
  /** Sorted by upstream; empty only where a manifest says `upstreams: []`. */
  readonly edges: readonly DesiredEdge[];
  /** Column mappings as declared, not checked against a schema. Sorted by downstream column. */
  readonly columns: readonly DesiredMapping[];
  /** Overrides the setting of the stack. */
  readonly ownership?: Ownership;
  readonly protect: boolean;
  /** The first lineage entry of this downstream. */
  readonly place: Place;
}

export type Ownership = 'shared' | 'exclusive';

export interface DesiredEdge {
  /** The other end, which may be an output of a job. */
  readonly upstream: EdgeEnd;
  readonly type: LineageType;
  /** One line for people, at most 500 characters. */
  readonly note?: string;
  readonly place: Place;
}

export type DesiredMapping = ExplicitMapping | WildcardMapping;

/** One downstream column and the columns it is derived from. */
export interface ExplicitMapping {
  readonly kind: 'explicit';
  readonly downstreamColumn: string;
  /** The dataset of the downstream column: an output of a job. Absent for the unit's own columns. */
  readonly of?: DatasetUrn;
  /** Sorted by dataset and column, not empty. */
  readonly upstreams: readonly ColumnRef[];
  readonly transform?: string;
  /** 0 to 1, as written. Compared as a float32, as catalogs store it. */
  readonly confidence: number;
  readonly place: Place;
}

/** `"*"`: maps every column that both datasets have. Explicit mappings take precedence. */
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

/** A part of its urn that a dataset can state itself, so that no target changes it. */
export type OverridingFact = Exclude<UrnPart, 'platform' | 'name'>;

/** A dataset that does not follow the target, since it states facts which a target would set. */
export interface OverridingDataset {
  readonly urn: EntityUrn;
  /** Sorted, not empty. */
  readonly states: readonly OverridingFact[];
  /** The first place that states one of them. */
  readonly place: Place;
}
