import { compareText } from '../../errors/compare-text.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import type { DatasetState, GraphEdge, GraphPair, GraphWildcard } from './graph-document.js';

/** All known lineage, before a selection. */
export interface WholeGraph {
  /** Includes both ends of every element. */
  readonly datasets: ReadonlyMap<EntityUrn, DatasetState>;
  readonly edges: readonly GraphEdge[];
  readonly pairs: readonly GraphPair[];
  readonly wildcards: readonly GraphWildcard[];
}

/** Two datasets that an element joins. */
export interface Joined {
  readonly downstream: EntityUrn;
  readonly upstream: EntityUrn;
}

/** Lists the joined datasets: by edges, and by pairs and wildcards without an edge. Each once. */
export function findJoins({ edges, pairs, wildcards }: Omit<WholeGraph, 'datasets'>): Joined[] {
  const joins = new Map<string, Joined>();
  for (const { downstream, upstream } of [...edges, ...pairs, ...wildcards])
    joins.set(joinKey({ downstream, upstream }), { downstream, upstream });
  return [...joins.values()];
}

/** Returns a key of the two datasets. */
export function joinKey({ downstream, upstream }: Joined): string {
  return `${downstream}\n${upstream}`;
}

/** Compares by downstream, then upstream. */
export function compareJoined(a: Joined, b: Joined): number {
  return compareText(a.downstream, b.downstream) || compareText(a.upstream, b.upstream);
}

/** Compares by downstream column, upstream column, then transform. */
export function comparePairs(a: GraphPair, b: GraphPair): number {
  return compareText(pairSortKey(a), pairSortKey(b));
}

function pairSortKey({ downstreamField, upstreamField, transform }: GraphPair): string {
  return [downstreamField, upstreamField, transform ?? ''].join('\n');
}
