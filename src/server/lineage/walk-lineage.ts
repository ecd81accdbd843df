import { compareText } from '../../errors/compare-text.js';

/** A node that the walk met, `Node` being an urn. */
export interface ReachedNode<Node extends string> {
  readonly node: Node;
  /** Hops on a shortest path from the start, 1 or more. */
  readonly degree: number;
  /** The nodes before this one on its shortest paths, sorted. */
  readonly parents: readonly Node[];
}

export interface Walk<Node extends string> {
  readonly start: Node;
  readonly neighbours: (node: Node) => readonly Node[];
  /** How many hops to go. */
  readonly maxHops: number;
}

/**
 * Walks a graph breadth-first. The answer is ordered by degree, then by node; the start is not in it, cycles or not.
 *
 * `neighbours` is asked once for each node within reach.
 */
export function walkLineage<Node extends string>(walk: Walk<Node>): ReadonlyMap<Node, ReachedNode<Node>> {
  const reached = new Map<Node, ReachedNode<Node>>();
  let frontier: readonly Node[] = [walk.start];
  for (let degree = 1; degree <= walk.maxHops && frontier.length > 0; degree++) {
    const isNew = (node: Node) => node !== walk.start && !reached.has(node);
    const level = nextLevel(frontier, walk.neighbours, isNew);
    frontier = [...level.keys()].sort(compareText);
    for (const node of frontier) reached.set(node, { node, degree, parents: [...(level.get(node) ?? [])] });
  }
  return reached;
}

/** The new nodes one hop further, each with the nodes of the frontier that lead to it. */
function nextLevel<Node extends string>(
  frontier: readonly Node[],
  neighbours: (node: Node) => readonly Node[],
  isNew: (node: Node) => boolean,
): ReadonlyMap<Node, ReadonlySet<Node>> {
  const level = new Map<Node, Set<Node>>();
  for (const parent of frontier) {
    for (const node of neighbours(parent)) {
      if (!isNew(node)) continue;
      const parents = level.get(node);
      if (parents) parents.add(parent);
      else level.set(node, new Set([parent]));
    }
  }
  return level;
}
