/** Returns some members of an object, also those of getters, as a plain object. */
export function pick<T, K extends keyof T>(value: T, ...keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, value[key]])) as Pick<T, K>;
}
