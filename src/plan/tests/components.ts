import { itemAt } from '../../model/item-at.js';
import type { Adjacency } from '../impact/traverse.js';

/** The strongly connected components of a graph in one state. */
export interface Components {
  /** The number of the component of each item. */
  readonly of: Uint32Array;
  /** The items of each component. A component comes after those that its items lead to. */
  readonly members: readonly (readonly number[])[];
}

const NONE = 0xffff_ffff;

/** Finds components by Tarjan's algorithm. Does not recurse, since lineage can be very deep. */
export function stronglyConnected(
  { offsets, targets, times }: Adjacency,
  time: number,
): Components {
  const size = offsets.length - 1;
  const of = new Uint32Array(size).fill(NONE);
  const members: number[][] = [];
  // The order of the visits, from 1. Low: the first visited item that an item leads to.
  const [order, low] = [new Uint32Array(size), new Uint32Array(size)];
  const next = offsets.slice();
  const [open, path]: [number[], number[]] = [[], []];
  let visits = 0;
  const enter = (item: number): void => {
    visits += 1;
    order[item] = visits;
    low[item] = visits;
    open.push(item);
    path.push(item);
  };
  const lower = (item: number, to: number): void => {
    if (to < itemAt(low, item)) low[item] = to;
  };
  const leave = (item: number): void => {
    path.pop();
    const before = path.at(-1);
    if (before !== undefined) lower(before, itemAt(low, item));
    if (itemAt(low, item) < itemAt(order, item)) return;
    const own = open.splice(open.lastIndexOf(item));
    for (const one of own) of[one] = members.length;
    members.push(own);
  };
  const look = (item: number, at: number): void => {
    const to = itemAt(targets, at);
    if ((itemAt(times, at) & time) === 0) return;
    if (order[to] === 0) enter(to);
    else if (of[to] === NONE) lower(item, itemAt(order, to));
  };
  for (let root = 0; root < size; root++) {
    if (order[root] === 0) enter(root);
    for (let item = path.at(-1); item !== undefined; item = path.at(-1)) {
      const at = itemAt(next, item);
      next[item] = at + 1;
      if (at === itemAt(offsets, item + 1)) leave(item);
      else look(item, at);
    }
  }
  return { of, members };
}
