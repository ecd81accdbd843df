import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { ColumnPath, DownstreamCount, ImpactLimit } from './impact.js';

/** Everything that is derived from a dataset or one of its columns, over any number of steps. */
export interface Dependents {
  /** Nearest first, then by address. */
  readonly columns: readonly DependentColumn[];
  /** Nearest first, then by address. Datasets without a known dependent column are included. */
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

/** A dataset that is derived from the origin. */
export interface DependentDataset {
  readonly urn: DatasetUrn;
  readonly address: string;
  /** Edges from the dataset of the origin, at least 1. */
  readonly distance: number;
  /** Number of its columns that are known to depend on the origin. */
  readonly columns: number;
}

/** The dataset or column whose dependents are listed. */
export interface ImpactOrigin {
  readonly dataset: DatasetUrn;
  /** Urn of one column. Null for all columns of the dataset. */
  readonly column: string | null;
}
