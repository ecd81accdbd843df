/** Returns the item at an index within the list. The compiler cannot check the index. */
export function itemAt<T>(list: { readonly [index: number]: T }, index: number): T {
  return list[index] as T;
}
