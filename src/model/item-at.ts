/** The item at an index that is known to lie within the list, for which the compiler has only our word. */
export function itemAt<T>(list: { readonly [index: number]: T }, index: number): T {
  return list[index] as T;
}
