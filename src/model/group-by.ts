export type NonEmpty<T> = readonly [T, ...T[]];

/** The items under the key that each of them has, both in the order of the items. `Map.groupBy` needs Node 21. */
export function groupBy<K, T>(items: Iterable<T>, keyOf: (item: T) => K): ReadonlyMap<K, NonEmpty<T>> {
  const groups = new Map<K, [T, ...T[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** The items under a key, none where it has none. */
export function groupAt<K, T>(groups: ReadonlyMap<K, readonly T[]>, key: K): readonly T[] {
  return groups.get(key) ?? [];
}
