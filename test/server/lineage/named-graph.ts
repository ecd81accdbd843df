import { compareText } from '../../../src/errors/compare-text.js';
import {
  type GraphWalk,
  type WalkResult,
  walkGraph,
} from '../../../src/server/lineage/walk-graph.js';

/** A graph: each name with the names after it. */
export type NamedGraph = Readonly<Record<string, readonly string[]>>;

export interface NamedWalk {
  /** The degrees by name, in the order of the walk. */
  readonly degrees: Readonly<Record<string, number>>;
  /** Returns the parents of a node, sorted. */
  readonly parentsOf: (name: string) => readonly string[];
  readonly reached: WalkResult;
}

/** Walks a graph of names from a start. The nodes in `ignored` do not count as hops. */
export function walkNames(
  start: string,
  graph: NamedGraph,
  maxHops = 1000,
  ignored: readonly string[] = [],
): NamedWalk {
  const names = [...new Set([start, ...Object.keys(graph), ...Object.values(graph).flat()])];
  const numberOf = new Map(names.map((name, i) => [name, i]));
  const number = (name: string) => numberOf.get(name) ?? -1;
  const onward: GraphWalk['hops']['onward'] = (node, visit) => {
    for (const name of graph[names[node] ?? ''] ?? []) visit(number(name));
  };
  const back: GraphWalk['hops']['back'] = (node, visit) => {
    for (const [name, next] of Object.entries(graph))
      if (next.includes(names[node] ?? '')) visit(number(name));
  };
  const isIgnored = (node: number) => ignored.includes(names[node] ?? '');
  const reached = walkGraph({
    start: number(start),
    size: names.length,
    hops: { onward, back },
    maxHops,
    isIgnored,
  });
  const nameOf = (node: number) => names[node] ?? '';
  return {
    reached,
    degrees: Object.fromEntries(
      [...reached.nodes].map((node) => [nameOf(node), reached.degreeAt(node)]),
    ),
    parentsOf: (name) => reached.findParents(number(name)).map(nameOf).sort(compareText),
  };
}
