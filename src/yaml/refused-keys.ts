/**
 * Merge keys (`<<`) are YAML 1.1 and hide where a value comes from. `__proto__` would set the
 * prototype of a JavaScript object. `constructor` and `prototype` are allowed as columns: no code
 * here looks up keys in an object with a prototype.
 */
const REFUSED_KEYS: ReadonlySet<string> = new Set(['<<', '__proto__']);

export function isRefusedKey(key: string): boolean {
  return REFUSED_KEYS.has(key);
}
