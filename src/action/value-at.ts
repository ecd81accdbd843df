/** Returns the value at a path of own properties in JSON of unknown shape, if any. */
export function valueAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null
        ? Object.entries(at).find(([name]) => name === key)?.[1]
        : undefined,
    value,
  );
}
