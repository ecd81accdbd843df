import { isJsonObject, type Json, type JsonObject } from '../model/json.js';
import { Refusal } from './refusal.js';

/** Deeper than any aspect is; everything that walks a value does so by recursion. */
const MAX_DEPTH = 200;

/**
 * Reads JSON from outside.
 *
 * @throws Refusal `malformed` for what is no JSON, is nested too deep, or holds a number too large for a double
 */
export function readJson(text: string, what: string): Json {
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Refusal('malformed', `${what} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const reason = unstorable(value, MAX_DEPTH);
  if (reason !== undefined) throw new Refusal('malformed', `${what} ${reason}`);
  return value;
}

/** @throws Refusal `malformed` */
export function asObject(value: Json | undefined, what: string): JsonObject {
  if (isJsonObject(value)) return value;
  throw new Refusal('malformed', `${what} must be an object, but is ${nameOfKind(value)}`);
}

/** @throws Refusal `malformed` */
export function asList(value: Json | undefined, what: string): readonly Json[] {
  if (Array.isArray(value)) return value;
  throw new Refusal('malformed', `${what} must be an array, but is ${nameOfKind(value)}`);
}

/** @throws Refusal `malformed` */
export function asText(value: Json | undefined, what: string): string {
  if (typeof value === 'string') return value;
  throw new Refusal('malformed', `${what} must be a string, but is ${nameOfKind(value)}`);
}

/** `an array`, `null`, `missing`: for messages. */
export function nameOfKind(value: Json | undefined): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

function unstorable(value: Json | undefined, depthLeft: number): string | undefined {
  if (typeof value === 'number' && !Number.isFinite(value)) return 'holds a number that is too large';
  if (typeof value !== 'object' || value === null) return undefined;
  if (depthLeft === 0) return `is nested deeper than ${MAX_DEPTH} levels`;
  for (const item of Object.values(value)) {
    const reason = unstorable(item, depthLeft - 1);
    if (reason !== undefined) return reason;
  }
  return undefined;
}
