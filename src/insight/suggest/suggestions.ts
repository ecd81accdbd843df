import type { DatasetUrn } from '../../urn/dataset-urn.js';

/**
 * How the name of a downstream column is made from that of an upstream column. `same`: equal but for
 * letter case. `words`: of the same words. `table`: after the name of a table, as `order_id` of
 * `orders.id`. `flag`: after `is` or `has`. `aggregate`: after a word such as `total` or `first`.
 * `ending`: after any other words.
 */
export type NameRelation = 'same' | 'words' | 'table' | 'flag' | 'aggregate' | 'ending';

/**
 * The other upstreams that a pair competes with. `none`: the dataset has one upstream, and one column
 * of it fits best. `weaker`: no other upstream has a column that fits as well. `shared`: another
 * upstream has such a column, but shares fewer names with the dataset. `technical`: as `weaker` or
 * `shared`, for a column that loaders add to every table. `equal`: nothing tells which column it is.
 */
export type Rivalry = 'none' | 'weaker' | 'shared' | 'technical' | 'equal';

/** Column pairs for declared edges that map no column. Nothing is written by them. */
export interface Suggestions {
  /** Pairs with a lower score are left out. */
  readonly minScore: number;
  /** The downstreams with a pair. Sorted by address. */
  readonly downstreams: readonly SuggestedDownstream[];
  /** The edges without a pair. Sorted by address. */
  readonly without: readonly UnmappedEdge[];
}

export interface SuggestedDownstream {
  /** As people write it: `orders_daily`. */
  readonly address: string;
  readonly downstream: DatasetUrn;
  /** In the order of the columns, then by upstream. */
  readonly pairs: readonly SuggestedMapping[];
}

/** A column pair, with columns as a manifest writes them. */
export interface SuggestedMapping {
  readonly downstreamColumn: string;
  readonly upstream: DatasetUrn;
  /** The address of the upstream. */
  readonly upstreamAddress: string;
  readonly upstreamColumn: string;
  /** 0 to 1: the share of right pairs among those of the same reason, as measured. */
  readonly score: number;
  readonly relation: NameRelation;
  readonly rivalry: Rivalry;
  /** False if a copy between the types of the two columns needs a cast. */
  readonly typesFit: boolean;
  /** The reason in words: `same name`. */
  readonly reason: string;
}

/**
 * The reason why an edge has no suggestion. `mapped`: columns of the upstream are mapped. `wildcard`:
 * a wildcard maps them. `downstream-mapped`: the downstream maps columns of other upstreams, and not
 * all downstreams were asked for. `no-columns`: the columns of an end are not known. `low-score`: no
 * pair has the lowest score that is shown. `no-match`: no name is alike.
 */
export type WhyUnmapped =
  | 'mapped'
  | 'wildcard'
  | 'downstream-mapped'
  | 'no-columns'
  | 'low-score'
  | 'no-match';

export interface UnmappedEdge {
  /** `orders_daily <- raw_orders`. */
  readonly address: string;
  readonly downstream: DatasetUrn;
  readonly upstream: DatasetUrn;
  readonly why: WhyUnmapped;
  /** The addresses of the ends without columns. Only with `no-columns`. */
  readonly columnless?: readonly string[];
}
