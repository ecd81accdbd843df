import { itemAt } from '../../model/item-at.js';
import type { Adjacency } from './column-graph.js';

/** What a walk came to; made once and used for one walk after the other. */
export interface Reach {
  /** Columns in the order in which they were met, nearest first; the start is the first. Valid up to `count`. */
  readonly met: Uint32Array;
  count: number;
  /** Steps from the start, by column. Valid where `walkOf` is `walk`. */
  readonly distance: Uint32Array;
  /** The column before it on a shortest path from the start, by column. */
  readonly previous: Uint32Array;
  readonly walkOf: Uint32Array;
  walk: number;
}

export function emptyReach(size: number): Reach {
  return {
    met: new Uint32Array(size),
    count: 0,
    distance: new Uint32Array(size),
    previous: new Uint32Array(size),
    walkOf: new Uint32Array(size),
    walk: 0,
  };
}

export interface Walk {
  readonly adjacency: Adjacency;
  readonly starts: Iterable<number>;
  /** Takes pairs that are there at all of these times. */
  readonly times: number;
  /** Goes no further than these columns, by column. Default: wherever pairs lead. */
  readonly within?: Uint8Array;
}

/** Walks along the pairs, nearest columns first. Gives the number of pairs that were looked at. */
export function walk({ adjacency, starts, times, within }: Walk, reach: Reach): number {
  const { met, distance, walkOf } = reach;
  const { offsets, targets, times: timesOf } = adjacency;
  reach.walk += 1;
  reach.count = 0;
  const isOpen = (column: number, at: number) =>
    walkOf[column] !== reach.walk && (itemAt(timesOf, at) & times) === times && within?.[column] !== 0;
  let looked = 0;
  for (const start of starts) if (walkOf[start] !== reach.walk) meet(reach, { column: start, steps: 0, from: start });
  for (let i = 0; i < reach.count; i++) {
    const from = itemAt(met, i);
    const steps = itemAt(distance, from) + 1;
    const begin = itemAt(offsets, from);
    const end = itemAt(offsets, from + 1);
    for (let at = begin; at < end; at++) {
      const column = itemAt(targets, at);
      if (isOpen(column, at)) meet(reach, { column, steps, from });
    }
    looked += end - begin;
  }
  return looked;
}

interface Meeting {
  readonly column: number;
  readonly steps: number;
  readonly from: number;
}

function meet(reach: Reach, { column, steps, from }: Meeting): void {
  reach.walkOf[column] = reach.walk;
  reach.distance[column] = steps;
  reach.previous[column] = from;
  reach.met[reach.count++] = column;
}

/** Steps to a column; infinite where the walk did not come to it. */
export function stepsTo({ walkOf, walk: number, distance }: Reach, column: number): number {
  return walkOf[column] === number ? itemAt(distance, column) : Number.POSITIVE_INFINITY;
}

/** A shortest path from the start to a column that the walk met, both included. */
export function pathTo(reach: Reach, column: number): readonly number[] {
  const path = [column];
  for (let at = column; stepsTo(reach, at) > 0; ) {
    at = itemAt(reach.previous, at);
    path.push(at);
  }
  return path.reverse();
}
