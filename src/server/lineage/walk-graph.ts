/** One hop in a graph whose nodes are numbers, in the direction of a search and against it. Repetitions do no harm. */
export interface Hops {
  readonly onward: (node: number, visit: (neighbour: number) => void) => void;
  readonly back: (node: number, visit: (neighbour: number) => void) => void;
}

export interface GraphWalk {
  readonly start: number;
  /** Numbers of nodes are below it. */
  readonly size: number;
  readonly hops: Hops;
  /** How many hops to go. */
  readonly maxHops: number;
  /** Nodes to which a hop counts, but from which the next one does not: what follows them has their degree. Default: none. */
  readonly isIgnored?: ((node: number) => boolean) | undefined;
}

/** What a walk met. */
export interface Reached {
  /** In the order in which they were found, so by degree, and in no order beyond that. The start is not in it, cycles or not. */
  readonly nodes: Int32Array;
  /** Hops on a shortest path from the start: 1 or more, and 0 for the start itself or what was not reached. */
  readonly degreeOf: (node: number) => number;
  /** The nodes before a node on its shortest paths, each once, in no order. */
  readonly parentsOf: (node: number) => readonly number[];
}

/** Walks breadth-first. Each node within reach is asked for its neighbours once. */
export function walkGraph(walk: GraphWalk): Reached {
  const { start, size, hops, maxHops, isIgnored = () => false } = walk;
  const degrees = new Int32Array(size);
  const found = new Int32Array(size);
  let count = 0;
  const goOn = (node: number, degree: number) =>
    hops.onward(node, (neighbour) => {
      if (neighbour === start || degrees[neighbour] !== 0) return;
      degrees[neighbour] = degree;
      found[count++] = neighbour;
    });
  let levelStart = 0;
  for (let degree = 1; degree <= maxHops; degree++) {
    const levelEnd = count;
    if (degree === 1) goOn(start, degree);
    for (let i = levelStart; i < levelEnd; i++) if (!isIgnored(found[i] as number)) goOn(found[i] as number, degree);
    // Grows while it is gone through, since what follows an ignored node may be ignored too.
    for (let i = levelEnd; i < count; i++) if (isIgnored(found[i] as number)) goOn(found[i] as number, degree);
    if (count === levelEnd) break;
    levelStart = levelEnd;
  }
  const nodes = found.subarray(0, count);
  return { nodes, degreeOf: (node) => degrees[node] ?? 0, parentsOf: parentsIn(walk, nodes, degrees) };
}

/** A parent leads to a node at the node's own degree. Ignored ones have that degree themselves, and were found before. */
function parentsIn(
  { start, size, hops, isIgnored = () => false }: GraphWalk,
  nodes: Int32Array,
  degrees: Int32Array,
): Reached['parentsOf'] {
  let places: Int32Array | undefined;
  const placeOf = (node: number): number => {
    places ??= placesIn(nodes, size);
    return places[node] as number;
  };
  return (node) => {
    const degree = degrees[node] as number;
    const parents = new Set<number>();
    hops.back(node, (other) => {
      const reached = other === start || degrees[other] !== 0;
      if (!reached || degree === 0) return;
      const free = other !== start && isIgnored(other);
      const fits = free ? degrees[other] === degree && placeOf(other) < placeOf(node) : (degrees[other] as number) + 1 === degree;
      if (fits) parents.add(other);
    });
    return [...parents];
  };
}

function placesIn(nodes: Int32Array, size: number): Int32Array {
  const places = new Int32Array(size);
  for (let i = 0; i < nodes.length; i++) places[nodes[i] as number] = i;
  return places;
}
