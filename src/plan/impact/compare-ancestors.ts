import { compareText } from '../../errors/compare-text.js';
import { itemAt } from '../../model/item-at.js';
import { AFTER, BEFORE, type ColumnGraph, THROUGHOUT } from './column-graph.js';
import { emptyReach, type Reach, stepsTo, walk } from './reach.js';

/** What becomes of one column's ancestors. Columns by their numbers; ancestors nearest first. */
export interface AncestorDifference {
  readonly column: number;
  /** Steps from the nearest column at which a pair comes or goes; 0 for such a column itself. */
  readonly distance: number;
  readonly gains: readonly number[];
  readonly loses: readonly number[];
  /** Ancestors before and after, to which no shortest path of before is a shortest one of after. */
  readonly reRouted: readonly number[];
  /** Walks from the column upstream, good until the next column is looked at. */
  readonly before: Reach;
  readonly after: Reach;
}

export interface Comparison {
  /** Columns that a change may bear on. */
  readonly reached: number;
  /** Of these, those that were compared before the work became too much. */
  readonly compared: number;
}

/** Pairs that are looked at in all: a second or so of work. */
const MAX_LOOKS = 40_000_000;

/**
 * Compares each column's ancestors before and after, nearest to a change first; tells only those where there is a
 * difference. Exact: what could not be compared is counted as such.
 *
 * Three walks a column: before, after, and along what is there throughout. An ancestor keeps a shortest path where the
 * third finds it in as few steps as the other two.
 */
export function compareAncestors(
  graph: ColumnGraph,
  tell: (difference: AncestorDifference) => void,
  maxLooks: number = MAX_LOOKS,
): Comparison {
  const affected = affectedColumns(graph);
  const [before, after, throughout] = [
    emptyReach(graph.columns.length),
    emptyReach(graph.columns.length),
    emptyReach(graph.columns.length),
  ];
  const { changeable, within } = changeableAncestors(graph);
  let looks = 0;
  let compared = 0;
  for (const { column, distance } of affected) {
    if (looks > maxLooks) break;
    const from = { adjacency: graph.upstream, starts: [column], within };
    looks += walk({ ...from, times: BEFORE }, before) + walk({ ...from, times: AFTER }, after);
    looks += walk({ ...from, times: THROUGHOUT }, throughout);
    compared += 1;
    const difference = differenceOf({ before, after, throughout, changeable });
    if (difference.gains.length + difference.loses.length + difference.reRouted.length > 0)
      tell({ column, distance, ...difference, before, after });
  }
  return { reached: affected.length, compared };
}

interface AffectedColumn {
  readonly column: number;
  readonly distance: number;
}

/** The columns at which a pair comes or goes and all that is derived from them, nearest first, then by urn. */
function affectedColumns({ columns, downstream, changed }: ColumnGraph): readonly AffectedColumn[] {
  const reach = emptyReach(columns.length);
  // Whenever a pair is there: what hangs on a pair that goes is affected as well.
  walk({ adjacency: downstream, starts: changed.map((pair) => pair.downstream), times: 0 }, reach);
  const found = Array.from(reach.met.subarray(0, reach.count), (column) => ({ column, distance: stepsTo(reach, column) }));
  return found.sort((a, b) => a.distance - b.distance || compareColumns(columns, a.column, b.column));
}

/** By urn. */
export function compareColumns(columns: readonly string[], a: number, b: number): number {
  return compareText(itemAt(columns, a), itemAt(columns, b));
}

/**
 * The ancestors of the upstream ends of changed pairs, those ends included: only they can come, go, or be reached in another
 * way. And what is derived from them: a walk that leaves it will meet none of them any more.
 */
function changeableAncestors({ columns, upstream, downstream, changed }: ColumnGraph): { changeable: Uint8Array; within: Uint8Array } {
  const reach = emptyReach(columns.length);
  const flags = () => {
    const flagged = new Uint8Array(columns.length);
    for (const column of reach.met.subarray(0, reach.count)) flagged[column] = 1;
    return flagged;
  };
  walk({ adjacency: upstream, starts: changed.map((pair) => pair.upstream), times: 0 }, reach);
  const changeable = flags();
  walk({ adjacency: downstream, starts: reach.met.slice(0, reach.count), times: 0 }, reach);
  return { changeable, within: flags() };
}

interface Walks {
  readonly before: Reach;
  readonly after: Reach;
  readonly throughout: Reach;
  /** By column: whether it is an ancestor that a change can bear on. */
  readonly changeable: Uint8Array;
}

function differenceOf({ before, after, throughout, changeable }: Walks): Pick<AncestorDifference, 'gains' | 'loses' | 'reRouted'> {
  const gains: number[] = [];
  const loses: number[] = [];
  const reRouted: number[] = [];
  // From the second on: the first is the column itself.
  for (let i = 1; i < after.count; i++) {
    const ancestor = itemAt(after.met, i);
    if (changeable[ancestor] !== 1) continue;
    const steps = Math.min(stepsTo(before, ancestor), stepsTo(after, ancestor));
    if (stepsTo(before, ancestor) === Number.POSITIVE_INFINITY) gains.push(ancestor);
    else if (stepsTo(throughout, ancestor) > steps) reRouted.push(ancestor);
  }
  for (let i = 1; i < before.count; i++) {
    const ancestor = itemAt(before.met, i);
    if (changeable[ancestor] === 1 && stepsTo(after, ancestor) === Number.POSITIVE_INFINITY) loses.push(ancestor);
  }
  return { gains, loses, reRouted };
}
