import type { Json } from '../../model/json.js';

/** The members that DataHub's models declare as float or double. */
export const doubles: readonly string[] = [
  'actualAggValue',
  'confidenceScore',
  'double',
  'nullProportion',
  'uniqueProportion',
];

const KEYS = doubles.map((name) => `"${name}":`);

/** A member with a whole number. Inside a JSON string, each quote follows a backslash. */
const WHOLE_DOUBLE = new RegExp(`(?<!\\\\)(?:${KEYS.join('|')})-?\\d+(?![\\d.eE])`, 'g');

/**
 * Writes JSON, with `1.0` for a whole number in a field that DataHub's models declare as float or
 * double. JavaScript has one type of number, and typed clients tell `1` from `1.0`.
 */
export function stringifyTyped(value: Json): string {
  const text = JSON.stringify(value);
  // Most texts have no such member, and the search for a fixed text is much faster.
  return KEYS.some((key) => text.includes(key)) ? text.replace(WHOLE_DOUBLE, '$&.0') : text;
}
