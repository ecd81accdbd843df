import { itemAt } from '../../model/item-at.js';
import type { Adjacency } from '../impact/traverse.js';

/** Lists the neighbors of some items in a state. May list a neighbor of several items repeatedly. */
export function neighborsOf(
  { offsets, targets, times }: Adjacency,
  items: Iterable<number>,
  time: number,
): readonly number[] {
  const found: number[] = [];
  for (const item of items) {
    const end = itemAt(offsets, item + 1);
    for (let at = itemAt(offsets, item); at < end; at++)
      if ((itemAt(times, at) & time) !== 0) found.push(itemAt(targets, at));
  }
  return found;
}

/** Lists the items that have a mark. */
export function markedItems(marks: Uint8Array): readonly number[] {
  const found: number[] = [];
  for (let item = 0; item < marks.length; item++) if (marks[item] === 1) found.push(item);
  return found;
}
