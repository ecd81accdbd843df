import { groupAt, groupBy } from '../../model/group-by.js';

export interface DirectedEdge {
  readonly start: string;
  readonly end: string;
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
  edges: readonly E[],
): readonly (readonly E[])[] {
  const proper = edges.filter(({ start, end }) => start !== end);
  const components = stronglyConnected(proper);
  // An edge between two components is on no cycle.
  const inner = proper.filter(({ start, end }) => components.get(start) === components.get(end));
  const leaving = groupBy(inner, ({ start }) => start);
  const firstNodes = new Map(
    [...leaving.keys()]
      .sort()
      .reverse()
      .map((node) => [components.get(node), node]),
  );
  return [...firstNodes.values()]
    .sort()
    .flatMap((start) => cycleThrough(start, (node) => groupAt(leaving, node)));
}

/**
 * Maps each node to its component, named by one of the component's nodes. Uses Kosaraju's
 * algorithm, without recursion: graphlib's `tarjan` recurses and fails on a chain of 100,000
 * datasets.
 */
function stronglyConnected(edges: readonly DirectedEdge[]): ReadonlyMap<string, string> {
  const leaving = groupBy(edges, ({ start }) => start);
  const arriving = groupBy(edges, ({ end }) => end);
  const order = finishOrder([...leaving.keys()], (node) =>
    groupAt(leaving, node).map(({ end }) => end),
  );
  const components = new Map<string, string>();
  for (const root of order.reverse()) {
    const queue = [root];
    for (const node of queue) {
      if (components.has(node)) continue;
      components.set(node, root);
      for (const { start } of groupAt(arriving, node)) queue.push(start);
    }
  }
  return components;
}

/** Returns every reachable node in the order in which a depth-first search finishes them. */
function finishOrder(
  roots: readonly string[],
  successors: (node: string) => readonly string[],
): string[] {
  const order: string[] = [];
  const seen = new Set<string>();
  const stack = roots.map((node) => ({ node, finished: false }));
  for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
    const { node, finished } = visit;
    if (finished) order.push(node);
    if (finished || seen.has(node)) continue;
    seen.add(node);
    stack.push({ node, finished: true });
    for (const end of successors(node)) stack.push({ node: end, finished: false });
  }
  return order;
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
    const { end } = step.edge;
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
