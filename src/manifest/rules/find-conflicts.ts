export interface Conflict<T> {
  readonly first: T;
  readonly later: T;
}

/** Finds every item whose meaning differs from that of the first item with the same key. */
export function findConflicts<T>(
  items: readonly T[],
  toKey: (item: T) => string,
  toMeaning: (item: T) => unknown,
): readonly Conflict<T>[] {
  const firsts = new Map<string, T>();
  return items.flatMap((later) => {
    const key = toKey(later);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, later);
    return first === undefined || toMeaning(first) === toMeaning(later) ? [] : [{ first, later }];
  });
}
