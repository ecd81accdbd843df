import { getOrMake } from '../../model/get-or-make.js';
import type { Selector } from '../../model/lineage-test.js';
import { bothMarks, eitherMarks, type Marks, marksWithout } from './marks.js';

/** Returns a mark for each item in a state: 1 for an item that the selector selects. */
export type Select = (selector: Selector, time: number) => Marks;

/** A selector that is not made of others. */
export type Leaf = Exclude<Selector, { readonly kind: 'any' | 'all' | 'not' }>;

/** Marks what a leaf selects. May mark items that the state does not show. */
export type LeafMarks = (leaf: Leaf, time: number) => Marks;

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
        return partsOf(selector.of, time).reduce(eitherMarks, new Uint8Array(all.length));
      case 'all':
        return partsOf(selector.of, time).reduce(bothMarks, all);
      case 'not':
        return marksWithout(all, select(selector.of, time));
      default:
        return bothMarks(all, leafMarks(selector, time));
    }
  };
  const select: Select = (selector, time) =>
    getOrMake(known, `${time} ${JSON.stringify(selector)}`, () => evaluate(selector, time));
  const partsOf = (parts: readonly Selector[], time: number) =>
    parts.map((part) => select(part, time));
  return select;
}
