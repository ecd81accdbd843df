import { isJsonObject, type Json, type JsonObject } from '../model/json.js';

/** The text at a key of an opaque aspect; null where there is none, as GraphQL says it. */
export function textAt(value: JsonObject, key: string): string | null {
  const text = value[key];
  return typeof text === 'string' ? text : null;
}

/** The objects in the list at a key of an opaque aspect; anything else in it is left out. */
export function objectsAt(value: JsonObject, key: string): readonly JsonObject[] {
  return listAt(value, key).filter(isJsonObject);
}

/** The texts in the list at a key of an opaque aspect; anything else in it is left out. */
export function textsAt(value: JsonObject, key: string): readonly string[] {
  return listAt(value, key).filter((item) => typeof item === 'string');
}

/** The object at a key of an opaque aspect, empty where there is none. */
export function objectAt(value: JsonObject, key: string): JsonObject {
  const object = value[key] ?? null;
  return isJsonObject(object) ? object : {};
}

export function listAt(value: JsonObject, key: string): readonly Json[] {
  const list = value[key];
  return Array.isArray(list) ? list : [];
}
