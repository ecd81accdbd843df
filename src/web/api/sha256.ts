import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Hashes the UTF-8 form of a text. The build puts this file in the place of `src/model/sha256.ts`.
 * Browsers have `crypto.subtle` over HTTPS only.
 */
export function sha256(text: string, encoding: 'hex' | 'base64url'): string {
  const bytes = digest(utf8ToBytes(text));
  return encoding === 'hex' ? bytesToHex(bytes) : base64url(bytes);
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
