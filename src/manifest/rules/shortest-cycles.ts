import { groupAt } from '../../model/group-by.js';

/** The edges of a graph, by the node that they lead from. */
export type EdgesByStart<E extends DirectedEdge> = ReadonlyMap<string, readonly E[]>;

export interface DirectedEdge {
  /** The node that the edge leads to. */
  readonly upstream: string;
}

/**
 * Finds one shortest cycle of each strongly connected component of a graph, as its edges. Each
 * cycle starts at the alphabetically first node of its component. Ignores edges from a node to
 * itself.
 *
 * Takes time linear in the size of the graph. Does not recurse, since lineage can be thousands of
 * datasets deep.
 */
export function shortestCycles<E extends DirectedEdge>(
  graph: EdgesByStart<E>,
): readonly (readonly E[])[] {
  const components = stronglyConnected(graph);
  // An edge between two components is on no cycle.
  const leaving = (node: string) =>
    groupAt(graph, node).filter(
      ({ upstream }) => upstream !== node && components.get(upstream) === components.get(node),
    );
  const firstNodes = new Map(
    [...components.keys()]
      .sort()
      .reverse()
      .map((node) => [components.get(node), node]),
  );
  return [...firstNodes.values()].sort().flatMap((start) => cycleThrough(start, leaving));
}

/** The visit of a node in a depth-first search. */
interface Visit {
  readonly node: string;
  /** The number of nodes that were visited before. */
  readonly order: number;
  /** The least order of an open node that the node is known to lead to. */
  low: number;
  /** The number of edges that were followed. */
  followed: number;
  /** True until the component of the node is complete. */
  isOpen: boolean;
}

/**
 * Maps each node of a component of several nodes to one of them. Uses Tarjan's algorithm without
 * recursion: graphlib's `tarjan` recurses and fails on a chain of 100,000 datasets.
 */
function stronglyConnected(graph: EdgesByStart<DirectedEdge>): ReadonlyMap<string, string> {
  const components = new Map<string, string>();
  const visits = new Map<string, Visit>();
  const open: Visit[] = [];
  const path: Visit[] = [];
  const enter = (node: string): void => {
    const order = visits.size;
    const visit = { node, order, low: order, followed: 0, isOpen: true };
    visits.set(node, visit);
    open.push(visit);
    path.push(visit);
  };
  const leave = (visit: Visit): void => {
    path.pop();
    const before = path.at(-1);
    if (before !== undefined) before.low = Math.min(before.low, visit.low);
    if (visit.low < visit.order) return;
    const component = open.splice(open.lastIndexOf(visit));
    for (const one of component) {
      one.isOpen = false;
      if (component.length > 1) components.set(one.node, visit.node);
    }
  };
  for (const root of graph.keys()) {
    if (!visits.has(root)) enter(root);
    for (let visit = path.at(-1); visit !== undefined; visit = path.at(-1)) {
      const edge = graph.get(visit.node)?.[visit.followed++];
      const known = edge && visits.get(edge.upstream);
      if (edge === undefined) leave(visit);
      else if (known === undefined) enter(edge.upstream);
      else if (known.isOpen) visit.low = Math.min(visit.low, known.order);
    }
  }
  return components;
}

interface Step<E> {
  readonly edge: E;
  readonly before?: Step<E>;
}

/** Searches breadth first, so that the first way back to the start is a shortest one. */
function cycleThrough<E extends DirectedEdge>(
  start: string,
  leaving: (node: string) => readonly E[],
): readonly (readonly E[])[] {
  const seen = new Set<string>();
  const closingSteps: Step<E>[] = [];
  const steps = leaving(start).map((edge): Step<E> => ({ edge }));
  for (const step of steps) {
    const end = step.edge.upstream;
    if (end === start) closingSteps.push(step);
    if (end === start || seen.has(end)) continue;
    seen.add(end);
    for (const edge of leaving(end)) steps.push({ edge, before: step });
  }
  return closingSteps.slice(0, 1).map(edgesAlong);
}

function edgesAlong<E>(last: Step<E>): readonly E[] {
  const edges: E[] = [];
  for (let step: Step<E> | undefined = last; step !== undefined; step = step.before)
    edges.push(step.edge);
  return edges.reverse();
}
