import { itemAt } from '../../model/item-at.js';
import type { NumberedGraph } from '../impact/numbered-graph.js';
import {
  type Adjacency,
  pathTo,
  stepsTo,
  type Traversal,
  traverse,
  visitedBy,
} from '../impact/traverse.js';
import { bothMarks, eitherMarks, type ItemMarks, markedItems, marksOf } from './marks.js';
import { neighborsOf } from './neighbors.js';
import { pathDetails, type ShownSteps } from './path-nodes.js';
import { countViolation, isExhausted, type Tally } from './tally.js';

/** Paths that must not be there. */
export interface PathSearch {
  /** The steps of paths. */
  readonly steps: NumberedGraph;
  readonly shown: ShownSteps;
  /** True if only single steps count. */
  readonly direct: boolean;
  /** The state after the changes, then the one before if there is one. */
  readonly states: readonly PathEnds[];
}

/** The items that a state selects, as marks. */
export interface PathEnds {
  readonly time: number;
  readonly from: ItemMarks;
  readonly to: ItemMarks;
  /** Items that no path may have between its ends. Default: none. */
  readonly through?: ItemMarks;
}

/** Finds each pair of ends that a path joins. Starts at the side with fewer items. */
export function forbiddenPaths(search: PathSearch, tally: Tally): void {
  const isForward = isFromFewer(itemAt(search.states, 0));
  const states = search.states.map((state, i) =>
    newSearch(state, {
      search,
      isForward,
      traversal: itemAt(search.shown.graph.traversals, i),
    }),
  );
  const [after, before] = [itemAt(states, 0), states[1]];
  const { addressOf } = search.shown.graph;
  const starts = states.map((state) => state.starts).reduce(eitherMarks);
  for (const start of markedItems(starts)) {
    if (isExhausted(tally)) return;
    for (const state of states) tally.examined += follow(state, start);
    for (const end of reachedEnds(after)) {
      const made = before === undefined ? null : !isReached(before, end);
      const rank = { made, nodes: stepsTo(after.traversal, end) + 2 };
      countViolation(tally, rank, () => {
        const [from, to] = isForward ? [start, end] : [end, start];
        const path = () => [start, ...pathTo(after.traversal, end)];
        return {
          address: `${addressOf(to)} <- ${addressOf(from)}`,
          details: () => pathDetails(isForward ? path() : path().reverse(), search.shown),
        };
      });
    }
    if (before !== undefined)
      tally.fixed += reachedEnds(before).filter((end) => !isReached(after, end)).length;
  }
}

function isFromFewer({ from, to }: PathEnds): boolean {
  return markedItems(from).length <= markedItems(to).length;
}

/** The search in one state: from starts to ends, up or down the graph. */
interface StateSearch {
  readonly time: number;
  /** The steps from a start. */
  readonly first: Adjacency;
  /** The steps after the first. */
  readonly onward: Adjacency;
  /** The starts that lead to an end. */
  readonly starts: ItemMarks;
  readonly ends: ItemMarks;
  /** The ends, and the items that lead to one. */
  readonly within: ItemMarks;
  readonly traversal: Traversal;
}

interface SearchWay {
  readonly search: PathSearch;
  readonly isForward: boolean;
  readonly traversal: Traversal;
}

function newSearch(
  { time, from, to, through }: PathEnds,
  { search: { steps, direct }, isForward, traversal }: SearchWay,
): StateSearch {
  const { upstream, downstream } = steps;
  const [starts, ends] = isForward ? [from, to] : [to, from];
  const [first, back] = isForward ? [downstream, upstream] : [upstream, downstream];
  const onward = (adjacency: Adjacency) =>
    direct ? withoutSteps(adjacency) : withoutStepsOf(adjacency, through);
  const before = neighborsOf(back, markedItems(ends), time);
  traverse({ adjacency: onward(back), starts: before, times: time }, traversal);
  const leading = marksOf(ends.length, visitedBy(traversal));
  return {
    ...{ time, first, onward: onward(first), ends, traversal },
    starts: bothMarks(starts, leading),
    within: eitherMarks(leading, ends),
  };
}

function withoutSteps({ offsets, ...adjacency }: Adjacency): Adjacency {
  return { ...adjacency, offsets: new Uint32Array(offsets.length) };
}

/** Leaves out the steps from some items. */
function withoutStepsOf(adjacency: Adjacency, items: ItemMarks | undefined): Adjacency {
  if (items === undefined) return adjacency;
  const times = adjacency.times.slice();
  for (const item of markedItems(items))
    times.fill(0, adjacency.offsets[item], adjacency.offsets[item + 1]);
  return { ...adjacency, times };
}

/** Visits what a start leads to. Returns the number of steps that were looked at. */
function follow(
  { time, first, onward, starts, within, traversal }: StateSearch,
  start: number,
): number {
  const next = starts[start] === 0 ? [] : neighborsOf(first, [start], time);
  const input = {
    adjacency: onward,
    starts: next.filter((item) => within[item] === 1),
    times: time,
    within,
  };
  return next.length + traverse(input, traversal);
}

function reachedEnds({ ends, traversal }: StateSearch): Uint32Array {
  return visitedBy(traversal).filter((item) => ends[item] === 1);
}

function isReached({ ends, traversal }: StateSearch, item: number): boolean {
  return ends[item] === 1 && stepsTo(traversal, item) < Number.POSITIVE_INFINITY;
}
