import type { ForbiddenPath, OnlySources } from '../../model/lineage-test.js';
import { traverse, visitedBy } from '../impact/traverse.js';
import { forbiddenPaths } from './forbidden-paths.js';
import type { ItemGraph } from './item-graph.js';
import { type Marks, markedItems, marksOf, marksWithout } from './marks.js';
import type { Tally } from './tally.js';
import type { Items, TestContext } from './test-context.js';

/** Finds the paths that a test forbids. */
export function testForbiddenPath(
  { from, to, direct, unlessTransform, unlessThrough }: ForbiddenPath,
  { items: { graph, select, stepsWithout }, context: { times, lineage } }: TestedItems,
  tally: Tally,
): void {
  const states = times.map((time) => ({
    time,
    from: select(from, time),
    to: select(to, time),
    ...(unlessThrough && { through: select(unlessThrough, time) }),
  }));
  const { steps, counts } = stepsWithout(unlessTransform);
  const shown = { graph, compared: lineage.compared, counts };
  forbiddenPaths({ steps, shown, direct, states }, tally);
}

/** The items that a test is about. */
export interface TestedItems {
  readonly items: Items;
  readonly context: TestContext;
}

/**
 * Finds the paths to a selection that do not lead through the allowed sources: those that start at
 * an item that is neither allowed nor derived from what is allowed.
 */
export function testOnlySources(
  { from, to, direct }: OnlySources,
  { items: { graph, select }, context: { times, lineage } }: TestedItems,
  tally: Tally,
): void {
  const states = times.map((time) => {
    const [through, ends] = [select(from, time), select(to, time)];
    const derived = direct ? through : reachedFrom(through, { graph, time });
    const others = select({ kind: 'not', of: { kind: 'any', of: [from, to] } }, time);
    return {
      ...{ time, through, to: ends },
      from: marksWithout(others, derived),
    };
  });
  const shown = { graph, compared: lineage.compared };
  forbiddenPaths({ steps: graph, shown, direct, states }, tally);
}

function reachedFrom(
  starts: Marks,
  { graph, time }: { readonly graph: ItemGraph; readonly time: number },
): Marks {
  const [traversal] = graph.traversals;
  traverse({ adjacency: graph.downstream, starts: markedItems(starts), times: time }, traversal);
  return marksOf(starts.length, visitedBy(traversal));
}
