import type { Finding } from '../../errors/finding.js';
import type { ToolVersion } from '../../plan/document/plan.js';
import type { EntityUrn } from '../../urn/entity-urn.js';

/** A minor version adds members, a major version breaks readers. 1.1 added `edges[].note`. */
export const GRAPH_FORMAT_VERSION = '1.1';

/**
 * The lineage around selected datasets, as manifests declare it or as a catalog holds it, from any
 * writer. Sorted, without secrets. Published as `schemas/graph.schema.json`.
 */
export interface GraphDocument extends GraphElements {
  readonly formatVersion: typeof GRAPH_FORMAT_VERSION;
  readonly kind: 'graph';
  readonly tool: ToolVersion;
  readonly basis: GraphBasis;
  readonly target: GraphTarget;
  readonly selection: GraphSelection;
  /**
   * One for each dataset of the graph that the catalog does not show: there may be more lineage.
   */
  readonly findings: readonly Finding[];
}

/**
 * The source of a graph. `declared`: the manifests, without a catalog. `live`: the catalog's
 * primary store.
 */
export type GraphBasis = 'declared' | 'live';

/** The catalog and the stack of a graph. */
export interface GraphTarget {
  /** The catalog's address without credentials; null if none was read. */
  readonly origin: string | null;
  readonly stack: string;
  /** The named target of the settings, or null. */
  readonly target: string | null;
}

/** The part of the lineage that a graph shows. */
export interface GraphSelection {
  /** Expressions as the user gave them, sorted; empty for all. */
  readonly select: readonly string[];
  /** Number of edges followed upstream from the selected datasets; null for no limit. */
  readonly upstream: number | null;
  readonly downstream: number | null;
  /** True if the graph includes column pairs. */
  readonly columns: boolean;
}

/** The number of edges to follow from the selected datasets; infinite for no limit. */
export interface HopLimits {
  readonly upstream: number;
  readonly downstream: number;
}

/** The elements of a graph. */
export interface GraphElements {
  /** Sorted by urn. */
  readonly datasets: readonly GraphDataset[];
  /** Sorted by downstream, then upstream. */
  readonly edges: readonly GraphEdge[];
  /** Sorted by the columns. Empty if the graph does not include columns. */
  readonly pairs: readonly GraphPair[];
  /** Wildcard mappings, which need a catalog to be resolved. Sorted like edges. */
  readonly wildcards: readonly GraphWildcard[];
}

/** A dataset of a graph. */
export interface GraphDataset {
  readonly urn: EntityUrn;
  readonly address: string;
  readonly state: DatasetState;
  /** True if an expression selects it; false for a dataset around the selected ones. */
  readonly selected: boolean;
  /** Number of its neighbors that lie outside the graph. */
  readonly beyond: { readonly upstreams: number; readonly downstreams: number };
}

/** `declared`: no catalog was read. `foreign`: a record names it, and it is not a dataset. */
export type DatasetState =
  | 'declared'
  | 'present'
  | 'soft-deleted'
  | 'absent'
  | 'unreadable'
  | 'foreign';

/** The owner of an element: this stack, another stack, or none, since the element has no mark. */
export type GraphOwner = 'ours' | 'other-stack' | 'unmanaged';

/** The parts that all elements of a graph have. */
interface GraphElement {
  /** `orders_daily <- raw_orders`, with columns where the element has some. */
  readonly address: string;
  readonly downstream: EntityUrn;
  readonly upstream: EntityUrn;
}

/** An edge of a graph. */
export interface GraphEdge extends GraphElement {
  readonly type: string;
  /** The declared note, or the note in our mark. Absent without one, and before format 1.1. */
  readonly note?: string;
  /** Null if no catalog was read. */
  readonly owner: GraphOwner | null;
}

/** A column pair of a graph. */
export interface GraphPair extends GraphElement {
  /** Urns of the two columns. */
  readonly downstreamField: string;
  readonly upstreamField: string;
  readonly transform: string | null;
  readonly confidence: number;
  readonly owner: GraphOwner | null;
}

/** A mapping of all columns that both datasets have, with exceptions. */
export interface GraphWildcard extends GraphElement {
  /** Sorted. */
  readonly except: readonly string[];
  readonly transform: string | null;
  readonly confidence: number;
}
