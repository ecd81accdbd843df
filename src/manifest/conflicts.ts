export interface Conflict<T> {
  readonly first: T;
  readonly later: T;
}

/** Every item that means something else than the first item of the same key. */
export function conflicts<T>(items: readonly T[], keyOf: (item: T) => string, meaningOf: (item: T) => unknown): readonly Conflict<T>[] {
  const firsts = new Map<string, T>();
  return items.flatMap((later) => {
    const key = keyOf(later);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, later);
    return first === undefined || meaningOf(first) === meaningOf(later) ? [] : [{ first, later }];
  });
}
