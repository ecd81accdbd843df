import { itemAt } from '../../model/item-at.js';
import type { NumberedGraph } from '../impact/numbered-graph.js';
import { newTraversal, stepsTo, traverse } from '../impact/traverse.js';
import type { Components } from './components.js';
import { neighborsOf } from './neighbors.js';

/** A longest path to each item, where a cycle counts as one item. */
export interface Depths {
  /** The number of edges between components on the path. */
  readonly depth: Uint32Array;
  /** The number of items on the path. */
  readonly nodes: Uint32Array;
  /** The item before each item on its path. The item itself if the path starts there. */
  readonly previous: Uint32Array;
}

/** @param components of the upstream edges, so that each comes after those upstream of it */
export function findDepths(
  graph: NumberedGraph,
  { of, members }: Components,
  time: number,
): Depths {
  const size = of.length;
  const [depth, nodes] = [new Uint32Array(size), new Uint32Array(size).fill(1)];
  const previous = Uint32Array.from(of.keys());
  const found = { depth, nodes, previous };
  const within = new Uint8Array(size);
  const traversal = newTraversal(size);
  for (const own of members) {
    const entry = findEntry(own, { graph, of, time, found });
    if (entry === undefined) continue;
    for (const item of own) within[item] = 1;
    traverse({ adjacency: graph.downstream, starts: [entry.at], times: time, within }, traversal);
    for (const item of own) {
      within[item] = 0;
      depth[item] = itemAt(depth, entry.from) + 1;
      nodes[item] = itemAt(nodes, entry.from) + 1 + stepsTo(traversal, item);
      previous[item] = item === entry.at ? entry.from : itemAt(traversal.previous, item);
    }
  }
  return found;
}

/** Returns the items on the path to an item, from upstream to downstream. */
export function depthPath({ previous }: Depths, item: number): readonly number[] {
  const path = [item];
  for (let at = item; itemAt(previous, at) !== at; ) {
    at = itemAt(previous, at);
    path.push(at);
  }
  return path.reverse();
}

interface Search {
  readonly graph: NumberedGraph;
  readonly of: Uint32Array;
  readonly time: number;
  readonly found: Depths;
}

interface Entry {
  /** The last item before the component. */
  readonly from: number;
  /** The first item in it. */
  readonly at: number;
}

/** Finds the edge on which the longest path enters a component. Prefers fewer items. */
function findEntry(own: readonly number[], { graph, of, time, found }: Search): Entry | undefined {
  const isBetter = (one: number, other: number) =>
    itemAt(found.depth, one) - itemAt(found.depth, other) ||
    itemAt(found.nodes, other) - itemAt(found.nodes, one);
  let best: Entry | undefined;
  for (const at of own)
    for (const from of neighborsOf(graph.upstream, [at], time))
      if (of[from] !== of[at] && (best === undefined || isBetter(from, best.from) > 0))
        best = { from, at };
  return best;
}
