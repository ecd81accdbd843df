import type { Direction } from '../../entity/entity.js';

/** What an address of the lineage page says besides the home dataset. */
export interface LineageView {
  readonly mode: 'graph' | 'list';
  /** True if boxes list columns. */
  readonly columns: boolean;
  readonly direction: 'both' | Direction;
  /** The pinned column or, with a null column, the pinned dataset. Null: nothing is pinned. */
  readonly pin: Pin | null;
  /** At most 100. */
  readonly open: readonly Opening[];
  /** A box, an edge or a column pair whose details are shown. Null: none. */
  readonly selected: Selection | null;
}

export interface Pin {
  /** The key of the dataset. Null: the home dataset. */
  readonly key: string | null;
  readonly column: string | null;
}

/**
 * One expansion. `up` and `down` open a side by one hop; of the home dataset, whose sides are open
 * at first, they close it. `columns` lists all columns. `add` draws one neighbour out of a group.
 */
export interface Opening {
  readonly action: Direction | 'columns' | 'add';
  /** The key of the dataset. */
  readonly key: string;
}

/** Keys of a box; of an edge; or of an edge and of one column pair on it. */
export type Selection =
  | { readonly kind: 'box'; readonly key: string }
  | { readonly kind: 'edge'; readonly upstream: string; readonly downstream: string }
  | {
      readonly kind: 'pair';
      readonly upstream: string;
      readonly downstream: string;
      /** The key of `UPSTREAM_COLUMN\nDOWNSTREAM_COLUMN`. */
      readonly pair: string;
    };
