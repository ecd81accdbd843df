import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';

/** The text at a key of an opaque aspect, or null if it has none, as in GraphQL. */
export function textAt(value: JsonObject, key: string): string | null {
  const text = value[key];
  return typeof text === 'string' ? text : null;
}

/** The number at a key of an opaque aspect, or null if it has none, as in GraphQL. */
export function numberAt(value: JsonObject, key: string): number | null {
  const number = value[key];
  return typeof number === 'number' ? number : null;
}

/** The objects in the list at a key of an opaque aspect, without other items. */
export function objectsAt(value: JsonObject, key: string): readonly JsonObject[] {
  return listAt(value, key).filter(isJsonObject);
}

/** The texts in the list at a key of an opaque aspect, without other items. */
export function textsAt(value: JsonObject, key: string): readonly string[] {
  return listAt(value, key).filter((item) => typeof item === 'string');
}

/** The object at a key of an opaque aspect, or an empty object if it has none. */
export function objectAt(value: JsonObject, key: string): JsonObject {
  const object = value[key] ?? null;
  return isJsonObject(object) ? object : {};
}

/** The list at a key of an opaque aspect, or an empty list if it has none. */
export function listAt(value: JsonObject, key: string): readonly Json[] {
  const list = value[key];
  return Array.isArray(list) ? list : [];
}

/** `Array.isArray` does not narrow a readonly array. */
export function isJsonList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}
