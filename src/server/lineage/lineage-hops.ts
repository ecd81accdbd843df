import type { AspectStore, TimeWindow } from '../store/aspect-store.js';
import type { LineageGraph } from '../store/graph/lineage-graph.js';
import type { LineageDirection } from '../store/lineage-edge.js';
import type { Hops } from './walk-graph.js';

export interface HopOptions {
  readonly direction: LineageDirection;
  /** Only edges of a time. Absent: all. */
  readonly during?: TimeWindow | undefined;
  /** How many neighbours of a node are gone to, the first by urn. Absent: all. */
  readonly limit?: number | undefined;
}

export interface LineageHops extends Hops {
  /** Whether some of the neighbours of a node are not gone to. */
  readonly isCutShort: (node: number) => boolean;
}

/** The hops of a search, out of the graph in memory; edges of a time alone are looked up in the database. */
export function lineageHops(store: AspectStore, { direction, during, limit }: HopOptions): LineageHops {
  const opposite = direction === 'UPSTREAM' ? 'DOWNSTREAM' : 'UPSTREAM';
  const hop = during === undefined ? inMemory(store.graph) : within(store, during);
  const all = { onward: hop(direction), back: hop(opposite), isCutShort: () => false };
  return limit === undefined ? all : limited(all, limit, store.graph);
}

type Hop = (direction: LineageDirection) => Hops['onward'];

function inMemory(graph: LineageGraph): Hop {
  return (direction) => (node, visit) => graph.eachNeighbour(node, direction, visit);
}

function within(store: AspectStore, during: TimeWindow): Hop {
  const { graph } = store;
  return (direction) => (node, visit) => {
    for (const urn of store.neighbours(graph.urnOf(node), direction, during)) {
      const neighbour = graph.numberOf(urn);
      if (neighbour !== undefined) visit(neighbour);
    }
  };
}

function limited(all: Hops, limit: number, graph: LineageGraph): LineageHops {
  const ranks = graph.ranks();
  const sorted = (node: number): readonly number[] => {
    const found = new Set<number>();
    all.onward(node, (neighbour) => found.add(neighbour));
    return [...found].sort((a, b) => (ranks[a] as number) - (ranks[b] as number));
  };
  const firstOf = (node: number): readonly number[] => sorted(node).slice(0, limit);
  return {
    onward: (node, visit) => firstOf(node).forEach((neighbour) => void visit(neighbour)),
    back: (node, visit) =>
      all.back(node, (other) => {
        if (firstOf(other).includes(node)) visit(other);
      }),
    isCutShort: (node) => sorted(node).length > limit,
  };
}
