import { compareText } from '../../errors/compare-text.js';
import type { AspectReads, TimeWindow } from '../store/aspect-store.js';
import type { LineageGraph } from '../store/graph/lineage-graph.js';
import { type LineageDirection, type LineageEdge, lineageEdge } from '../store/lineage-edge.js';
import type { Hops } from './walk-graph.js';

export interface HopOptions {
  readonly direction: LineageDirection;
  /** The time window of the edges to follow. Absent: all edges. */
  readonly during?: TimeWindow | undefined;
  /** The maximum number of neighbors to visit per node, the first by urn. Absent: all. */
  readonly limit?: number | undefined;
}

/** The reads that a walk needs. */
export type LineageReads = Pick<AspectReads, 'graph' | 'neighbors'>;

export interface LineageHops extends Hops {
  /** Returns true if the limit leaves out neighbors of a node. */
  readonly isCutShort: (node: number) => boolean;
}

/**
 * Creates the hops of a walk from the graph in memory. Edges of a time window come from the
 * database.
 */
export function lineageHops(
  store: LineageReads,
  { direction, during, limit }: HopOptions,
): LineageHops {
  const opposite = direction === 'UPSTREAM' ? 'DOWNSTREAM' : 'UPSTREAM';
  const hop = during === undefined ? hopsInMemory(store.graph) : hopsInDatabase(store, during);
  const all = { onward: hop(direction), back: hop(opposite), isCutShort: () => false };
  return limit === undefined ? all : limitHops(all, limit, store.graph);
}

type Hop = (direction: LineageDirection) => Hops['onward'];

function hopsInMemory(graph: LineageGraph): Hop {
  return (direction) => (node, visit) => graph.eachNeighbor(node, direction, visit);
}

function hopsInDatabase(store: LineageReads, during: TimeWindow): Hop {
  const { graph } = store;
  return (direction) => (node, visit) => {
    for (const urn of store.neighbors(graph.toUrn(node), direction, during)) {
      const neighbor = graph.findStart(urn);
      if (neighbor !== undefined) visit(neighbor);
    }
  };
}

function limitHops(all: Hops, limit: number, graph: LineageGraph): LineageHops {
  const sorted = (node: number): readonly number[] => {
    const found = new Set<number>();
    all.onward(node, (neighbor) => found.add(neighbor));
    // The walk may add columns to the graph, which then have no ranks yet.
    return [...found].sort((a, b) => compareText(graph.toUrn(a), graph.toUrn(b)));
  };
  const firstNeighbors = (node: number): readonly number[] => sorted(node).slice(0, limit);
  return {
    onward: (node, visit) => firstNeighbors(node).forEach((neighbor) => void visit(neighbor)),
    back: (node, visit) =>
      all.back(node, (other) => {
        if (firstNeighbors(other).includes(node)) visit(other);
      }),
    isCutShort: (node) => sorted(node).length > limit,
  };
}

/**
 * Returns the type of the relationship behind a hop. The relationship may point in either
 * direction: a job `Produces` its downstream.
 */
export function hopType(
  { downstream, upstream }: LineageEdge,
  store: Pick<AspectReads, 'relationships'>,
): string {
  const stated = [
    ...store.relationships(downstream, 'OUTGOING'),
    ...store.relationships(upstream, 'OUTGOING'),
  ];
  const hop = stated.find((one) => {
    const edge = lineageEdge(one);
    return edge?.upstream === upstream && edge.downstream === downstream;
  });
  return hop?.type ?? '';
}
