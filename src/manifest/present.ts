/**
 * Leaves out undefined items. Returns the list itself if no item is undefined: a manifest has many
 * short lists, and a list that grows reserves room for seventeen items.
 */
export function present<T>(items: readonly (T | undefined)[]): readonly T[] {
  return items.every((item) => item !== undefined)
    ? items
    : items.filter((item) => item !== undefined);
}
