import type { JsonObject } from '../../model/json.js';

/**
 * Writes an aspect as Rest.li takes it inside a proposal.
 *
 * The JSON text is ASCII only, because its type is a list of bytes. Keys whose value is null are
 * left out, because the models of Rest.li refuse null for an optional field.
 */
export function toAsciiJson(value: JsonObject): string {
  return JSON.stringify(value, (_key, member) => (member === null ? undefined : member)).replaceAll(
    /[^\0-\x7f]/g,
    escapeUnit,
  );
}

/**
 * Escapes one UTF-16 code unit. The pattern has no flag `u`, so each half of a surrogate pair
 * arrives alone. JSON escapes each half separately.
 */
function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
