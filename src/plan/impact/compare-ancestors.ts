import { itemAt } from '../../model/item-at.js';
import type { ColumnGraph } from './column-graph.js';
import { compareColumns } from './column-numbers.js';
import {
  AFTER,
  BEFORE,
  newTraversal,
  stepsTo,
  THROUGHOUT,
  type Traversal,
  traverse,
} from './traverse.js';

/** A column that the changes may affect. */
export interface ReachedColumn {
  readonly column: number;
  /** Steps from the nearest column whose own pairs change; 0 for such a column itself. */
  readonly distance: number;
}

/**
 * The difference between one column's ancestors before and after. Columns are numbers. Ancestors
 * are sorted, nearest first.
 */
export interface AncestorDifference extends ReachedColumn {
  readonly gains: readonly number[];
  readonly loses: readonly number[];
  /** Ancestors in both states that kept none of their shortest paths. */
  readonly reRouted: readonly number[];
  /** Traversals upstream from the column. They are valid until the next column is compared. */
  readonly before: Traversal;
  readonly after: Traversal;
}

export interface ComparedColumns {
  /** Number of columns that a change may affect. */
  readonly reached: number;
  /** Number of columns that were compared before the limit was reached. */
  readonly compared: number;
}

export interface CompareOptions {
  readonly report: (difference: AncestorDifference) => void;
  /**
   * Takes a column that had no ancestor and gains some. Returns true if the caller needs no more:
   * the search then skips the ancestors. A first plan has only such columns.
   */
  readonly countGain: (column: ReachedColumn) => boolean;
  /** The largest number of pairs to visit. Default: about a second of work. */
  readonly maxLooks?: number | undefined;
}

/** The largest number of pairs to visit: about a second of work. */
const MAX_LOOKS = 40_000_000;

/**
 * Compares the ancestors of each column before and after, columns nearest to a change first.
 * Reports only columns with a difference. The result is exact: columns that could not be compared
 * are counted.
 *
 * Each column takes three traversals: before, after, and along the pairs that exist in both states.
 * An ancestor keeps a shortest path if the third traversal reaches it in as few steps as the other
 * two.
 */
export function compareAncestors(
  graph: ColumnGraph,
  { report, countGain, maxLooks = MAX_LOOKS }: CompareOptions,
): ComparedColumns {
  const affected = affectedColumns(graph);
  const size = graph.columns.length;
  const [before, after, throughout] = [newTraversal(size), newTraversal(size), newTraversal(size)];
  const { changeable, within } = changeableAncestors(graph);
  let looks = 0;
  let compared = 0;
  for (const reached of affected) {
    const { column, distance } = reached;
    if (looks > maxLooks) break;
    if (isNewlyDerived(graph, column) && countGain(reached)) {
      compared += 1;
      continue;
    }
    const from = { adjacency: graph.upstream, starts: [column], within };
    looks +=
      traverse({ ...from, times: BEFORE }, before) + traverse({ ...from, times: AFTER }, after);
    looks += traverse({ ...from, times: THROUGHOUT }, throughout);
    compared += 1;
    const difference = diffAncestors({ before, after, throughout, changeable });
    if (difference.gains.length + difference.loses.length + difference.reRouted.length > 0)
      report({ column, distance, ...difference, before, after });
  }
  return { reached: affected.length, compared };
}

/**
 * Finds the columns whose own pairs change and all columns derived from them, nearest first, then
 * by urn.
 */
function affectedColumns({ columns, downstream, changed }: ColumnGraph): readonly ReachedColumn[] {
  const traversal = newTraversal(columns.length);
  // Follow the pairs of both states: a column behind a removed pair is affected too.
  traverse(
    { adjacency: downstream, starts: changed.map((pair) => pair.downstream), times: 0 },
    traversal,
  );
  const found = Array.from(traversal.visited.subarray(0, traversal.count), (column) => ({
    column,
    distance: stepsTo(traversal, column),
  }));
  return found.sort(
    (a, b) => a.distance - b.distance || compareColumns(columns, a.column, b.column),
  );
}

/**
 * Returns true if a column has pairs after the changes and none before. All of its pairs are new,
 * so it gains their upstream ends.
 */
function isNewlyDerived({ upstream: { offsets, times } }: ColumnGraph, column: number): boolean {
  const own = times.subarray(itemAt(offsets, column), itemAt(offsets, column + 1));
  return own.length > 0 && own.every((time) => time === AFTER);
}

/**
 * Finds the ancestors of the upstream ends of changed pairs, those ends included (`changeable`):
 * only these can be gained, lost or re-routed. Also finds everything that is derived from them
 * (`within`): a traversal that leaves this set meets none of them any more.
 */
function changeableAncestors({ columns, upstream, downstream, changed }: ColumnGraph): {
  changeable: Uint8Array;
  within: Uint8Array;
} {
  const traversal = newTraversal(columns.length);
  const flagVisited = () => {
    const flagged = new Uint8Array(columns.length);
    for (const column of traversal.visited.subarray(0, traversal.count)) flagged[column] = 1;
    return flagged;
  };
  traverse(
    { adjacency: upstream, starts: changed.map((pair) => pair.upstream), times: 0 },
    traversal,
  );
  const changeable = flagVisited();
  traverse(
    { adjacency: downstream, starts: traversal.visited.slice(0, traversal.count), times: 0 },
    traversal,
  );
  return { changeable, within: flagVisited() };
}

interface Traversals {
  readonly before: Traversal;
  readonly after: Traversal;
  readonly throughout: Traversal;
  /** By column: 1 for an ancestor that can be gained, lost or re-routed. */
  readonly changeable: Uint8Array;
}

function diffAncestors({
  before,
  after,
  throughout,
  changeable,
}: Traversals): Pick<AncestorDifference, 'gains' | 'loses' | 'reRouted'> {
  const gains: number[] = [];
  const loses: number[] = [];
  const reRouted: number[] = [];
  // Skip the first: it is the column itself.
  for (let i = 1; i < after.count; i++) {
    const ancestor = itemAt(after.visited, i);
    if (changeable[ancestor] !== 1) continue;
    const steps = Math.min(stepsTo(before, ancestor), stepsTo(after, ancestor));
    if (stepsTo(before, ancestor) === Number.POSITIVE_INFINITY) gains.push(ancestor);
    else if (stepsTo(throughout, ancestor) > steps) reRouted.push(ancestor);
  }
  for (let i = 1; i < before.count; i++) {
    const ancestor = itemAt(before.visited, i);
    if (changeable[ancestor] === 1 && stepsTo(after, ancestor) === Number.POSITIVE_INFINITY)
      loses.push(ancestor);
  }
  return { gains, loses, reRouted };
}
