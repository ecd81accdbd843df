import { groupBy } from '../../model/group-by.js';
import { itemAt } from '../../model/item-at.js';
import { AFTER, BEFORE, pathTo, stepsTo, traverse } from '../impact/traverse.js';
import type { Components } from './components.js';
import type { ItemGraph } from './item-graph.js';
import { marksOf } from './marks.js';
import { pathDetails } from './path-nodes.js';
import { countViolation, isExhausted, type Tally } from './tally.js';
import type { TestContext } from './test-context.js';

/** Finds the cycles of entities: each strongly connected component of several. */
export function testCycles({ lineage, entities, components }: TestContext, tally: Tally): void {
  const { graph } = entities;
  const after = components(AFTER);
  const before = lineage.compared ? components(BEFORE) : undefined;
  for (const members of after.members.filter(isCycle)) {
    if (isExhausted(tally)) return;
    const inside = edgesInside(members, graph, after);
    const made = before === undefined ? [] : inside.filter((edge) => !wasInside(edge, before));
    const start = Math.min(...members);
    const edges = made.length > 0 ? made : inside.filter(({ downstream }) => downstream === start);
    const cycle = shortestCycle(edges, { members, graph, tally });
    const address = graph.addressOf(itemAt(cycle, 0));
    countViolation(tally, {
      made: before === undefined ? null : made.length > 0,
      nodes: cycle.length,
      address: () => `${address} <- ${address}`,
      details: () => pathDetails(cycle, { graph, compared: lineage.compared }),
    });
  }
  if (before !== undefined) tally.fixed = before.members.filter(isEnded(after)).length;
}

function isCycle(members: readonly number[]): boolean {
  return members.length > 1;
}

/** Returns true for a cycle without an entity that is on a cycle after the changes. */
function isEnded({ of, members }: Components): (before: readonly number[]) => boolean {
  return (before) =>
    isCycle(before) && !before.some((item) => isCycle(itemAt(members, itemAt(of, item))));
}

interface Edge {
  readonly upstream: number;
  readonly downstream: number;
  /** The states in which it exists. */
  readonly times: number;
}

/** Lists the edges between the members of a component, without those from an entity to itself. */
function edgesInside(
  members: readonly number[],
  { downstream: { offsets, targets, times } }: ItemGraph,
  { of }: Components,
): readonly Edge[] {
  const found: Edge[] = [];
  for (const upstream of members) {
    const end = itemAt(offsets, upstream + 1);
    for (let at = itemAt(offsets, upstream); at < end; at++) {
      const edge = { upstream, downstream: itemAt(targets, at), times: itemAt(times, at) };
      const isInside = of[edge.downstream] === of[upstream] && edge.downstream !== upstream;
      if (isInside && (edge.times & AFTER) !== 0) found.push(edge);
    }
  }
  return found;
}

function wasInside({ upstream, downstream, times }: Edge, { of }: Components): boolean {
  return (times & BEFORE) !== 0 && of[upstream] === of[downstream];
}

interface CycleSearch {
  readonly members: readonly number[];
  readonly graph: ItemGraph;
  readonly tally: Tally;
}

/** The number of nodes on the shortest cycle that there can be. It ends where it starts. */
const FEWEST_NODES = 3;

/** Finds the shortest cycle that begins with one of the edges of a component. At least one. */
function shortestCycle(
  edges: readonly Edge[],
  { members, graph, tally }: CycleSearch,
): readonly number[] {
  const [traversal] = graph.traversals;
  const within = marksOf(graph.urns.length, members);
  let best: readonly number[] = [];
  for (const [start, own] of groupBy(edges, ({ downstream }) => downstream)) {
    if (best.length > 0 && (best.length === FEWEST_NODES || isExhausted(tally))) break;
    const input = { adjacency: graph.downstream, starts: [start], times: AFTER, within };
    tally.examined += traverse(input, traversal);
    for (const { upstream } of own)
      if (best.length === 0 || stepsTo(traversal, upstream) + 2 < best.length)
        best = [upstream, ...pathTo(traversal, upstream)];
  }
  return best;
}
