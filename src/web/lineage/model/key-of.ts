import type { ColumnPair } from '../../entity/pairs.js';

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * Names an urn, or any text, in an address: 8 hexadecimal digits. It is the 32-bit FNV-1a hash of
 * the UTF-16 units. Among 600 boxes, a shared key has a chance of 1 in 20,000.
 */
export function keyOf(text: string): string {
  let hash = OFFSET;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Names a column pair on its edge, in an address. */
export function keyOfPair({ upstream, downstream }: ColumnPair): string {
  return keyOf(`${upstream.column}\n${downstream.column}`);
}
