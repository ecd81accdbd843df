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
  /** The number of nodes. All node numbers are smaller. */
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
  const { start, size, hops, maxHops, isIgnored = () => false } = walk;
  const degrees = new Int32Array(size);
  const found = new Int32Array(size);
  let count = 0;
  const visitNeighbors = (node: number, degree: number) =>
    hops.onward(node, (neighbor) => {
      if (neighbor === start || degrees[neighbor] !== 0) return;
      degrees[neighbor] = degree;
      found[count++] = neighbor;
    });
  let levelStart = 0;
  for (let degree = 1; degree <= maxHops; degree++) {
    const levelEnd = count;
    if (degree === 1) visitNeighbors(start, degree);
    for (let i = levelStart; i < levelEnd; i++)
      if (!isIgnored(found[i] as number)) visitNeighbors(found[i] as number, degree);
    // `count` grows during this loop, because the nodes after an ignored node may be ignored too.
    for (let i = levelEnd; i < count; i++)
      if (isIgnored(found[i] as number)) visitNeighbors(found[i] as number, degree);
    if (count === levelEnd) break;
    levelStart = levelEnd;
  }
  const nodes = found.subarray(0, count);
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
  { start, size, hops, isIgnored = () => false }: GraphWalk,
  nodes: Int32Array,
  degrees: Int32Array,
): WalkResult['findParents'] {
  let places: Int32Array | undefined;
  const position = (node: number): number => {
    places ??= indexPositions(nodes, size);
    return places[node] as number;
  };
  return (node) => {
    const degree = degrees[node] as number;
    const parents = new Set<number>();
    hops.back(node, (other) => {
      const reached = other === start || degrees[other] !== 0;
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
