import { hash } from 'node:crypto';

/**
 * Hashes the UTF-8 form of a text. Browsers lack `node:crypto`, so in the pages
 * `src/web/api/sha256.ts` replaces this file.
 */
export function sha256(text: string, encoding: 'hex' | 'base64url'): string {
  return hash('sha256', text, encoding);
}
