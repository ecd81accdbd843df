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
import { bothMarks, eitherMarks, type Marks, markedItems, marksOf } from './marks.js';
import { neighborsOf } from './neighbors.js';
import { pathDetails, type ShownSteps } from './path-nodes.js';
import { countViolation, type FoundViolation, isExhausted, type Tally } from './tally.js';

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
  readonly from: Marks;
  readonly to: Marks;
  /** Items that no path may have between its ends. Default: none. */
  readonly through?: Marks;
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
  const starts = states.map((state) => state.starts).reduce(eitherMarks);
  for (const start of markedItems(starts)) {
    if (isExhausted(tally)) return;
    for (const state of states) tally.examined += follow(state, start);
    for (const end of reachedEnds(after)) {
      const path = () => [start, ...pathTo(after.traversal, end)];
      countViolation(tally, {
        made: before === undefined ? null : !isReached(before, end),
        nodes: stepsTo(after.traversal, end) + 2,
        ...textsOf(() => (isForward ? path() : path().reverse()), search.shown),
      });
    }
    if (before !== undefined)
      tally.fixed += reachedEnds(before).filter((end) => !isReached(after, end)).length;
  }
}

function isFromFewer({ from, to }: PathEnds): boolean {
  return markedItems(from).length <= markedItems(to).length;
}

/** Makes the path for each of the texts, so that its traversal must still be the last. */
function textsOf(
  path: () => readonly number[],
  shown: ShownSteps,
): Pick<FoundViolation, 'address' | 'details'> {
  const { addressOf } = shown.graph;
  return {
    address: () => {
      const items = path();
      return `${addressOf(itemAt(items, items.length - 1))} <- ${addressOf(itemAt(items, 0))}`;
    },
    details: () => pathDetails(path(), shown),
  };
}

/** The search in one state: from starts to ends, up or down the graph. */
interface StateSearch {
  readonly time: number;
  /** The steps from a start. */
  readonly first: Adjacency;
  /** The steps after the first. */
  readonly onward: Adjacency;
  /** The starts that lead to an end. */
  readonly starts: Marks;
  readonly ends: Marks;
  /** The ends, and the items that lead to one. */
  readonly within: Marks;
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
function withoutStepsOf(adjacency: Adjacency, items: Marks | undefined): Adjacency {
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
