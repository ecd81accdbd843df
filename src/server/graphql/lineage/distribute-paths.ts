import type { Turn } from '../../turns/turn-scheduler.js';
import { forEachYielding } from '../../turns/yielding.js';
import type { PathBudget } from './path-budget.js';

/**
 * Limit of the paths of one result. DataHub lists every shortest path, and can run out of memory.
 */
const MAX_PATHS = 100;

type Path<Node> = readonly Node[];

/** The paths of one row, generated on demand, in order. */
export type Paths<Node> = Generator<Path<Node>, void, undefined>;

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
    await forEachYielding(served, turn, ({ paths, more }) => {
      while (paths.length < most && !budget.isSpent) {
        const { value: path } = more.next();
        if (!path || !budget.trySpend(path.length)) break;
        paths.push(path);
      }
    });
  }
  return served.map(({ paths }) => paths);
}
