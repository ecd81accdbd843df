/** Remembers the result for each key. It compares keys like a Map. */
export function memoize<K, V>(find: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    if (!known.has(key)) known.set(key, find(key));
    return known.get(key) as V;
  };
}
