/** Returns the value under a key. Makes and keeps the value if it is missing. */
export function getOrMake<K, V>(values: Map<K, V>, key: K, make: () => V): V {
  const known = values.get(key);
  if (known !== undefined) return known;
  const made = make();
  values.set(key, made);
  return made;
}
