import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json.js';

/**
 * Computes the SHA-256 of a value's canonical JSON, as `sha256:` and lower-case hex. Equal values
 * have equal digests, whatever their layout in a file.
 */
export function contentDigest(value: unknown): string {
  return `sha256:${createHash('sha256').update(canonicalJson(value)).digest('hex')}`;
}
