import { escapeControls } from '../words/escape.js';

/**
 * Escapes a text for a place between tags. Control characters and characters that change the
 * direction of writing become visible escapes. Characters that begin a tag or an entity become
 * entities.
 */
export function escapeHtml(text: string): string {
  return escapeCharacters(text, /[&<>]/g);
}

/** Escapes a text for the value of an attribute, which is always quoted. */
export function escapeAttribute(text: string): string {
  return escapeCharacters(text, /[&<>"'`]/g);
}

function escapeCharacters(text: string, unsafe: RegExp): string {
  return escapeControls(text).replace(unsafe, (char) => `&#${char.charCodeAt(0)};`);
}
