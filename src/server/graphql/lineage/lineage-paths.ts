import type { Urn } from '../../../urn/urn.js';
import { memoize } from '../../shared/memoize.js';
import type { AspectReads } from '../../store/aspect-store.js';
import type { LineageDirection } from '../../store/lineage-edge.js';
import { eachInTurn } from '../../turns/in-turn.js';
import type { Turn } from '../../turns/turn-scheduler.js';
import type { PathBudget } from '../request-budgets.js';
import type { FoundLineage } from './find-lineage.js';
import { viaFinder } from './reach-vias.js';

/**
 * Limit of the paths of one result. DataHub lists every shortest path, and can run out of memory.
 */
const MAX_PATHS = 100;

type Path<Node> = readonly Node[];

/** The paths of one row, generated on demand, in order. */
export type Paths<Node> = Generator<Path<Node>, void, undefined>;

/**
 * Creates a function that finds the shortest paths to an entity: to all nodes that it represents,
 * both ends included, ordered by urns. As in DataHub, the first query or job that an edge goes
 * through is a node of the path.
 */
export function createPathFinder(
  found: FoundLineage,
  direction: LineageDirection,
  store: AspectReads,
): (entity: number) => Paths<Urn> {
  const ranks = store.graph.ranks();
  const rank = (node: number) => ranks[node] as number;
  // The paths of one answer name the same few nodes thousands of times.
  const parentsOf = memoize((node: number) =>
    [...found.reached.findParents(node)].sort((a, b) => rank(a) - rank(b)),
  );
  const between = viaFinder(direction, store);
  const finish = (path: readonly number[]): readonly Urn[] => {
    const urns = path.map((node) => store.graph.toUrn(node));
    return urns.flatMap((urn, i) =>
      i === 0 ? [urn] : [...between(urns[i - 1] as Urn, urn).slice(0, 1), urn],
    );
  };
  return function* (entity) {
    for (const node of found.nodesOf(entity)) {
      for (const path of shortestPaths(node, parentsOf)) yield finish(path);
    }
  };
}

/** The end of a path as a linked list, so that paths with a common end share it. */
interface PathEnd<Node> {
  readonly node: Node;
  readonly next: PathEnd<Node> | undefined;
}

/**
 * Yields the shortest paths from the start of a walk to one of its nodes, both ends included, in
 * the order of the parents.
 *
 * It generates paths on demand: in a chain of diamonds their number doubles with every diamond.
 *
 * @param parentsOf the nodes before a node on its shortest paths; none for the start alone
 */
export function* shortestPaths<Node>(
  target: Node,
  parentsOf: (node: Node) => readonly Node[],
): Generator<readonly Node[], void, undefined> {
  const unfinished: PathEnd<Node>[] = [{ node: target, next: undefined }];
  for (let end = unfinished.pop(); end; end = unfinished.pop()) {
    const parents = parentsOf(end.node);
    if (parents.length === 0) yield pathNodes(end);
    for (const node of parents.toReversed()) unfinished.push({ node, next: end });
  }
}

function pathNodes<Node>(path: PathEnd<Node>): readonly Node[] {
  const nodes: Node[] = [];
  for (let end: PathEnd<Node> | undefined = path; end; end = end.next) nodes.push(end.node);
  return nodes;
}

/**
 * Returns the paths of each row, in the order of the rows.
 *
 * Every row gets one path before any gets a second. So a row has no path only if the first paths
 * alone exceed the budget. Further paths, up to a hundred for each row, go to the first rows first.
 *
 * @param budget pays for the nodes of the paths
 */
export async function distributePaths<Node>(
  rows: readonly Paths<Node>[],
  budget: PathBudget,
  turn: Turn,
): Promise<readonly (readonly Path<Node>[])[]> {
  const served = rows.map((more) => ({ paths: [] as Path<Node>[], more }));
  for (const most of [1, MAX_PATHS]) {
    await eachInTurn(served, turn, ({ paths, more }) => {
      while (paths.length < most && !budget.isSpent) {
        const { value: path } = more.next();
        if (!path || !budget.trySpend(path.length)) break;
        paths.push(path);
      }
    });
  }
  return served.map(({ paths }) => paths);
}
