import { groupAt, groupBy } from '../model/group-by.js';

export interface GraphEdge {
  readonly start: string;
  readonly end: string;
}

/**
 * One shortest cycle of each strongly connected part of a graph, as the edges along it, from the part's alphabetically
 * first node on. Edges from a node to itself are not looked for.
 *
 * Linear in the size of the graph, and without recursion: lineage can be thousands of datasets deep.
 */
export function shortestCycles<E extends GraphEdge>(edges: readonly E[]): readonly (readonly E[])[] {
  const proper = edges.filter(({ start, end }) => start !== end);
  const partOf = stronglyConnected(proper);
  // What leads from one part into another is on no cycle.
  const inner = proper.filter(({ start, end }) => partOf.get(start) === partOf.get(end));
  const leaving = groupBy(inner, ({ start }) => start);
  const firstOfParts = new Map(
    [...leaving.keys()]
      .sort()
      .reverse()
      .map((node) => [partOf.get(node), node]),
  );
  return [...firstOfParts.values()].sort().flatMap((start) => cycleThrough(start, (node) => groupAt(leaving, node)));
}

/** A name for the part that each node belongs to: one of its nodes. By Kosaraju's algorithm. */
function stronglyConnected(edges: readonly GraphEdge[]): ReadonlyMap<string, string> {
  const leaving = groupBy(edges, ({ start }) => start);
  const arriving = groupBy(edges, ({ end }) => end);
  const order = finishOrder([...leaving.keys()], (node) => groupAt(leaving, node).map(({ end }) => end));
  const partOf = new Map<string, string>();
  for (const root of order.reverse()) {
    const part = [root];
    for (const node of part) {
      if (partOf.has(node)) continue;
      partOf.set(node, root);
      for (const { start } of groupAt(arriving, node)) part.push(start);
    }
  }
  return partOf;
}

/** Every node that can be reached, each after all that can be reached from it only. */
function finishOrder(roots: readonly string[], endsOf: (node: string) => readonly string[]): string[] {
  const order: string[] = [];
  const seen = new Set<string>();
  const stack = roots.map((node) => ({ node, finished: false }));
  for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
    const { node, finished } = visit;
    if (finished) order.push(node);
    if (finished || seen.has(node)) continue;
    seen.add(node);
    stack.push({ node, finished: true });
    for (const end of endsOf(node)) stack.push({ node: end, finished: false });
  }
  return order;
}

interface Step<E> {
  readonly edge: E;
  readonly before?: Step<E>;
}

/** Breadth first, so that the first way back is a shortest one. */
function cycleThrough<E extends GraphEdge>(start: string, leaving: (node: string) => readonly E[]): readonly (readonly E[])[] {
  const seen = new Set<string>();
  const waysBack: Step<E>[] = [];
  const steps = leaving(start).map((edge): Step<E> => ({ edge }));
  for (const step of steps) {
    const { end } = step.edge;
    if (end === start) waysBack.push(step);
    if (end === start || seen.has(end)) continue;
    seen.add(end);
    for (const edge of leaving(end)) steps.push({ edge, before: step });
  }
  return waysBack.slice(0, 1).map(edgesAlong);
}

function edgesAlong<E>(last: Step<E>): readonly E[] {
  const edges: E[] = [];
  for (let step: Step<E> | undefined = last; step !== undefined; step = step.before) edges.push(step.edge);
  return edges.reverse();
}
