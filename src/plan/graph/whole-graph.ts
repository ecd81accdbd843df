import { compareText } from '../../errors/compare-text.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { DatasetState, GraphEdge, GraphPair, GraphWildcard } from './lineage-graph.js';

/** All the lineage that is known, before anything is selected of it. */
export interface WholeGraph {
  /** Every end of every element is among them. */
  readonly datasets: ReadonlyMap<DatasetUrn, DatasetState>;
  readonly edges: readonly GraphEdge[];
  readonly pairs: readonly GraphPair[];
  readonly wildcards: readonly GraphWildcard[];
}

/** Two datasets that something joins. */
export interface Joined {
  readonly downstream: DatasetUrn;
  readonly upstream: DatasetUrn;
}

/** What one can follow: edges, and pairs whose edge is gone. Each once. */
export function joinsOf({ edges, pairs, wildcards }: Omit<WholeGraph, 'datasets'>): Joined[] {
  const joins = new Map<string, Joined>();
  for (const { downstream, upstream } of [...edges, ...pairs, ...wildcards])
    joins.set(joinOf({ downstream, upstream }), { downstream, upstream });
  return [...joins.values()];
}

/** A key of the two. */
export function joinOf({ downstream, upstream }: Joined): string {
  return `${downstream}\n${upstream}`;
}

/** By downstream, then upstream. */
export function compareJoined(a: Joined, b: Joined): number {
  return compareText(a.downstream, b.downstream) || compareText(a.upstream, b.upstream);
}

/** By the downstream column, the upstream one, then the transform. */
export function comparePairs(a: GraphPair, b: GraphPair): number {
  return compareText(pairKey(a), pairKey(b));
}

function pairKey({ downstreamField, upstreamField, transform }: GraphPair): string {
  return [downstreamField, upstreamField, transform ?? ''].join('\n');
}
