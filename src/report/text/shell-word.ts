import { harmless } from './harmless.js';

/** A text as one word of a shell's command line, ready to paste. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : quotedWord(text);
}

/** The same, in quotes whether it needs them or not. */
export function quotedWord(text: string): string {
  return `'${harmless(text).replaceAll("'", "'\\''")}'`;
}
