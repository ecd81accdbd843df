import { escapeControls } from './escape.js';

/** Quotes a text as one word of a shell command, if necessary. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : quotedWord(text);
}

/** Quotes a text as one word of a shell command, always with quotes. */
export function quotedWord(text: string): string {
  return `'${escapeControls(text).replaceAll("'", "'\\''")}'`;
}
