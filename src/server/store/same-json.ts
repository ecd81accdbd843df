import type { Json, JsonObject } from '../../model/json.js';
import { isJsonList } from '../shared/json-accessors.js';
import { runAll, type Steps } from '../shared/steps.js';

/**
 * Returns true if two values are equal. The order of an array counts, the order of keys does not.
 * An undefined member equals an absent one.
 */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  return runAll(sameJsonInSteps(a, b));
}

/** Does the same, with a step for each value. */
export function* sameJsonInSteps(a: Json | undefined, b: Json | undefined): Steps<boolean> {
  yield;
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isJsonList(a) || isJsonList(b))
    return isJsonList(a) && isJsonList(b) && (yield* sameItems(a, b));
  return yield* sameMembers(a, b);
}

function* sameItems(a: readonly Json[], b: readonly Json[]): Steps<boolean> {
  if (a.length !== b.length) return false;
  for (const [i, item] of a.entries()) {
    if (!(yield* sameJsonInSteps(item, b[i]))) return false;
  }
  return true;
}

function* sameMembers(a: JsonObject, b: JsonObject): Steps<boolean> {
  const keys = definedKeys(a);
  if (keys.length !== definedKeys(b).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(b, key) || !(yield* sameJsonInSteps(a[key], b[key]))) return false;
  }
  return true;
}

function definedKeys(value: JsonObject): readonly string[] {
  return Object.keys(value).filter((key) => value[key] !== undefined);
}
