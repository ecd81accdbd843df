/**
 * What a plan does to the columns that are derived from what it changes. Ancestors of a column are all the columns that it
 * is derived from, over any number of steps; itself is never among them.
 */
export interface Impact {
  /** Those nearest to a change first, then by address. At most {@link MAX_LISTED_COLUMNS}; `counts` has all of them. */
  readonly columns: readonly AffectedColumn[];
  readonly counts: ImpactCounts;
  /** What lies downstream of the changed datasets, by type of entity. Sorted by type. */
  readonly downstream: readonly DownstreamCount[];
  /** Why there may be more than is said here. Empty where the answer is whole. Sorted. */
  readonly limits: readonly ImpactLimit[];
}

/** Of a list for people, which nobody reads further. */
export const MAX_LISTED_COLUMNS = 500;

/** Of each of a column's lists of ancestors; the nearest are listed. */
export const MAX_LISTED_ANCESTORS = 5;

export interface ImpactCounts {
  /** Columns that gain or lose an ancestor, or reach one by another way; by category. */
  readonly additive: number;
  readonly narrowing: number;
  readonly reRoute: number;
  /** Columns of which only a confidence or a transform changes. They are not among the affected ones. */
  readonly metadata: number;
  /** All but `metadata`. */
  readonly columns: number;
  /** Of these, those that a change is made at; the others are derived from them. */
  readonly direct: number;
  /** Datasets with affected columns. */
  readonly datasets: number;
}

/** `additive`: only gains; `narrowing`: only losses; `re-route`: both, or the same ancestors by other ways. */
export type ImpactCategory = 'additive' | 'narrowing' | 're-route' | 'metadata';

export interface AffectedColumn {
  /** Urn of the column. */
  readonly column: string;
  /** For people: `orders_daily.total`. */
  readonly address: string;
  readonly category: ImpactCategory;
  /** Whether a change is made at this very column. */
  readonly direct: boolean;
  readonly gains: Ancestors<AncestorPath>;
  readonly loses: Ancestors<AncestorPath>;
  /** Ancestors before and after, to which the shortest ways of before are gone, or a shorter one has come. */
  readonly reRouted: Ancestors<ReRoutedPath>;
}

/** Nearest first, then by address; at most {@link MAX_LISTED_ANCESTORS} of them. */
export interface Ancestors<T> {
  readonly listed: readonly T[];
  /** Listed or not. */
  readonly count: number;
}

/** A shortest path as proof: the affected column first, the ancestor last. */
export interface AncestorPath {
  readonly path: ColumnPath;
}

export interface ReRoutedPath {
  readonly before: ColumnPath;
  readonly after: ColumnPath;
}

/** From a column upstream, at least two steps. */
export type ColumnPath = readonly ColumnStep[];

export interface ColumnStep {
  readonly column: string;
  readonly address: string;
}

export interface DownstreamCount {
  /** As the catalog spells it: `DATASET`, `DASHBOARD`. */
  readonly type: string;
  readonly count: number;
}

export type ImpactLimitReason =
  /** No catalog was asked: what manifests declare is all that is known. */
  | 'declared-only'
  /** The search for what lies downstream failed, or did not come whole. */
  | 'search-cut'
  /** Lineage of a dataset on the way is not shown to us. */
  | 'unreadable'
  /** A dataset is downstream by way of something that has no columns, such as a job. */
  | 'hidden-path'
  /** There is more to compare than a plan takes time for. */
  | 'too-large';

export interface ImpactLimit {
  readonly reason: ImpactLimitReason;
  /** Lower case, with numbers. */
  readonly message: string;
}

/** Of a plan that changes no lineage. */
export const NO_IMPACT: Impact = {
  columns: [],
  counts: { additive: 0, narrowing: 0, reRoute: 0, metadata: 0, columns: 0, direct: 0, datasets: 0 },
  downstream: [],
  limits: [],
};
