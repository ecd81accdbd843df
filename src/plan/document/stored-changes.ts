import type { Place } from '../../errors/place.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { EdgeChange, LineageChange, PairChange } from './change.js';

/**
 * The changes of one downstream as a receipt stores them. It states the downstream nowhere, each
 * upstream once and each effect once. The receipt of a first apply is then a fifth as long.
 */
export interface CompactChanges {
  /** The name of the downstream in addresses. */
  readonly name: string;
  /** The file of the places that are ranges. Empty if no change has a place. */
  readonly file: string;
  /** The effects on edges. A row names one by its number, from 0. */
  readonly edges: readonly StoredEffect<EdgeChange>[];
  /** The effects on column pairs. A row names one by its number, from 0. */
  readonly pairs: readonly StoredEffect<PairChange>[];
  /** Rows of neighbouring changes with one upstream, in the order of the changes. */
  readonly upstreams: readonly CompactUpstream[];
}

/** The effect of a change on its element. Most changes of a downstream share one. */
export interface StoredEffect<C extends LineageChange> extends Pick<C, 'kind' | 'reason'> {
  /** Absent if the element did not exist. */
  readonly before?: NonNullable<C['before']>;
  /** Absent if the element is removed. */
  readonly after?: NonNullable<C['after']>;
}

export interface CompactUpstream {
  readonly urn: DatasetUrn;
  /** The name of the upstream in addresses. */
  readonly name: string;
  readonly rows: readonly ChangeRow[];
}

export type ChangeRow = EdgeRow | PairRow;

/** The change of an edge. */
export type EdgeRow = readonly [effect: number, place: CompactPlace];

/** The change of a column pair. A column is its path, or its urn if no path gives that urn. */
export type PairRow = readonly [
  effect: number,
  downstreamColumn: string,
  upstreamColumn: string,
  place: CompactPlace,
];

/** A range of the file of the changes, or a whole place in another file or without an end. */
export type CompactPlace =
  | readonly [line: number, column: number, endLine: number, endColumn: number]
  | Place
  | null;
