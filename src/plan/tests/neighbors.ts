import type { Adjacency } from '../impact/traverse.js';

/** Lists the neighbors of some items in a state. May list a neighbor of several items repeatedly. */
export function neighborsOf(
  { offsets, targets, times }: Adjacency,
  items: Iterable<number>,
  time: number,
): readonly number[] {
  const found: number[] = [];
  for (const item of items) {
    const end = offsets[item + 1] as number;
    for (let at = offsets[item] as number; at < end; at++)
      if (((times[at] as number) & time) !== 0) found.push(targets[at] as number);
  }
  return found;
}
