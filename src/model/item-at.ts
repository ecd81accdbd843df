/**
 * Returns the item at an index that lies within the list. The compiler cannot check that it does.
 */
export function itemAt<T>(list: { readonly [index: number]: T }, index: number): T {
  return list[index] as T;
}
