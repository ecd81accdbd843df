/** Returns the value under a key. If there is none, makes it and keeps it. */
export function getOrMake<K, V>(values: Map<K, V>, key: K, make: () => V): V {
  const known = values.get(key);
  if (known !== undefined) return known;
  const made = make();
  values.set(key, made);
  return made;
}
