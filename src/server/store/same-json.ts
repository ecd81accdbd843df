import type { Json, JsonObject } from '../../model/json.js';
import { isJsonList } from '../shared/json-accessors.js';

/**
 * Returns true if two values are equal. The order of an array counts, the order of keys does not.
 * An undefined member equals an absent one.
 */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isJsonList(a) || isJsonList(b)) return isJsonList(a) && isJsonList(b) && sameItems(a, b);
  return sameMembers(a, b);
}

function sameItems(a: readonly Json[], b: readonly Json[]): boolean {
  if (a.length !== b.length) return false;
  for (const [i, item] of a.entries()) {
    if (!sameJson(item, b[i])) return false;
  }
  return true;
}

function sameMembers(a: JsonObject, b: JsonObject): boolean {
  const keys = definedKeys(a);
  if (keys.length !== definedKeys(b).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(b, key) || !sameJson(a[key], b[key])) return false;
  }
  return true;
}

function definedKeys(value: JsonObject): readonly string[] {
  return Object.keys(value).filter((key) => value[key] !== undefined);
}
