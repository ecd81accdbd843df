import type { EntityUrn } from '../../urn/entity-urn.js';

/**
 * The effect of a plan on the columns that it changes and on the columns derived from them. The
 * ancestors of a column are all columns that it is derived from, over any number of steps. The
 * column itself is never among them.
 */
export interface Impact {
  /**
   * Columns nearest to a change first, then by address. At most {@link MAX_LISTED_COLUMNS}, those
   * that lose an ancestor before others; `counts` covers all of them.
   */
  readonly columns: readonly AffectedColumn[];
  readonly counts: ImpactCounts;
  /** Entities downstream of the changed datasets, counted by type. Sorted by type. */
  readonly downstream: readonly DownstreamCount[];
  /**
   * The dashboards among them, by address. At most {@link MAX_LISTED_ENTITIES}; `downstream` counts
   * all. Absent without one, and before format 1.4.
   */
  readonly dashboards?: readonly NamedEntity[];
  /**
   * Jobs, charts and dashboards that lose their last input, by address. Absent without one, and
   * before format 1.4.
   */
  readonly withoutInputs?: readonly NamedEntity[];
  /** The reasons for which the answer may be incomplete. Sorted. */
  readonly limits: readonly ImpactLimit[];
}

/** An entity with the name that reports give it. */
export interface NamedEntity {
  readonly urn: EntityUrn;
  readonly address: string;
}

/** The largest number of dashboards in a list. A report names the first of them. */
export const MAX_LISTED_ENTITIES = 100;

/** The largest number of columns in a list. No reader needs more. */
export const MAX_LISTED_COLUMNS = 500;

/** The largest length of each of a column's lists of ancestors. The nearest are listed. */
export const MAX_LISTED_ANCESTORS = 5;

/** The numbers of affected columns and datasets. */
export interface ImpactCounts {
  /** Affected columns by category, see {@link ImpactCategory}. */
  readonly additive: number;
  readonly narrowing: number;
  readonly reRoute: number;
  /**
   * Columns with a pair that changes only its confidence or transform. They do not count as
   * affected.
   */
  readonly metadata: number;
  /** All affected columns. */
  readonly columns: number;
  /** The affected columns whose own pairs change. The others are derived from them. */
  readonly direct: number;
  /** Datasets with affected columns. */
  readonly datasets: number;
}

/**
 * `additive`: only gains; `narrowing`: only losses; `re-route`: both, or the same ancestors over
 * other paths.
 */
export type ImpactCategory = 'additive' | 'narrowing' | 're-route' | 'metadata';

/** A column whose ancestors change, or the paths to them. */
export interface AffectedColumn {
  /** Urn of the column. */
  readonly column: string;
  /** The address of the column: `orders_daily.total`. */
  readonly address: string;
  readonly category: ImpactCategory;
  /** True if a pair of this very column changes. */
  readonly direct: boolean;
  readonly gains: Ancestors<AncestorPath>;
  readonly loses: Ancestors<AncestorPath>;
  /** Ancestors in both states whose former shortest paths are gone, or that got a shorter path. */
  readonly reRouted: Ancestors<ReRoutedPath>;
}

/** Nearest first, then by address; at most {@link MAX_LISTED_ANCESTORS} of them. */
export interface Ancestors<T> {
  readonly listed: readonly T[];
  /** Number of all ancestors, listed or not. */
  readonly count: number;
}

/** A shortest path as proof: the affected column first, the ancestor last. */
export interface AncestorPath {
  readonly path: ColumnPath;
}

/** A shortest path before the change and one after it. */
export interface ReRoutedPath {
  readonly before: ColumnPath;
  readonly after: ColumnPath;
}

/** A path from a column upstream, with at least two steps. */
export type ColumnPath = readonly ColumnStep[];

/** A column on a path, by its urn and its address. */
export interface ColumnStep {
  readonly column: string;
  readonly address: string;
}

/** The number of downstream entities of one type. */
export interface DownstreamCount {
  /** The spelling of the catalog: `DATASET`, `DASHBOARD`. */
  readonly type: string;
  readonly count: number;
}

/** The reason for which an impact may be incomplete. */
export type ImpactLimitReason =
  /** No catalog was read. Only declared lineage is known. */
  | 'declared-only'
  /** The search for downstream entities failed or was incomplete. */
  | 'search-cut'
  /** The catalog does not show the lineage of a dataset on the way. */
  | 'unreadable'
  /** A dataset is downstream through an entity without columns, such as a job. */
  | 'hidden-path'
  /** There are more columns than the work limit of a plan allows to compare. */
  | 'too-large';

/** A reason for which an impact may be incomplete, with a message. */
export interface ImpactLimit {
  readonly reason: ImpactLimitReason;
  /** Lower case, with numbers. */
  readonly message: string;
}

/** The impact of a plan that changes no lineage. */
export const NO_IMPACT: Impact = {
  columns: [],
  counts: {
    additive: 0,
    narrowing: 0,
    reRoute: 0,
    metadata: 0,
    columns: 0,
    direct: 0,
    datasets: 0,
  },
  downstream: [],
  limits: [],
};

/** Everything that is derived from a dataset or one of its columns, over any number of steps. */
export interface Dependents {
  /** Nearest first, then by address. */
  readonly columns: readonly DependentColumn[];
  /**
   * Nearest first, then by address. Entities without a known dependent column are included. Other
   * kinds than datasets are included since format 1.2.
   */
  readonly datasets: readonly DependentDataset[];
  /** Counts by type of entity, datasets included. Sorted by type. */
  readonly downstream: readonly DownstreamCount[];
  /** The reasons for which the answer may be incomplete. Sorted. */
  readonly limits: readonly ImpactLimit[];
}

/** A column that is derived from the origin. `column` is an urn. */
export interface DependentColumn {
  readonly column: string;
  readonly address: string;
  /** Steps from the nearest column of the origin, at least 1. */
  readonly distance: number;
  /** A shortest path from this column to one of the origin. */
  readonly path: ColumnPath;
}

/** A dataset, a job, a chart or a dashboard that is derived from the origin. */
export interface DependentDataset {
  readonly urn: EntityUrn;
  readonly address: string;
  /** Edges from the dataset of the origin, at least 1. */
  readonly distance: number;
  /** Number of its columns that are known to depend on the origin. */
  readonly columns: number;
}

/** The dataset or column whose dependents are listed. */
export interface ImpactOrigin {
  readonly dataset: EntityUrn;
  /** Urn of one column. Null for all columns of the dataset. */
  readonly column: string | null;
}
