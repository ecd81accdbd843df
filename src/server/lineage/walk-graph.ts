/**
 * One hop in a graph of numbered nodes, in the direction of the walk and against it. A neighbor
 * may be visited twice.
 */
export interface Hops {
  readonly onward: (node: number, visit: (neighbor: number) => void) => void;
  readonly back: (node: number, visit: (neighbor: number) => void) => void;
}

/** The start and the limits of a walk. */
export interface GraphWalk {
  readonly start: number;
  /** The number of nodes at the start. */
  readonly size: number;
  readonly hops: Hops;
  /** The maximum number of hops. */
  readonly maxHops: number;
  /**
   * Returns true for nodes whose onward hops do not count: the nodes after them get the same
   * degree. Default: no node.
   */
  readonly isIgnored?: ((node: number) => boolean) | undefined;
}

/** The nodes that a walk reached. */
export interface WalkResult {
  /** By degree, and in no order within a degree. The start is never included, even in a cycle. */
  readonly nodes: Int32Array;
  /**
   * Returns the number of hops on a shortest path from the start. 0 for the start and for unreached
   * nodes.
   */
  readonly degreeAt: (node: number) => number;
  /** Returns the nodes before a node on its shortest paths, each once, in no order. */
  readonly findParents: (node: number) => readonly number[];
}

/** Walks a graph breadth-first. It asks each reachable node once for its neighbors. */
export function walkGraph(walk: GraphWalk): WalkResult {
  const steps = walkInSteps(walk);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Walks a graph like {@link walkGraph}. Yields before it visits the neighbors of each node. */
export function* walkInSteps(walk: GraphWalk): Generator<void, WalkResult> {
  const { start, size, hops, maxHops, isIgnored = () => false } = walk;
  const degrees: number[] = new Array(size).fill(0);
  const found: number[] = [];
  const visitNeighbors = (node: number, degree: number) =>
    hops.onward(node, (neighbor) => {
      if (neighbor === start) return;
      // A visit may add nodes to the graph.
      while (degrees.length <= neighbor) degrees.push(0);
      if (degrees[neighbor] !== 0) return;
      degrees[neighbor] = degree;
      found.push(neighbor);
    });
  let levelStart = 0;
  for (let degree = 1; degree <= maxHops; degree++) {
    const levelEnd = found.length;
    if (degree === 1) visitNeighbors(start, degree);
    for (let i = levelStart; i < levelEnd; i++) {
      yield;
      if (!isIgnored(found[i] as number)) visitNeighbors(found[i] as number, degree);
    }
    // The list grows during this loop, because the nodes after an ignored node may be ignored too.
    for (let i = levelEnd; i < found.length; i++)
      if (isIgnored(found[i] as number)) visitNeighbors(found[i] as number, degree);
    if (found.length === levelEnd) break;
    levelStart = levelEnd;
  }
  const nodes = Int32Array.from(found);
  return {
    nodes,
    degreeAt: (node) => degrees[node] ?? 0,
    findParents: parentFinder(walk, nodes, degrees),
  };
}

/**
 * Creates a function that finds the parents of a node. A parent has the degree of the node minus
 * 1. An ignored parent has the same degree as the node and was found earlier.
 */
function parentFinder(
  { start, hops, isIgnored = () => false }: GraphWalk,
  nodes: Int32Array,
  degrees: readonly number[],
): WalkResult['findParents'] {
  let places: Int32Array | undefined;
  const position = (node: number): number => {
    places ??= indexPositions(nodes, degrees.length);
    return places[node] as number;
  };
  return (node) => {
    const degree = degrees[node] ?? 0;
    const parents = new Set<number>();
    hops.back(node, (other) => {
      const reached = other === start || (degrees[other] ?? 0) !== 0;
      if (!reached || degree === 0) return;
      const free = other !== start && isIgnored(other);
      const fits = free
        ? degrees[other] === degree && position(other) < position(node)
        : (degrees[other] as number) + 1 === degree;
      if (fits) parents.add(other);
    });
    return [...parents];
  };
}

function indexPositions(nodes: Int32Array, size: number): Int32Array {
  const places = new Int32Array(size);
  for (let i = 0; i < nodes.length; i++) places[nodes[i] as number] = i;
  return places;
}
