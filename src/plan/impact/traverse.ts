import { itemAt } from '../../model/item-at.js';

/**
 * The neighbors of column `c` are the `targets` from index `offsets[c]` up to `offsets[c + 1]`,
 * excluded.
 */
export interface Adjacency {
  readonly offsets: Uint32Array;
  readonly targets: Uint32Array;
  /** The states in which each pair exists: {@link BEFORE}, {@link AFTER} or both. */
  readonly times: Uint8Array;
}

export const BEFORE = 1;

export const AFTER = 2;

export const THROUGHOUT = 3;

/** The result of one traversal. It is allocated once and reused for one traversal after another. */
export interface Traversal {
  /** Visited columns, nearest first, beginning with the starts. Valid up to `count`. */
  readonly visited: Uint32Array;
  count: number;
  /** Steps from the nearest start, by column. Valid for columns whose `visitedIn` is `run`. */
  readonly distance: Uint32Array;
  /** By column, the one before it on a shortest path from a start. */
  readonly previous: Uint32Array;
  /** By column, the number of the last traversal that visited it. */
  readonly visitedIn: Uint32Array;
  run: number;
}

export function newTraversal(size: number): Traversal {
  return {
    visited: new Uint32Array(size),
    count: 0,
    distance: new Uint32Array(size),
    previous: new Uint32Array(size),
    visitedIn: new Uint32Array(size),
    run: 0,
  };
}

export interface TraversalInput {
  readonly adjacency: Adjacency;
  readonly starts: Iterable<number>;
  /** Follows only the pairs that exist in all of these states. 0 follows every pair. */
  readonly times: number;
  /** By column: 1 for a column that may be visited. Default: all of them. */
  readonly within?: Uint8Array;
}

/** Traverses the pairs, nearest columns first. Returns the number of pairs that were examined. */
export function traverse(
  { adjacency, starts, times, within }: TraversalInput,
  traversal: Traversal,
): number {
  const { visited, distance, previous, visitedIn } = traversal;
  const { offsets, targets, times: pairTimes } = adjacency;
  traversal.run += 1;
  const { run } = traversal;
  let count = 0;
  // The innermost loop of the impact of a plan. It calls nothing and makes no objects.
  const visit = (column: number, steps: number, from: number) => {
    visitedIn[column] = run;
    distance[column] = steps;
    previous[column] = from;
    visited[count++] = column;
  };
  let examined = 0;
  for (const start of starts) if (visitedIn[start] !== run) visit(start, 0, start);
  for (let i = 0; i < count; i++) {
    const from = visited[i] as number;
    const steps = (distance[from] as number) + 1;
    const begin = offsets[from] as number;
    const end = offsets[from + 1] as number;
    for (let at = begin; at < end; at++) {
      const column = targets[at] as number;
      if (visitedIn[column] === run || ((pairTimes[at] as number) & times) !== times) continue;
      if (within?.[column] !== 0) visit(column, steps, from);
    }
    examined += end - begin;
  }
  traversal.count = count;
  return examined;
}

/** Lists the visited columns. */
export function visitedBy({ visited, count }: Traversal): Uint32Array {
  return visited.subarray(0, count);
}

/** Returns the steps to a column, infinite if it was not visited. */
export function stepsTo({ visitedIn, run, distance }: Traversal, column: number): number {
  return visitedIn[column] === run ? itemAt(distance, column) : Number.POSITIVE_INFINITY;
}

/** Returns a shortest path from a start to a visited column, both included. */
export function pathTo(traversal: Traversal, column: number): readonly number[] {
  const path = [column];
  for (let at = column; stepsTo(traversal, at) > 0; ) {
    at = itemAt(traversal.previous, at);
    path.push(at);
  }
  return path.reverse();
}
