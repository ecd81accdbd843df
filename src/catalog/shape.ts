import type { Json } from '../model/json.js';

/** Whether a value from the wire has the shape that the type claims. */
export type Guard<T extends Json> = (value: Json | undefined) => value is T;

export function isString(value: Json | undefined): value is string {
  return typeof value === 'string';
}

export function isNumber(value: Json | undefined): value is number {
  return typeof value === 'number';
}

export function isArrayOf<T extends Json>(value: Json | undefined, guard: Guard<T>): value is readonly T[] {
  return Array.isArray(value) && value.every((one: Json) => guard(one));
}

/** Absent is fine; null is not, because no server is known to send it where a field is optional. */
export function isAbsentOr<T extends Json>(value: Json | undefined, guard: Guard<T>): boolean {
  return value === undefined || guard(value);
}
