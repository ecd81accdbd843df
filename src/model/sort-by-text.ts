import { compareText } from '../errors/compare-text.js';

/**
 * Sorts items by a text. Makes each text once: a sort compares an item many times, and joins of urns
 * are long. Stable.
 */
export function sortByText<T>(items: readonly T[], toText: (item: T) => string): readonly T[] {
  if (items.length < 2) return items;
  return items
    .map((item) => ({ item, text: toText(item) }))
    .sort((a, b) => compareText(a.text, b.text))
    .map(({ item }) => item);
}
