import type { JsonObject } from '../model/json.js';

/**
 * An aspect as Rest.li takes it inside a proposal: a JSON text of ASCII alone, because its type is a list of bytes, and
 * without keys whose value is null, which its models refuse where a field is optional.
 */
export function asciiJson(value: JsonObject): string {
  return JSON.stringify(value, (_key, member) => (member === null ? undefined : member)).replaceAll(/[^\0-\x7f]/g, escapeUnit);
}

/** Called without the flag `u`, so one half of a surrogate pair at a time: JSON escapes each for itself. */
function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
