import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import { MAX_DEPTH } from './json-bounds.js';
import { malformed } from './request-error.js';

/**
 * Reads JSON that a client sent or a file holds.
 *
 * @throws RequestError `malformed` for invalid JSON, for values that are nested too deep, and for
 *   numbers too large for a double
 */
export function readJson(text: string, what: string): Json {
  return requireStorable(parseJson(text, what), what);
}

/** @throws RequestError `malformed` for invalid JSON */
export function parseJson(text: string, what: string): Json {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw malformed(
      `${what} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** @throws RequestError `malformed` for values that are nested too deep, and for numbers too large */
export function requireStorable(value: Json, what: string): Json {
  const reason = unstorableReason(value, MAX_DEPTH);
  if (reason === undefined) return value;
  throw malformed(`${what} ${reason}`);
}

/** @throws RequestError `malformed` */
export function asObject(value: Json | undefined, what: string): JsonObject {
  if (isJsonObject(value)) return value;
  throw malformed(`${what} must be an object, but is ${kindName(value)}`);
}

/** @throws RequestError `malformed` */
export function asList(value: Json | undefined, what: string): readonly Json[] {
  if (Array.isArray(value)) return value;
  throw malformed(`${what} must be an array, but is ${kindName(value)}`);
}

/** @throws RequestError `malformed` */
export function asText(value: Json | undefined, what: string): string {
  if (typeof value === 'string') return value;
  throw malformed(`${what} must be a string, but is ${kindName(value)}`);
}

/** @throws RequestError `malformed` */
export function asAnyNumber(value: Json | undefined, what: string): number {
  if (typeof value === 'number') return value;
  throw malformed(`${what} must be a number, but is ${kindName(value)}`);
}

/**
 * Reads a flag. It is false if it is absent or null.
 *
 * @throws RequestError `malformed`
 */
export function asFlag(value: Json | undefined, what: string): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value === 'boolean') return value;
  throw malformed(`${what} must be true or false, but is ${JSON.stringify(value)}`);
}

/** Names the kind of a value for messages: `an array`, `null`, `missing`. */
export function kindName(value: Json | undefined): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

function unstorableReason(value: Json | undefined, depthLeft: number): string | undefined {
  if (typeof value === 'number' && !Number.isFinite(value))
    return 'holds a number that is too large';
  if (typeof value !== 'object' || value === null) return undefined;
  if (depthLeft === 0) return `is nested deeper than ${MAX_DEPTH} levels`;
  for (const item of Object.values(value)) {
    const reason = unstorableReason(item, depthLeft - 1);
    if (reason !== undefined) return reason;
  }
  return undefined;
}
