import assert from 'node:assert/strict';

/**
 * Requires the same pairs of columns, in any order. The message names those that differ.
 *
 * @param {readonly string[]} found
 * @param {readonly string[]} expected
 * @param {string} hint
 */
export function comparePairs(found, expected, hint) {
  const missing = expected.filter((pair) => !found.includes(pair));
  const wrong = found.filter((pair) => !expected.includes(pair));
  const lines = [...missing.map((pair) => `- ${pair}`), ...wrong.map((pair) => `+ ${pair}`)];
  assert.ok(lines.length === 0, [hint, ...lines.toSorted()].join('\n'));
}
