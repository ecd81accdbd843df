export type NonEmpty<T> = readonly [T, ...T[]];

/** Groups items by key, in the order of the items. `Map.groupBy` needs Node 21. */
export function groupBy<K, T>(
  items: Iterable<T>,
  toKey: (item: T) => K,
): ReadonlyMap<K, NonEmpty<T>> {
  const groups = new Map<K, [T, ...T[]]>();
  for (const item of items) {
    const key = toKey(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** Returns the items under a key, or an empty list. */
export function groupAt<K, T>(groups: ReadonlyMap<K, readonly T[]>, key: K): readonly T[] {
  return groups.get(key) ?? [];
}
