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

/** Names a column pair on its edge, in an address. An edge of a job can lead to several datasets. */
export function keyOfPair({ upstream, downstream, via }: ColumnPair): string {
  const columns = `${upstream.column}\n${downstream.column}`;
  return keyOf(via === undefined ? columns : `${columns}\n${downstream.dataset}`);
}
