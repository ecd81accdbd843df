import { createHash } from 'node:crypto';

/**
 * Writes equal values as equal text: keys sorted by code unit, no white space, absent values left
 * out (RFC 8785 for values that come from JSON). Digests and byte comparisons rely on it.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sortKeys(value));
}

/** Writes canonical JSON with line breaks, for files that people read. */
export function prettyCanonicalJson(value: unknown): string {
  return `${JSON.stringify(sortKeys(value), undefined, 2)}\n`;
}

/**
 * Copies a value with sorted keys. A replacer of `JSON.stringify` would be called for each number
 * and text as well, and takes three times as long.
 */
function sortKeys(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(sortKeys);
  const keys = Object.keys(value).sort();
  // An assignment to this key would set the prototype, and the member would be lost.
  if (keys.includes('__proto__'))
    return Object.fromEntries(keys.map((key) => [key, sortKeys(Reflect.get(value, key))]));
  const sorted: Record<string, unknown> = {};
  for (const key of keys) sorted[key] = sortKeys(Reflect.get(value, key));
  return sorted;
}

/**
 * Computes the SHA-256 of a value's canonical JSON, as `sha256:` and lower-case hex. Equal values
 * have equal digests, whatever their layout in a file.
 */
export function contentDigest(value: unknown): string {
  return `sha256:${createHash('sha256').update(canonicalJson(value)).digest('hex')}`;
}
