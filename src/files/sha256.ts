import { createHash } from 'node:crypto';

/** Hashes the UTF-8 bytes of a text. Returns lower-case hex. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
