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

/** A member with its whole number. In a text, each quote has a backslash before it. */
const WHOLE_DOUBLE = new RegExp(`(?<!\\\\)(?:${KEYS.join('|')})-?\\d+(?![\\d.eE])`, 'g');

/**
 * Writes JSON, with `1.0` for a whole number in a field that DataHub's models declare as float or
 * double. JavaScript has one type of number, and typed clients tell `1` from `1.0`.
 */
export function stringifyTyped(value: Json): string {
  const text = JSON.stringify(value);
  // Most texts have none of them, and the search for a fixed text is much faster.
  return KEYS.some((key) => text.includes(key)) ? text.replace(WHOLE_DOUBLE, '$&.0') : text;
}
