import type { Json } from '../../model/json.js';

/** A function that returns true if a value from a catalog has the shape of the type. */
export type TypeGuard<T extends Json> = (value: Json | undefined) => value is T;

export function isString(value: Json | undefined): value is string {
  return typeof value === 'string';
}

export function isNumber(value: Json | undefined): value is number {
  return typeof value === 'number';
}

export function isArrayOf<T extends Json>(
  value: Json | undefined,
  guard: TypeGuard<T>,
): value is readonly T[] {
  return Array.isArray(value) && value.every((one: Json) => guard(one));
}

/**
 * Returns true if the value is absent or passes. Null does not pass: no known server sends null for
 * an optional field.
 */
export function isAbsentOr<T extends Json>(value: Json | undefined, guard: TypeGuard<T>): boolean {
  return value === undefined || guard(value);
}
