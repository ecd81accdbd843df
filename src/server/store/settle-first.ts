import type { LineageGraph } from './graph/lineage-graph.js';

/** Returns methods that call `settle` before they do their work. */
export function settleFirst<T extends object>(methods: T, settle: () => void): T {
  const guarded = Object.entries(methods).map(([name, method]) => [
    name,
    (...parameters: readonly unknown[]) => {
      settle();
      return method(...parameters);
    },
  ]);
  return Object.fromEntries(guarded) as T;
}

/** Returns a graph that calls `settle` before each answer. Searches call it for each node. */
export function settleGraphFirst(graph: LineageGraph, settle: () => void): LineageGraph {
  const settled = (): LineageGraph => {
    settle();
    return graph;
  };
  return {
    get size() {
      return settled().size;
    },
    findNode: (urn) => settled().findNode(urn),
    toUrn: (node) => settled().toUrn(node),
    eachNeighbour: (node, direction, visit) => settled().eachNeighbour(node, direction, visit),
    ranks: () => settled().ranks(),
    exists: (node) => settled().exists(node),
    isSoftDeleted: (node) => settled().isSoftDeleted(node),
  };
}

/** Calls `settle` before each step of a read. */
export function* settleEachStep<T>(read: () => Iterable<T>, settle: () => void): Iterable<T> {
  settle();
  for (const step of read()) {
    yield step;
    settle();
  }
}
