import { itemAt } from '../../model/item-at.js';
import type { ForbiddenPath, OnlySources } from '../../model/lineage-test.js';
import { numberedGraph } from '../impact/numbered-graph.js';
import { traverse } from '../impact/traverse.js';
import { forbiddenPaths } from './forbidden-paths.js';
import { type ItemGraph, timesOf } from './item-graph.js';
import { markedItems } from './neighbors.js';
import { withoutTransforms } from './path-nodes.js';
import type { Tally } from './tally.js';
import type { Items, TestContext } from './test-context.js';

/** Finds the paths that a test forbids. */
export function testForbiddenPath(
  { from, to, direct, unlessTransform, unlessThrough }: ForbiddenPath,
  { items: { graph, select }, context }: TestedItems,
  tally: Tally,
): void {
  const { times, lineage } = context;
  const counts = withoutTransforms(unlessTransform);
  const states = times.map((time) => ({
    time,
    from: select(from, time),
    to: select(to, time),
    ...(unlessThrough && { through: select(unlessThrough, time) }),
  }));
  const steps = unlessTransform.length === 0 ? graph : countedSteps(graph, counts);
  const shown = { graph, compared: lineage.compared, counts };
  forbiddenPaths({ steps, shown, direct, states }, tally);
}

/** The items that a test is about. */
export interface TestedItems {
  readonly items: Items;
  readonly context: TestContext;
}

function countedSteps(
  { urns, steps }: ItemGraph,
  counts: ReturnType<typeof withoutTransforms>,
): ReturnType<typeof numberedGraph> {
  return numberedGraph(
    urns.length,
    steps.map((step) => ({ ...step, times: timesOf(step.parts.filter(counts)) })),
  );
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
      from: others.map((mark, item) => mark & ~itemAt(derived, item)),
    };
  });
  const shown = { graph, compared: lineage.compared };
  forbiddenPaths({ steps: graph, shown, direct, states }, tally);
}

function reachedFrom(
  starts: Uint8Array,
  { graph, time }: { readonly graph: ItemGraph; readonly time: number },
): Uint8Array {
  const marks = new Uint8Array(starts.length);
  const [traversal] = graph.traversals;
  traverse({ adjacency: graph.downstream, starts: markedItems(starts), times: time }, traversal);
  for (let i = 0; i < traversal.count; i++) marks[itemAt(traversal.visited, i)] = 1;
  return marks;
}
