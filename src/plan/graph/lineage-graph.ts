import type { Finding } from '../../errors/finding.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { ToolVersion } from '../plan.js';

/** A minor step adds, a major step breaks. */
export const GRAPH_FORMAT_VERSION = '1.0';

/**
 * Lineage around some datasets, as manifests declare it or as a catalog holds it, whoever wrote it. Sorted, without secrets.
 * Published as `schemas/graph.schema.json`.
 */
export interface LineageGraph extends GraphElements {
  readonly formatVersion: typeof GRAPH_FORMAT_VERSION;
  readonly kind: 'graph';
  readonly tool: ToolVersion;
  readonly basis: GraphBasis;
  readonly target: GraphTarget;
  readonly selection: GraphSelection;
  /** One for each dataset of the graph that the catalog does not show: there may be more than this. */
  readonly findings: readonly Finding[];
}

/** `declared`: what the manifests say, no catalog asked. `live`: what the catalog's primary store holds. */
export type GraphBasis = 'declared' | 'live';

export interface GraphTarget {
  /** The catalog's address without credentials; null where none was asked. */
  readonly origin: string | null;
  readonly stack: string;
  /** The named target of the settings, or null. */
  readonly target: string | null;
}

export interface GraphSelection {
  /** As they were given, sorted; none for all. */
  readonly select: readonly string[];
  /** Edges that were followed from what is selected; null for all there are. */
  readonly upstream: number | null;
  readonly downstream: number | null;
  /** Whether column pairs are part of it. */
  readonly columns: boolean;
}

export interface GraphElements {
  /** Sorted by urn. */
  readonly datasets: readonly GraphDataset[];
  /** Sorted by downstream, then upstream. */
  readonly edges: readonly GraphEdge[];
  /** Sorted by the columns. Empty where columns are no part of it. */
  readonly pairs: readonly GraphPair[];
  /** Mappings of all columns, which nobody can resolve without a catalog. Sorted like edges. */
  readonly wildcards: readonly GraphWildcard[];
}

export interface GraphDataset {
  readonly urn: DatasetUrn;
  /** The name that people know it by. */
  readonly address: string;
  readonly state: DatasetState;
  /** Whether an expression means it; the others lie around. */
  readonly selected: boolean;
  /** Datasets that are joined to it by an edge, and that are further away than was asked for. */
  readonly beyond: { readonly upstreams: number; readonly downstreams: number };
}

/** `declared`: nobody asked the catalog. `foreign`: some record names it, and it is no dataset. */
export type DatasetState = 'declared' | 'present' | 'soft-deleted' | 'absent' | 'unreadable' | 'foreign';

/** Whose an element is: this stack's, another stack's, or nobody's who marks it. */
export type GraphOwner = 'ours' | 'other-stack' | 'unmanaged';

export interface GraphEdge {
  /** `orders_daily <- raw_orders` */
  readonly address: string;
  readonly downstream: DatasetUrn;
  readonly upstream: DatasetUrn;
  readonly type: string;
  /** Null where no catalog was asked. */
  readonly owner: GraphOwner | null;
}

export interface GraphPair {
  /** `orders_daily.total <- raw_orders.amount` */
  readonly address: string;
  readonly downstream: DatasetUrn;
  readonly upstream: DatasetUrn;
  /** Urns of the two columns. */
  readonly downstreamField: string;
  readonly upstreamField: string;
  readonly transform: string | null;
  readonly confidence: number;
  readonly owner: GraphOwner | null;
}

/** Every column of the upstream that the downstream has too, but for some. */
export interface GraphWildcard {
  /** `orders_daily.* <- raw_orders.*` */
  readonly address: string;
  readonly downstream: DatasetUrn;
  readonly upstream: DatasetUrn;
  /** Sorted. */
  readonly except: readonly string[];
  readonly transform: string | null;
  readonly confidence: number;
}
