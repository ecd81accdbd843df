import { hash } from 'node:crypto';

/**
 * Hashes the UTF-8 form of a text. The pages run where `node:crypto` is absent. There,
 * `src/web/api/sha256.ts` replaces this file.
 */
export function sha256(text: string, encoding: 'hex' | 'base64url'): string {
  return hash('sha256', text, encoding);
}
