/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object. A member with the value undefined is absent. */
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** `Array.isArray` alone does not tell a JSON object from a read-only list. */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
