/**
 * Leaves out what is undefined. Returns the list itself if nothing is: lists of a manifest are many
 * and short, and a list that grows reserves room for seventeen items.
 */
export function present<T>(items: readonly (T | undefined)[]): readonly T[] {
  return items.every((item) => item !== undefined)
    ? items
    : items.filter((item) => item !== undefined);
}
