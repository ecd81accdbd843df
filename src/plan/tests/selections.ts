import { getOrMake } from '../../model/get-or-make.js';
import { itemAt } from '../../model/item-at.js';
import type { Selector } from '../../model/lineage-test.js';

/** Returns a mark for each item in a state: 1 for an item that the selector selects. */
export type Select = (selector: Selector, time: number) => Uint8Array;

/** A selector that is not made of others. */
export type Leaf = Exclude<Selector, { readonly kind: 'any' | 'all' | 'not' }>;

/** Marks what a leaf selects. May mark items that the state does not show. */
export type LeafMarks = (leaf: Leaf, time: number) => Uint8Array;

/**
 * Returns a function that selects items. It selects shown items only, and evaluates equal selectors
 * once for each state.
 *
 * @param shown the states in which each item is shown
 */
export function selections(shown: Uint8Array, leafMarks: LeafMarks): Select {
  const known = new Map<string, Uint8Array>();
  const shownAt = (time: number) =>
    getOrMake(known, `${time}`, () => shown.map((times) => Number((times & time) !== 0)));
  const evaluate: Select = (selector, time) => {
    const all = shownAt(time);
    switch (selector.kind) {
      case 'any':
        return union(all.length, partsOf(selector.of, time));
      case 'all':
        return partsOf(selector.of, time).reduce(both, all);
      case 'not': {
        const part = select(selector.of, time);
        return all.map((mark, item) => mark & ~itemAt(part, item));
      }
      default:
        return both(all, leafMarks(selector, time));
    }
  };
  const select: Select = (selector, time) =>
    getOrMake(known, `${time} ${JSON.stringify(selector)}`, () => evaluate(selector, time));
  const partsOf = (parts: readonly Selector[], time: number) =>
    parts.map((part) => select(part, time));
  return select;
}

function union(size: number, parts: readonly Uint8Array[]): Uint8Array {
  const marks = new Uint8Array(size);
  for (const part of parts)
    for (let item = 0; item < size; item++) marks[item] = itemAt(marks, item) | itemAt(part, item);
  return marks;
}

function both(one: Uint8Array, other: Uint8Array): Uint8Array {
  return one.map((mark, item) => mark & itemAt(other, item));
}
