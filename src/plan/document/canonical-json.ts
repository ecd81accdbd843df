import { createHash } from 'node:crypto';
import { compareText } from '../../errors/compare-text.js';

/**
 * Writes equal values as equal text: keys sorted by code unit, no white space, absent values left
 * out (RFC 8785 for values that come from JSON). Digests and byte comparisons rely on it.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, sortKeys);
}

/** Writes canonical JSON with line breaks, for files that people read. */
export function prettyCanonicalJson(value: unknown): string {
  return `${JSON.stringify(value, sortKeys, 2)}\n`;
}

function sortKeys(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => compareText(a, b)));
}

/**
 * Computes the SHA-256 of a value's canonical JSON, as `sha256:` and lower-case hex. Equal values
 * have equal digests, whatever their layout in a file.
 */
export function contentDigest(value: unknown): string {
  return `sha256:${createHash('sha256').update(canonicalJson(value)).digest('hex')}`;
}
