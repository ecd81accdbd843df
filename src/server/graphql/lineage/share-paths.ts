import { eachInTurn } from '../../turns/in-turn.js';
import type { Turn } from '../../turns/turns.js';
import type { PathBudget } from './path-budget.js';

/** Paths of one result. DataHub lists every shortest path, until memory ends. */
const MAX_PATHS = 100;

type Path<Node> = readonly Node[];

/** The paths of one row, made one by one, the first of them first. */
export type Paths<Node> = Generator<Path<Node>, void, undefined>;

/**
 * The paths of each row, in the order of the rows.
 *
 * Every row is given one path before any is given a second, so a row goes without only where the first paths alone
 * exceed what there is. Further paths, at most a hundred in all, go to the first rows first.
 *
 * @param budget pays for the nodes of the paths
 */
export async function sharePaths<Node>(
  rows: readonly Paths<Node>[],
  budget: PathBudget,
  turn: Turn,
): Promise<readonly (readonly Path<Node>[])[]> {
  const served = rows.map((more) => ({ paths: [] as Path<Node>[], more }));
  for (const most of [1, MAX_PATHS]) {
    await eachInTurn(served, turn, ({ paths, more }) => {
      while (paths.length < most && !budget.spent) {
        const { value: path } = more.next();
        if (!path || !budget.pays(path.length)) break;
        paths.push(path);
      }
    });
  }
  return served.map(({ paths }) => paths);
}
