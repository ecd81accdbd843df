/**
 * Returns the value at a path of property names in JSON of unknown shape. Undefined if there is
 * none. Only own properties count.
 */
export function valueAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null
        ? Object.entries(at).find(([name]) => name === key)?.[1]
        : undefined,
    value,
  );
}
