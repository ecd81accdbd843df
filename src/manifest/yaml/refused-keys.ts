import { type Finding, finding } from '../../errors/finding.js';
import type { Place } from '../../errors/place.js';
import { quote } from './quote.js';

/**
 * Merge keys (`<<`) are YAML 1.1 and hide where a value comes from. `__proto__` would set the
 * prototype of a JavaScript object. `constructor` and `prototype` are allowed as columns: no code
 * here looks up keys in an object with a prototype.
 */
const REFUSED_KEYS: ReadonlySet<string> = new Set(['<<', '__proto__']);

export function isRefusedKey(key: string): boolean {
  return REFUSED_KEYS.has(key);
}

export function refusedKey(key: string, place: Place): Finding {
  const what =
    key === '<<'
      ? 'merge keys are not supported: write the keys out'
      : `the key ${quote(key)} is refused`;
  return finding('refused-key', { message: what, place });
}
