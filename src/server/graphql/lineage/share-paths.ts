import type { ReachedNode } from '../../lineage/walk-lineage.js';
import type { PathBudget } from './path-budget.js';
import { shortestPaths } from './shortest-paths.js';

/** Paths of one result. DataHub lists every shortest path, until memory ends. */
const MAX_PATHS = 100;

export interface PathShare<Node extends string> {
  /** For each row, in the order of the answer, the nodes of the walk that it stands for, nearest first. */
  readonly rows: readonly (readonly Node[])[];
  readonly reached: ReadonlyMap<Node, ReachedNode<Node>>;
  /** Pays for the nodes of the paths. */
  readonly budget: PathBudget;
}

type Paths<Node> = readonly (readonly Node[])[];

/**
 * The paths of each row, in the order of the rows.
 *
 * Every row is given one shortest path before any is given a second, so a row goes without only where the first paths
 * alone exceed what there is. Further paths, at most a hundred in all, go to the first rows first.
 */
export function sharePaths<Node extends string>({ rows, reached, budget }: PathShare<Node>): readonly Paths<Node>[] {
  const served = rows.map((nodes) => ({ paths: [] as (readonly Node[])[], more: pathsTo(nodes, reached) }));
  for (const most of [1, MAX_PATHS]) {
    for (const { paths, more } of served) {
      while (paths.length < most && !budget.spent) {
        const { value: path } = more.next();
        if (!path || !budget.pays(path.length)) break;
        paths.push(path);
      }
    }
  }
  return served.map(({ paths }) => paths);
}

function* pathsTo<Node extends string>(
  nodes: readonly Node[],
  reached: ReadonlyMap<Node, ReachedNode<Node>>,
): Generator<readonly Node[], void, undefined> {
  for (const node of nodes) yield* shortestPaths(node, reached);
}
