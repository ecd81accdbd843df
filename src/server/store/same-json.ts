import type { Json } from '../../model/json.js';

/**
 * Returns true if two values are equal. The order of an array counts, the order of keys does not.
 * An undefined member equals an absent one.
 */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isList(a) || isList(b))
    return (
      isList(a) && isList(b) && a.length === b.length && a.every((item, i) => sameJson(item, b[i]))
    );
  const keys = definedKeys(a);
  return (
    keys.length === definedKeys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}

function definedKeys(value: { readonly [key: string]: Json | undefined }): readonly string[] {
  return Object.keys(value).filter((key) => value[key] !== undefined);
}

/** `Array.isArray` does not narrow a readonly array. */
function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}
